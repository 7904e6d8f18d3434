import { TARGET_PARAMETERS } from '../data/open-redirects.ts';
import { registrableDomain } from './domains.ts';
import { parsedUrl } from './parsed-url.ts';
import { safelyDecoded } from './percent.ts';

/** How many encodings an address may have; each costs characters, and a link has at most 4,096. */
const MAX_LAYERS = 5;
const MAX_PIECES = 40;
/** Absolute, or relative to the scheme alone. Some redirectors lose one of the slashes. */
const ABSOLUTE = /^(?:https?:\/{1,2}|\/\/)[^\s/?#]/i;
/**
 * Every address inside another contains one of these: plain, percent-encoded, Proofpoint's, base64 once or twice,
 * hexadecimal.
 */
const MAY_CONTAIN = /https?[:%-]|%2f%2f|[=/#]\/\/|aHR0c|SFRUU|YUhSMGN|68747470/i;
/** `http`, `HTTP` and base64 of `http`, in base64. Bing writes `a1` before it. */
const BASE64 = /^[\w-]{0,4}?((?:aHR0c|SFRUU|YUhSMGN)[\w+/-]{8,4096})/;
const HEX = /^[\w-]{0,4}?(68747470(?:[0-9a-f]{2}){4,2048})/i;
/** Proofpoint's version 2 writes `/` as `_` and other characters as `-` with two hexadecimal digits. */
const PROOFPOINT_2 = /^https?-3A__/i;
/** Version 3 ends the address with `__;`, followed by the characters that `*` replaces, in base64. */
const PROOFPOINT_3 = { start: '/__http', end: '__;' };
/** An address within a path, with its own path. Check Point ends it with `___.` */
const IN_PATH = /[/_*](https?(?::|%3a)\S{3,4096})/i;
/** Google's translated pages: the host is a label. */
export const TRANSLATED = '.translate.goog';
/** Google's cached pages: the host follows in the path, after `s/` for https. */
const AMP = /^\/(?:amp|c|v|i)\/(?:s\/)?(\S{4,4096})/;

/**
 * The absolute web addresses inside another: in parameters, path or fragment, plain or encoded.
 * @param isRedirector whether a host without its scheme is an address, too
 */
export function addressesIn(url: URL, isRedirector: boolean): URL[] {
  const { hostname, searchParams, pathname, search, hash } = url;
  if (hostname.endsWith(TRANSLATED)) return [translated(url)].filter((one) => one !== null);
  const parameters = [...searchParams].slice(0, MAX_PIECES);
  const bare = isRedirector ? bareAddresses(url, parameters) : [];
  const rest = pathname + search + hash;
  if (!MAY_CONTAIN.test(rest)) return bare;
  const fragment = hash.slice(1);
  const pieces = [
    proofpoint3(rest) ?? IN_PATH.exec(rest)?.[1]?.split('___', 1)[0] ?? '',
    ...parameters.map(([, value]) => value),
    // `?https://…` and `;d?https://…` are not parameters.
    search.slice(1),
    fragment,
    ...(fragment.includes('=') ? [...new URLSearchParams(fragment).values()] : []),
    ...pathname.split('/', MAX_PIECES).map((part) => part.replace(/^[\w.]{1,20}=/, '')),
  ];
  return [...pieces.slice(0, MAX_PIECES * 2).map(addressOf), ...bare].filter((one) => one !== null);
}

/** The address in a text, under its encodings. */
function addressOf(piece: string): URL | null {
  let text = piece;
  for (let layer = 0; layer <= MAX_LAYERS; layer++) {
    if (ABSOLUTE.test(text)) return parsedUrl(text.startsWith('//') ? `https:${text}` : text);
    const inner = withoutLayer(text);
    if (inner === text) return null;
    text = inner;
  }
  return null;
}

function withoutLayer(text: string): string {
  if (PROOFPOINT_2.test(text)) {
    return safelyDecoded(text.replaceAll('_', '/').replace(/-([0-9A-F]{2})/gi, '%$1'));
  }
  const [, base64] = BASE64.exec(text.replaceAll(' ', '+')) ?? [];
  if (base64 !== undefined) return fromBase64(base64);
  const [, hex] = HEX.exec(text) ?? [];
  if (hex !== undefined) return hex.replace(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return text.includes('%') ? safelyDecoded(text) : text;
}

/** In the standard or the URL-safe alphabet, with a broken end cut off; the text itself if it isn't base64. */
function fromBase64(digits: string): string {
  const standard = digits.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return atob(standard.slice(0, standard.length - (standard.length % 4 === 1 ? 1 : 0)));
  } catch {
    return digits;
  }
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** `*` is one of the characters left out, `**A` two of them, `**B` three. Null for another address. */
function proofpoint3(rest: string): string | null {
  const start = rest.toLowerCase().indexOf(PROOFPOINT_3.start) + '/__'.length;
  const end = start < '/__'.length ? -1 : rest.indexOf(PROOFPOINT_3.end, start);
  if (end === -1) return null;
  const characters = fromBase64(rest.slice(end + PROOFPOINT_3.end.length).split('!', 1)[0] ?? '');
  let at = 0;
  return rest.slice(start, end).replace(/\*(?:\*([\w-]))?/g, (_, run?: string) => {
    const from = at;
    at += run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + 2;
    return characters.slice(from, at);
  });
}

function bareAddresses({ pathname }: URL, parameters: readonly [string, string][]): URL[] {
  const hosts = parameters.filter(([name]) => TARGET_PARAMETERS.has(name.toLowerCase())).map(([, value]) => value);
  return [AMP.exec(pathname)?.[1] ?? '', ...hosts]
    .filter((text) => /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}(?:[/?#:]|$)/i.test(text))
    .map((text) => parsedUrl(`https://${text}`))
    .filter((one) => one !== null)
    .filter(({ hostname }) => registrableDomain(hostname) !== null);
}

/** `my--site-example.translate.goog` shows `my-site.example`. */
function translated({ hostname, pathname, hash }: URL): URL | null {
  const name = hostname.slice(0, -TRANSLATED.length);
  const host = name.replace(/--|-/g, (dash) => (dash === '-' ? '.' : '-'));
  return parsedUrl(`https://${host}${pathname}${hash}`);
}
