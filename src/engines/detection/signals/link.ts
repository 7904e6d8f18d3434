import type { Evidence } from '../analysis.ts';
import { ARCHIVES, PAGE_NAMES } from '../data/file-types.ts';
import { authenticationOf, sameOrganisation } from '../parse/authentication.ts';
import {
  domainOf,
  hasSuspiciousTld,
  isClickTracker,
  isFreeHost,
  isShortener,
  organizationDomain,
  registrableDomain,
} from '../parse/domains.ts';
import { hostShownBy, type Link, safelyDecoded } from '../parse/links.ts';
import type { Reading } from '../parse/parse.ts';
import { isInvisible, skeleton } from '../parse/words.ts';
import { baseName, endingOf, runs } from '../read/attachments/file-name.ts';
import { isKnownHost, lookAlikeOf } from './lookalike.ts';
import { linkEvidence, linksWhere, plainEvidence, SILENT, type SignalRule } from './signal.ts';

const DANGEROUS_SCHEMES = new Set(['data', 'vbscript', 'file', 'search-ms', 'ms-msdt', 'search', 'blob']);
const IP_HOST = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[/;
const LONG_URL = 400;
/** `javascript:void(0);` and the like lead nowhere. */
const EMPTY_SCRIPT = 24;
const MANY_LABELS = 4;
const EMAIL_IN_URL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.[a-z]{2,24}/gi;
const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const STANDARD_PORTS = new Set(['', '80', '443', '8080', '8443']);
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/;
const FAKE_SLASH = /[\u2044\u2215\u29f8\uff0f]/;

export const LINK_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-text-mismatch',
    group: 'link',
    tier: 'hard',
    title: 'The link shows one address and leads to another',
    sentence: (evidence) => `The link reads “${evidence[0]?.quote.trim()}” but leads to ${hostOf(evidence[0]?.href)}.`,
    check: (reading) =>
      linksWhere(
        reading,
        (link) =>
          misleads(link, reading) && isFullAddress(link.text) && !showsKnownName(link) && !isOneOfMany(link, reading),
      ),
  },
  {
    id: 'link-counted',
    group: 'link',
    tier: 'context',
    title: 'The link counts clicks',
    sentence: (evidence) =>
      `The link reads “${evidence[0]?.quote.trim()}” and passes through ${hostOf(evidence[0]?.href)}, as newsletters’ links do.`,
    check: (reading) => linksWhere(reading, (link) => leadsElsewhere(link) && isCounted(link, reading)),
  },
  {
    id: 'link-to-known-name-mismatch',
    group: 'link',
    tier: 'hard',
    title: 'The link shows a known company and leads elsewhere',
    sentence: (evidence) => `The link reads “${evidence[0]?.quote.trim()}” but leads to ${hostOf(evidence[0]?.href)}.`,
    check: (reading) =>
      linksWhere(reading, (link) => misleads(link, reading) && showsKnownName(link) && !isKnownHost(link.host)),
  },
  {
    id: 'link-name-mismatch',
    group: 'link',
    tier: 'soft',
    title: 'The link names one site and leads to another',
    sentence: (evidence) => `The link names “${evidence[0]?.quote.trim()}” but leads to ${hostOf(evidence[0]?.href)}.`,
    check: (reading) =>
      linksWhere(
        reading,
        (link) =>
          misleads(link, reading) && !showsKnownName(link) && (!isFullAddress(link.text) || isOneOfMany(link, reading)),
      ),
  },
  {
    id: 'link-userinfo',
    group: 'link',
    tier: 'hard',
    title: 'A false address before an @ in the link',
    sentence: (evidence) => `What stands before the @ is no address: the link leads to ${hostOf(evidence[0]?.href)}.`,
    check: (reading) =>
      linksWhere(reading, ({ url, host }) => host.includes('.') && safelyDecoded(url?.username ?? '').includes('.')),
  },
  {
    id: 'link-ip-address',
    group: 'link',
    tier: 'hard',
    title: 'The link leads to a bare number',
    sentence: 'The link leads to a numeric address instead of a name. Companies do not link to numbers.',
    check: (reading) =>
      linksWhere(reading, ({ host, text }) => IP_HOST.test(host) && text.trim() !== host && !isPrivateAddress(host)),
  },
  {
    id: 'link-dangerous-scheme',
    group: 'link',
    tier: 'hard',
    title: 'The link runs or opens something instead of leading to a page',
    sentence: 'The link does not lead to a web page but to code or to a file.',
    check: (reading) => linksWhere(reading, ({ scheme, raw }) => isDangerousScheme(scheme, raw)),
  },
  {
    id: 'link-runs-script',
    group: 'link',
    tier: 'hard',
    title: 'The link is a script',
    sentence: 'The link holds program code instead of an address.',
    check: (reading) =>
      linksWhere(reading, ({ scheme, href }) => scheme === 'javascript' && href.length > EMPTY_SCRIPT),
  },
  {
    id: 'link-deceptive-characters',
    group: 'link',
    tier: 'hard',
    title: 'The link holds characters that mislead the eye',
    sentence: 'The address holds invisible characters, reversed writing, false slashes or backslashes.',
    check: (reading) => linksWhere(reading, hasDeceptiveCharacters),
  },
  {
    id: 'link-look-alike',
    group: 'link',
    tier: 'hard',
    title: 'The address imitates a known company',
    sentence: (evidence) => {
      const host = hostOf(evidence[0]?.href);
      return `${host} is made to look like ${lookAlikeOf(host)?.brand.name ?? 'a known company'} and does not belong to it.`;
    },
    check: (reading) => linksWhere(reading, ({ shownHost }) => lookAlikeOf(shownHost)?.certain === true),
  },
  {
    id: 'link-borrowed-name',
    group: 'link',
    tier: 'soft',
    title: 'The address bears a known company’s name',
    sentence: (evidence) => {
      const host = hostOf(evidence[0]?.href);
      return `${host} names ${lookAlikeOf(host)?.brand.name ?? 'a known company'} and does not belong to it, as with its dealers and customers too.`;
    },
    check: (reading) => linksWhere(reading, ({ shownHost }) => lookAlikeOf(shownHost)?.certain === false),
  },
  {
    id: 'link-shortener',
    group: 'link',
    tier: 'soft',
    title: 'A shortened link',
    sentence: 'A shortened link hides where it leads.',
    check: (reading) => tellingLinks(reading, ({ host }) => host !== '' && isShortener(host)),
  },
  {
    id: 'link-free-host',
    group: 'link',
    tier: 'soft',
    title: 'A page on a free hosting service',
    sentence: 'The link leads to a service where anybody can put up a page in minutes.',
    check: (reading) => tellingLinks(reading, ({ host }) => host !== '' && isFreeHost(host)),
  },
  {
    id: 'link-suspicious-ending',
    group: 'link',
    tier: 'soft',
    title: 'An address ending that is much abused',
    sentence: 'The address ends in a way that is used for abuse far more than for honest mail.',
    check: (reading) => tellingLinks(reading, ({ host }) => host !== '' && hasSuspiciousTld(host)),
  },
  {
    id: 'link-punycode',
    group: 'link',
    tier: 'soft',
    title: 'An address in foreign letters',
    sentence: 'The address is written in letters that can pass for others.',
    check: (reading) => linksWhere(reading, ({ host }) => host.startsWith('xn--') || host.includes('.xn--')),
  },
  {
    id: 'link-recipient-address',
    group: 'link',
    tier: 'soft',
    title: 'Your address is built into the link',
    sentence: 'The link carries an e-mail address, so that the page can greet you by it or know that you clicked.',
    check: (reading) => tellingLinks(reading, (link) => carriesAddress(link, reading)),
  },
  {
    id: 'link-open-redirect',
    group: 'link',
    tier: 'soft',
    title: 'A link that passes you on',
    sentence: 'The link holds a second address to which it passes you on.',
    check: (reading) => tellingLinks(reading, passesOn),
  },
  {
    id: 'link-through-known-site',
    group: 'link',
    tier: 'soft',
    title: 'A link that hides behind a known site',
    sentence: (evidence) =>
      `The link begins at ${hostOf(evidence[0]?.href)}, which only passes you on to a page of somebody else.`,
    check: (reading) => linksWhere(reading, hidesBehindKnownSite),
  },
  {
    id: 'link-random-name',
    group: 'link',
    tier: 'soft',
    title: 'An address of random characters',
    sentence: 'The name of the site is a row of random characters, made for this letter alone.',
    check: (reading) => linksWhere(reading, hasRandomName),
  },
  {
    id: 'link-to-program',
    group: 'link',
    tier: 'soft',
    title: 'The link downloads a program',
    sentence: 'The link leads straight to a file that runs when it is opened.',
    check: (reading) => linksWhere(reading, leadsToProgram),
  },
  {
    id: 'link-download',
    group: 'link',
    tier: 'soft',
    title: 'The link downloads an archive',
    sentence: 'The link leads straight to a packed file, which can hide a program.',
    check: (reading) => linksWhere(reading, (link) => ARCHIVES.has(fileEndingOf(link))),
  },
  {
    id: 'link-many-subdomains',
    group: 'link',
    tier: 'soft',
    title: 'A long row of sub-domains',
    sentence: 'The real owner of the address stands at the end of a long row of names.',
    check: (reading) =>
      linksWhere(
        reading,
        ({ host, domain }) => host !== domain && host.slice(0, -domain.length - 1).split('.').length >= MANY_LABELS,
      ),
  },
  {
    id: 'link-odd-port',
    group: 'link',
    tier: 'soft',
    title: 'An unusual port',
    sentence: 'The link names a port that public web sites do not use.',
    check: (reading) =>
      linksWhere(
        reading,
        ({ url, host }) => host !== '' && host !== 'localhost' && !STANDARD_PORTS.has(url?.port ?? ''),
      ),
  },
  {
    id: 'link-plain-http',
    group: 'link',
    tier: 'context',
    title: 'A link without encryption',
    sentence: 'The link uses http, not https.',
    check: (reading) => linksWhere(reading, ({ raw }) => /^http:/i.test(raw)),
  },
  {
    id: 'link-https-text-over-http',
    group: 'link',
    tier: 'soft',
    title: 'Shows https and leads to http',
    sentence: 'The link reads https but leads to an unencrypted page.',
    check: (reading) =>
      linksWhere(reading, ({ text, raw, bare }) => !bare && /^\s*https:/i.test(text) && /^http:/i.test(raw)),
  },
  {
    id: 'link-very-long',
    group: 'link',
    tier: 'context',
    title: 'A very long link',
    sentence: 'The link is too long to be read.',
    check: (reading) => linksWhere(reading, ({ href, host }) => host !== '' && href.length > LONG_URL),
  },
  {
    id: 'form-in-letter',
    group: 'link',
    tier: 'soft',
    title: 'A form inside the letter',
    sentence: 'The letter holds a form; what is typed into it goes straight to the sender.',
    check(reading) {
      const form = reading.html?.forms.find(({ action }) => action !== '' && !isSenders(action, reading));
      return form ? [plainEvidence('link', form.action)] : SILENT;
    },
  },
  {
    id: 'password-field-in-letter',
    group: 'link',
    tier: 'hard',
    title: 'A password field inside the letter',
    sentence: 'The letter itself asks for a password. No honest one does.',
    check(reading) {
      const form = reading.html?.forms.find(({ passwordField }) => passwordField);
      if (!form) return SILENT;
      return [form.action === '' ? plainEvidence('remark', 'a password field') : plainEvidence('link', form.action)];
    },
  },
  {
    id: 'link-on-image-only',
    group: 'link',
    tier: 'soft',
    title: 'Only a picture to click',
    sentence: 'All links stand on pictures, so there are no words that could be checked.',
    check(reading) {
      const web = reading.links.filter(({ host }) => host !== '');
      return web.length > 0 && web.every(({ text }) => text.trim() === '') ? web.slice(0, 1).map(linkEvidence) : SILENT;
    },
  },
];

/** A letter that leads to so many sites is a newsletter: that one of them is of a kind says little about the letter. */
const MANY_SITES = 10;
const FIRST_LINKS = 5;
const TELLING_SHARE = 1 / 6;

/**
 * The links for which a test holds, unless they are a few of very many. The first links are what a letter is about, but
 * for a newsletter that leads to its sender's own site, too.
 */
function tellingLinks(reading: Reading, test: (link: Link) => boolean): Evidence[] {
  const web = reading.links.filter(({ host }) => host !== '');
  const sites = new Set(web.map(({ domain }) => domain)).size;
  const found = linksWhere(reading, test);
  if (found.length === 0 || sites <= MANY_SITES) return found;
  const address = reading.letter.from?.address ?? '';
  const leadsHome = address.includes('@') && web.some(({ host }) => sameOrganisation(address, host));
  if (!leadsHome && web.slice(0, FIRST_LINKS).some(test)) return found;
  return web.filter(test).length >= web.length * TELLING_SHARE ? found : SILENT;
}

/** A search box or a poll of the sender's own site. */
function isSenders(action: string, { letter: { from } }: Reading): boolean {
  return from !== undefined && URL.canParse(action) && sameOrganisation(from.address, new URL(action).hostname);
}

/** Only where the text as a whole is an address, and only on the domain somebody registered. */
function leadsElsewhere({ text, host, shownHost, domain, bare }: Link): boolean {
  if (bare || host === '') return false;
  const shown = hostShownBy(text);
  const named = shown === null ? null : registrableDomain(shown);
  return named !== null && named !== domain && named !== registrableDomain(shownHost);
}

function misleads(link: Link, reading: Reading): boolean {
  return leadsElsewhere(link) && !isCounted(link, reading);
}

/** So many links through one host are how a newsletter counts clicks; a fraud has one place to lead to. */
const COUNTED_LINKS = 6;

/**
 * Whether a link shows an address and passes through what counts clicks: the sender's own address through any host, or
 * another through a known service. Unless the sender's domain is confirmed, anybody can show an address that is not
 * theirs: then it must be how all of the letter is made.
 */
function isCounted(link: Link, reading: Reading): boolean {
  const { text, host } = link;
  const { letter } = reading;
  const shown = hostShownBy(text);
  const dmarc = authenticationOf(reading)?.dmarc;
  if (!letter.from || shown === null || dmarc === 'fail') return false;
  // The reader's own company and well-known ones are what a stranger would show.
  const isReaders = letter.to?.some(({ address }) => sameOrganisation(address, shown)) === true;
  const isOwn = sameOrganisation(letter.from.address, shown);
  if (dmarc === 'pass') return isOwn || (isClickTracker(host) && !isKnownHost(skeleton(shown)) && !isReaders);
  if (isKnownHost(skeleton(shown)) || isReaders || !(isOwn || isClickTracker(host))) return false;
  return isOneOfMany(link, reading);
}

/** Links that nobody can see, or that all lead to one page, are no newsletter's. */
function isOneOfMany({ host }: Link, { links }: Reading): boolean {
  const visible = links.filter((link) => link.host === host && link.text.trim() !== '');
  return new Set(visible.map(({ href }) => href)).size >= COUNTED_LINKS;
}

/** `www.example.com` claims to be an address; `example.com` may be a name that happens to look like one. */
function isFullAddress(text: string): boolean {
  return /^\W*(?:https?:\/\/|www\.)/i.test(text);
}

function showsKnownName({ text }: Link): boolean {
  return isKnownHost(skeleton(hostShownBy(text) ?? ''));
}

function isPrivateAddress(host: string): boolean {
  return /^(?:127|10|0)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\./.test(host);
}

function isDangerousScheme(scheme: string, raw: string): boolean {
  if (scheme === 'data') return !/^data:image\//i.test(raw);
  return DANGEROUS_SCHEMES.has(scheme) || /^\\\\[\w.]/.test(raw);
}

function hasDeceptiveCharacters({ raw, host, url, bare }: Link): boolean {
  if (host === '') return false;
  const address = raw.split(/[?#]/, 1)[0] ?? '';
  if (/^https?:\/{0,2}\\|^\\\/|^https?:\/\/[^/]*\\/i.test(address)) return true;
  const authority = /^(?:[a-z]{1,9}:)?\/{0,2}([^/]*)/i.exec(address)?.[1] ?? '';
  if (FAKE_SLASH.test(authority)) return true;
  if ((url?.username ?? '').includes('%40')) return true;
  if (bare) return false;
  // Behind the host such characters are spelling (a Persian word, an emoji), but for what turns the writing around.
  return REVERSING.test(address) || Array.from(authority).some((char) => isSteering(char.codePointAt(0) ?? 0));
}

/** Invisible characters, but for those that text editors leave at the edges. */
function isSteering(code: number): boolean {
  return isInvisible(code) && code !== 0xfeff && code !== 0xad && code !== 0x200b;
}

/** Another address than the sender's; the reader's, where that is known. */
function carriesAddress({ url, host }: Link, { letter: { from, to }, context: { recipient } }: Reading): boolean {
  if (host === '' || url === null) return false;
  const readers = [recipient ?? '', ...(to ?? []).map(({ address }) => address)].filter((one) => one.includes('@'));
  const isReaders = (address: string) =>
    readers.length === 0
      ? from === undefined || organizationDomain(from.address) !== registrableDomain(domainOf(address))
      : readers.some((one) => one.toLowerCase() === address);
  const isAnothers = (address: string) => address !== from?.address.toLowerCase() && isReaders(address);
  const rest = url.pathname + url.search + url.hash;
  const texts = [rest, ...Array.from(rest.slice(0, LONG_URL * 2).matchAll(BASE64_RUN), ([run]) => decodeBase64(run))];
  return texts.some((text) => addressesIn(text).some(isAnothers));
}

function addressesIn(text: string): string[] {
  return Array.from(text.matchAll(EMAIL_IN_URL), ([address]) => address.replace('%40', '@').toLowerCase());
}

function decodeBase64(run: string): string {
  const standard = run
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  try {
    return atob(standard.slice(0, standard.length - (standard.length % 4 === 1 ? 1 : 0)));
  } catch {
    return '';
  }
}

/** Pages of known companies that show or open whatever stands behind them in the address. */
const PASSING_PAGE =
  /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/(?:amp\/|url\?)|^translate\.google\.(?:com?\.)?[a-z]{2,3}\/|^googleweblight\.com\/|^(?:www\.)?bing\.com\/ck\/a|^(?:www\.)?youtube\.com\/redirect|^(?:www\.)?linkedin\.com\/slink|^slack-redir\.net\/|^googleads\.g\.doubleclick\.net\/|^adclick\.g\.doubleclick\.net\//i;

/** Whether a link stands under a known company's name but opens somebody else's page. */
export function hidesBehindKnownSite({ href, host }: Link): boolean {
  return host !== '' && PASSING_PAGE.test(href.replace(/^https?:\/\//i, '').slice(0, 200));
}

const RANDOM_LABEL = 18;

/** A long label that mixes capitals or digits into its letters over and over; hosts of clouds and senders do so, too. */
function hasRandomName({ raw, host }: Link): boolean {
  if (host === '' || isClickTracker(host) || isFreeHost(host)) return false;
  const written = /^[a-z]+:\/\/([^/?#]+)/i.exec(raw)?.[1] ?? '';
  return written.split('.').some((label) => {
    if (label.length < RANDOM_LABEL || !/^[a-z0-9]+$/i.test(label)) return false;
    const changes = label.match(/[a-z][A-Z0-9]|[0-9][a-zA-Z]/g)?.length ?? 0;
    return changes >= label.length / 5;
  });
}

/** The ending of the file that an address names. */
function fileEndingOf({ url, host }: Link): string {
  return host === '' ? '' : endingOf(baseName(url?.pathname ?? ''));
}

function leadsToProgram(link: Link): boolean {
  const ending = fileEndingOf(link);
  return runs(ending) && !PAGE_NAMES.has(ending);
}

/** Another site's address among the parameters. */
function passesOn({ url, host, domain }: Link): boolean {
  if (host === '' || url === null) return false;
  for (const value of url.searchParams.values()) {
    const inner = /^(?:https?:)?\/\/([^/?#\s]+)/i.exec(value)?.[1];
    if (inner && registrableDomain(inner.toLowerCase()) !== domain) return true;
  }
  return false;
}

function hostOf(href: string | undefined): string {
  return href !== undefined && URL.canParse(href) ? new URL(href).hostname : (href ?? '').slice(0, 80);
}
