import { LinkifyIt, type Match } from 'linkify-it';
import { FILE_EXTENSION_TLDS } from '../data/suffixes.ts';
import { isInvisible } from '../html/invisible.ts';
import { LIMITS } from '../limits.ts';
import { registrableDomain } from './domains.ts';
import { isKnownWord, isListedWord } from './known-words.ts';
import { parsedUrl } from './parsed-url.ts';
import { toUnicode } from './punycode.ts';
import { followed } from './redirects.ts';
import { skeleton } from './words.ts';

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
  /** Whether it is written out in the text, not behind other words. */
  bare: boolean;
  /** In lower case, without the colon. */
  scheme: string;
  /** Its target: behind link checkers and redirectors, as far as the address shows it. */
  url: URL | null;
  /** Redirecting addresses on the way to `url`, the outermost first. */
  hops: readonly URL[];
  /** The host as a browser resolves it (Punycode, dotted numbers); empty for other schemes. */
  host: string;
  /** The host with its Unicode letters. */
  shownHost: string;
  /** The registrable domain, or the host if there is none. */
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
const MIGHT_HOLD_LINK = /[.:/][^\s.:/,;!?"'”’)]/;
const SPACE = /\s/;
const SCHEME = /^\s*([a-z][a-z0-9+.-]{0,30}):/i;

/** Parses a link. Never fails: an invalid URL keeps its scheme and text. */
export function parseLink(position: LinkPosition, text: string): Link {
  return parsed(position, text).link;
}

/** A link, and for an unknown redirector also the address it names: either may open. */
export function parseLinks(position: LinkPosition, text: string): Link[] {
  const { link, mayLeadTo } = parsed(position, text);
  if (mayLeadTo === null || link.url === null) return [link];
  const beyond = parseLink({ ...position, href: mayLeadTo.href }, text);
  return [link, { ...beyond, image: link.image, bare: link.bare, hops: [...link.hops, link.url, ...beyond.hops] }];
}

function parsed(position: LinkPosition, text: string): { link: Link; mayLeadTo: URL | null } {
  const raw = position.href.trim().slice(0, LIMITS.url);
  const href = stripControls(raw);
  const shown = text.slice(position.start, position.end);
  const scheme = (SCHEME.exec(href)?.[1] ?? '').toLowerCase();
  const written = urlOf(href, scheme);
  const web = written !== null && (written.protocol === 'http:' || written.protocol === 'https:');
  const { target: url, hops, mayLeadTo } = web ? followed(written) : { target: written, hops: [], mayLeadTo: null };
  const host = web ? (url?.hostname ?? '').replace(/\.$/, '') : '';
  const link: Link = {
    raw,
    href,
    text: shown,
    start: position.start,
    end: position.end,
    image: position.image === true,
    bare: position.image === undefined,
    scheme: scheme || (web ? 'http' : ''),
    url,
    hops,
    host,
    shownHost: toUnicode(host),
    domain: host === '' ? '' : (registrableDomain(host) ?? host),
  };
  return { link, mayLeadTo };
}

/** The address that a link leads to, as the reader should see it. */
export function targetOf({ href, url, hops }: Link): string {
  return hops.length > 0 && url ? url.href : href;
}

/** Links to pages of the web, as opposed to a mailbox, a phone number or a place in the email. */
export function webLinksOf(links: readonly Link[]): Link[] {
  return links.filter((link) => link.host !== '' && !isPictureAddress(link));
}

/** A picture in a text that was converted from HTML: programs write its address in its place. */
export function isPictureAddress({ bare, url }: Link): boolean {
  return bare && url !== null && PICTURE_ENDING.test(url.pathname);
}

const PICTURE_ENDING = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;

/** A host named in a text without a scheme or path: most programs do not make it a link. */
export function isNameAlone({ bare, text }: Link): boolean {
  return bare && !/^(?:[a-z]{2,9}:|www\.)|[/?#]/i.test(text);
}

/** The addresses written out in a text. Long runs without white space are cut: no legitimate link is longer. */
export function linksInText(text: string): LinkPosition[] {
  const positions: LinkPosition[] = [];
  for (const { piece, index } of piecesIn(text)) {
    for (const match of matchesIn(piece)) {
      if (match.schema === 'mailto:' || (match.schema === '' && isFileName(match.raw))) continue;
      // “service.desk@alder.example”: the part before the @ is not a host.
      if (match.schema === '' && piece[match.lastIndex] === '@') continue;
      const end = index + match.lastIndex;
      if (match.schema === '' && isSentenceEnd(match.raw, text.slice(end, end + 2))) continue;
      positions.push({ href: match.url, start: index + match.index, end });
      if (positions.length >= LIMITS.links * 4) return positions;
    }
  }
  return positions;
}

/** A word and the first one of the next sentence, with only a full stop in between. */
const TWO_WORDS = /^([\p{L}\p{M}]{1,63})\.(\p{Lu}\p{L}{1,9})$/u;
/** Suffixes that rarely begin a sentence and that people capitalise: “fernwood.COM”. */
const WIDESPREAD = /^(?:com|net|org|info)$/i;

/**
 * Whether a name is the end of a sentence and the beginning of the next, without a space: “sua conta.Se você”,
 * “today.IT’S here”. Hosts are written in one case, or with a capital at their beginning.
 */
function isSentenceEnd(name: string, next: string): boolean {
  const [, word = '', ending = ''] = TWO_WORDS.exec(name) ?? [];
  if (ending === '') return false;
  // The buyer of a name chooses how it is written: “paypal-help.Ru” is a link, unless both are words.
  if (!isKnownWord(skeleton(word)) || !isListedWord(skeleton(ending))) return false;
  const isLower = /^\p{Ll}/u.test(word);
  const goesOn = /^\p{Lu}\p{Ll}+$/u.test(ending) && /^[ \u00a0]\p{Ll}/u.test(next);
  return WIDESPREAD.test(ending) ? isLower && goesOn : isLower || goesOn;
}

/** The runs without white space that may hold a link, and where they begin. */
function* piecesIn(text: string): Generator<{ piece: string; index: number }> {
  const mark = new RegExp(MIGHT_HOLD_LINK, 'g');
  const space = /\s/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    let index = found.index;
    while (index > 0 && !SPACE.test(text.charAt(index - 1))) index--;
    space.lastIndex = found.index;
    const end = space.exec(text)?.index ?? text.length;
    const piece = text.slice(index, Math.min(end, index + LIMITS.url));
    if (MIGHT_HOLD_LINK.test(piece)) yield { piece, index };
    mark.lastIndex = end;
  }
}

/** Kana, ideographs, Hangul, Thai, Lao, Burmese and Khmer: no space is needed around an address in such a text. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

type Found = Pick<Match, 'schema' | 'raw' | 'url' | 'index' | 'lastIndex'>;

/** Includes addresses with words attached on either side. A name in such a script is found as part of the whole. */
function matchesIn(piece: string): Found[] {
  const found: Found[] = linkifier.match(piece) ?? [];
  if (!UNSPACED.test(piece)) return found;
  const glued = [...piece.matchAll(/[!-~]{4,}/g)].flatMap(({ 0: run, index }) => {
    if (found.some((one) => one.index < index + run.length && index < one.lastIndex)) return [];
    return (linkifier.match(run) ?? []).map(({ schema, raw, url, index: start, lastIndex: end }) => ({
      schema,
      raw,
      url,
      index: index + start,
      lastIndex: index + end,
    }));
  });
  return [...found, ...glued].sort((one, other) => one.index - other.index);
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
    !/[/:]/.test(text) &&
    !/^www\./i.test(text) &&
    FILE_EXTENSION_TLDS.has(text.slice(text.lastIndexOf('.') + 1).toLowerCase())
  );
}

function urlOf(href: string, scheme: string): URL | null {
  const absolute = href.startsWith('//') ? `http:${href}` : scheme === '' ? `http://${href}` : href;
  if (scheme === '' && !/^\/\/|^[^/?#\s]+\.[^/?#\s]+/.test(href)) return null;
  return parsedUrl(absolute);
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
