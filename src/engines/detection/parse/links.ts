import { LinkifyIt } from 'linkify-it';
import { FILE_ENDINGS } from '../data/endings.ts';
import { isInvisible } from '../html/invisible.ts';
import { LIMITS } from '../limits.ts';
import { ownerOf } from './brand-hosts.ts';
import { isLinkChecker, registrableDomain } from './domains.ts';
import { toUnicode } from './punycode.ts';

/** A parsed link. */
export interface Link {
  /** As written in the email. */
  raw: string;
  /** Without the characters that browsers drop. */
  href: string;
  /** The clicked text and its position in the displayed text. Empty for a link around an image. */
  text: string;
  start: number;
  end: number;
  image: boolean;
  /** Written out in the text, not behind other words. */
  bare: boolean;
  /** In lower case, without the colon. */
  scheme: string;
  url: URL | null;
  /** The host as a browser resolves it (Punycode, dotted numbers); empty for other schemes. */
  host: string;
  /** The host with its Unicode letters. */
  shownHost: string;
  /** The registrable domain, or the host where there is none. */
  domain: string;
  /** The file or image in which it was found, in words for the reader; absent for a link of the email itself. */
  source?: string;
}

/** A link's address and position. */
export interface LinkPosition {
  href: string;
  start: number;
  end: number;
  image?: boolean;
}

const linkifier = new LinkifyIt({
  fuzzyLink: true,
  fuzzyIP: false,
  fuzzyEmail: false,
  urlAuth: true,
  maxLength: LIMITS.url,
});
const MIGHT_HOLD_LINK = /[.:/][^.:/,;!?"'”’)]/;
const SCHEME = /^\s*([a-z][a-z0-9+.-]{0,30}):/i;

/** Parses a link. Never fails: an invalid URL keeps its scheme and text. */
export function parseLink(position: LinkPosition, text: string): Link {
  const raw = position.href.trim().slice(0, LIMITS.url);
  const href = stripControls(raw);
  const shown = text.slice(position.start, position.end);
  const scheme = (SCHEME.exec(href)?.[1] ?? '').toLowerCase();
  const url = urlOf(href, scheme);
  const web = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  const host = web ? url.hostname.replace(/\.$/, '') : '';
  return {
    raw,
    href,
    text: shown,
    start: position.start,
    end: position.end,
    image: position.image === true,
    bare: position.image === undefined,
    scheme: scheme || (web ? 'http' : ''),
    url,
    host,
    shownHost: toUnicode(host),
    domain: host === '' ? '' : (registrableDomain(host) ?? host),
  };
}

/** Links to the web, as opposed to a mailbox, a phone number or a place in the email. */
export function webLinksOf(links: readonly Link[]): Link[] {
  return links.filter(({ host }) => host !== '');
}

/** The address behind a link-checking service or a search engine's redirect; any other address unchanged. */
function unwrapped(url: URL): URL {
  const { hostname, searchParams, pathname } = url;
  const isSearchHop = pathname === '/url' && ownerOf(hostname)?.name === 'Google';
  if (!isSearchHop && !isLinkChecker(hostname)) return url;
  // Proofpoint writes `/` as `_` and other characters as `-` with two hex digits (version 2), or puts the address
  // between `__` (version 3).
  const encoded = searchParams.get('u');
  const inner =
    searchParams.get('url') ??
    searchParams.get('q') ??
    (encoded === null ? null : encoded.replaceAll('_', '/').replace(/-([0-9A-F]{2})/g, '%$1')) ??
    /__((?:[^_]|_[^_])+)__;/.exec(pathname)?.[1];
  const decoded = inner?.includes('%3A') ? safelyDecoded(inner) : inner;
  return decoded && URL.canParse(decoded) ? new URL(decoded) : url;
}

/** Decodes percent-encoding; invalid encoding stays as it is. */
export function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A host named in a text without a scheme or path: most programs do not make it a link. */
export function isNameAlone({ bare, text }: Link): boolean {
  return bare && !/^(?:[a-z]{2,9}:|www\.)|[/?#]/i.test(text);
}

/** The addresses written out in a text. Long runs without white space are cut: no legitimate link is longer. */
export function linksInText(text: string): LinkPosition[] {
  const positions: LinkPosition[] = [];
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    const piece = run.slice(0, LIMITS.url);
    if (!MIGHT_HOLD_LINK.test(piece)) continue;
    for (const match of linkifier.match(piece) ?? []) {
      if (match.schema === 'mailto:' || (match.schema === '' && isFileName(match.raw))) continue;
      // “service.desk@alder.example”: the part before the @ is no host.
      if (match.schema === '' && piece[match.lastIndex] === '@') continue;
      positions.push({ href: match.url, start: index + match.index, end: index + match.lastIndex });
      if (positions.length >= LIMITS.links * 4) return positions;
    }
  }
  return positions;
}

/** The host of a text that is a web address as a whole, with or without quotes or brackets around it. */
export function hostShownBy(text: string): string | null {
  if (text.length > LIMITS.url) return null;
  const bare = withoutInvisible(text)
    .trim()
    .replace(/^[<("'“‘[«]{1,9}|[>)"'”’\]».,;:!]{1,9}$/g, '');
  if (/\s/.test(bare) || bare.includes('@')) return null;
  const match =
    /^(?:https?:\/\/)?((?:[\p{L}\p{N}_-]{1,63}\.){1,20}[\p{L}\p{N}-]{2,63})(?::\d{1,5})?(?:[/?#].*)?$/iu.exec(bare);
  const host = match?.[1]?.toLowerCase();
  if (host === undefined || registrableDomain(host) === null || isFileName(bare)) return null;
  return linkifier.test(bare) ? host : null;
}

/** The host of the first full address within a text. */
export function hostNamedIn(text: string): string | null {
  const [, host] =
    /(?:^|[\s("'“‘])(?:https?:\/\/|www\.)((?:[\w-]{1,63}\.){1,8}[a-z]{2,24})(?![\w.-]*@)/i.exec(
      text.slice(0, LIMITS.url),
    ) ?? [];
  return host === undefined ? null : host.toLowerCase();
}

/** A name and an extension only, without a scheme, `www.` or a path. */
function isFileName(text: string): boolean {
  return (
    !/[/:]/.test(text) && !/^www\./i.test(text) && FILE_ENDINGS.has(text.slice(text.lastIndexOf('.') + 1).toLowerCase())
  );
}

function urlOf(href: string, scheme: string): URL | null {
  const absolute = href.startsWith('//') ? `http:${href}` : scheme === '' ? `http://${href}` : href;
  if (scheme === '' && !/^\/\/|^[^/?#\s]+\.[^/?#\s]+/.test(href)) return null;
  return URL.canParse(absolute) ? unwrapped(new URL(absolute)) : null;
}

const NOT_PLAIN = /[^\x20-\x7e]/;

function stripControls(href: string): string {
  if (!NOT_PLAIN.test(href)) return href;
  return Array.from(withoutInvisible(href))
    .filter((char) => (char.codePointAt(0) ?? 0) > 31)
    .join('');
}

/** Invisible characters in a name keep it from being compared. */
function withoutInvisible(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return Array.from(text)
    .filter((char) => !isInvisible(char.codePointAt(0) ?? 0))
    .join('');
}
