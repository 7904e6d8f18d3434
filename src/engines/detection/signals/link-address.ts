import { baseName, endingOf, runs } from '../attachments/file-name.ts';
import { ARCHIVES, DOCUMENTS, PAGE_NAMES, PAGES } from '../data/file-types.ts';
import { isInvisible } from '../html/invisible.ts';
import { isService } from '../parse/brand-hosts.ts';
import { domainOf, organizationDomain, registrableDomain } from '../parse/domains.ts';
import { everyMatch } from '../parse/every-match.ts';
import { type Link, targetOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { safelyDecoded } from '../parse/percent.ts';
import { allLinksWhere, hostOf, linksWhere, type SignalRule } from './signal.ts';
import { significantLinks } from './significant-links.ts';

/** A well-known company's account page, which knows its users by their addresses. */
const OF_ACCOUNTS = /^(?:my)?accounts?\./;

function isOwnSignIn({ host, domain }: Link): boolean {
  return OF_ACCOUNTS.test(host) && isService(domain);
}

const DANGEROUS_SCHEMES = new Set(['data', 'vbscript', 'file', 'search-ms', 'ms-msdt', 'search', 'blob']);
const LONG_URL = 400;
const EMPTY_SCRIPT = 24;
const EMAIL_IN_URL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.[a-z]{2,24}/gi;
/**
 * The part that mail programs and lists put before the @ of a Message-ID (RFC 5322, 3.6.4). Archives have it in their
 * addresses.
 */
const MESSAGE_ID = /^(?=.{0,63}\d)[\w.+-]{26,64}@/;
const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/;
const FAKE_SLASH = /[\u2044\u2215\u29f8\uff0f]/;

/** The parts of a link other than its host: scheme, path and parameters. */
export const LINK_ADDRESS_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-userinfo',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'doubtful',
    floor: {
      severity: 'High',
      reason: 'A browser ignores what comes before the @, so it is there for the reader alone.',
    },
    title: 'Fake address before the @',
    sentence: (evidence) => `The part before the @ is not the address: the link goes to ${hostOf(evidence[0]?.href)}.`,
    check: (parsed) =>
      allLinksWhere(parsed, ({ url, host }) => host.includes('.') && safelyDecoded(url?.username ?? '').includes('.')),
  },
  {
    id: 'link-dangerous-scheme',
    group: 'link',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'Links of these kinds run code or open files instead of pages.' },
    title: 'Link opens code or a file',
    sentence: 'The link opens code or a file instead of a web page.',
    check: (parsed) => allLinksWhere(parsed, ({ scheme, raw }) => isDangerousScheme(scheme, raw)),
  },
  {
    id: 'link-runs-script',
    group: 'link',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Link is a script',
    sentence: 'The link contains program code instead of an address.',
    check: (parsed) =>
      allLinksWhere(parsed, ({ scheme, href }) => scheme === 'javascript' && href.length > EMPTY_SCRIPT),
  },
  {
    id: 'link-deceptive-characters',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'doubtful',
    floor: { severity: 'High', reason: 'No registry allows these characters, so the address is not what it seems.' },
    title: 'Deceptive characters in the link',
    sentence: 'The link contains invisible characters, reversed text, fake slashes or backslashes.',
    check: (parsed) => allLinksWhere(parsed, hasDeceptiveCharacters),
  },
  {
    id: 'link-recipient-address',
    group: 'link',
    tier: 'soft',
    isCommon: true,
    kinds: ['credential-phishing'],
    title: 'Email address in the link',
    sentence: 'The link contains an email address, so the page can greet you by it or record your click.',
    check: (parsed) => significantLinks(parsed, (link) => carriesAddress(link, parsed) && !isOwnSignIn(link)),
  },
  {
    id: 'link-to-program',
    group: 'link',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Link downloads a program',
    sentence: 'The link goes straight to a file that runs when opened.',
    check: (parsed) => linksWhere(parsed, leadsToProgram),
  },
  {
    id: 'link-download',
    group: 'link',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Link downloads an archive',
    sentence: 'The link goes straight to an archive, which can hide a program.',
    check: (parsed) => linksWhere(parsed, (link) => ARCHIVES.has(fileEndingOf(link))),
  },
  {
    id: 'link-plain-http',
    group: 'link',
    tier: 'context',
    title: 'Unencrypted link',
    sentence: 'The link uses http, not https.',
    check: (parsed) => linksWhere(parsed, statesHttp),
  },
  {
    id: 'link-very-long',
    group: 'link',
    tier: 'context',
    title: 'Very long link',
    sentence: 'The link is too long to read.',
    check: (parsed) => linksWhere(parsed, (link) => link.host !== '' && targetOf(link).length > LONG_URL),
  },
];

/** “fernwood.example” in a text has no scheme, whatever a program adds. */
function statesHttp({ bare, text, raw, hops, url }: Link): boolean {
  if (hops.length > 0) return url?.protocol === 'http:';
  return /^http:/i.test(bare && text !== '' ? text : raw);
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
  // After the host such characters are spelling (a Persian word, an emoji), unless they reverse the text.
  return REVERSING.test(address) || Array.from(authority).some((char) => isSteering(char.codePointAt(0) ?? 0));
}

/** Invisible characters other than those that text editors leave at the edges. */
function isSteering(code: number): boolean {
  return isInvisible(code) && code !== 0xfeff && code !== 0xad && code !== 0x200b;
}

/** Whether the link contains an address other than the sender's or, if known, the reader's address. */
function carriesAddress({ url, host }: Link, { email: { from, to }, context: { recipient } }: ParsedEmail): boolean {
  if (host === '' || url === null) return false;
  const readers = [recipient ?? '', ...(to ?? []).map(({ address }) => address)].filter((one) => one.includes('@'));
  const isReaders = (address: string) =>
    readers.length === 0
      ? from === undefined || organizationDomain(from.address) !== registrableDomain(domainOf(address))
      : readers.some((one) => one.toLowerCase() === address);
  const isAnothers = (address: string) =>
    address !== from?.address.toLowerCase() && !MESSAGE_ID.test(address) && isReaders(address);
  const rest = url.pathname + url.search + url.hash;
  const texts = [rest, ...everyMatch(rest.slice(0, LONG_URL * 2), BASE64_RUN).map(([run]) => decodeBase64(run))];
  // `fblike@2x.png` is an image for sharp screens.
  const isFile = (address: string) => isFileEnding(endingOf(address)) && url.pathname.toLowerCase().endsWith(address);
  return texts.some((text) => addressesIn(text).some((address) => isAnothers(address) && !isFile(address)));
}

function isFileEnding(ending: string): boolean {
  return [ARCHIVES, DOCUMENTS, PAGES].some((some) => some.has(ending));
}

function addressesIn(text: string): string[] {
  if (!text.includes('@') && !text.includes('%40')) return [];
  return everyMatch(text, EMAIL_IN_URL).map(([address]) => address.replace('%40', '@').toLowerCase());
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

/** The extension of the file in the path. */
function fileEndingOf({ url, host }: Link): string {
  return host === '' ? '' : endingOf(baseName(url?.pathname ?? ''));
}

function leadsToProgram(link: Link): boolean {
  const ending = fileEndingOf(link);
  return runs(ending) && !PAGE_NAMES.has(ending);
}
