import { domainOf, hasSuspiciousTld, isClickTracker, isFreeHost, isShortener } from '../parse/domains.ts';
import { isNameAlone, type Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { lookAlikeOf, ownerByCapital } from './lookalike.ts';
import { allLinksWhere, hostOf, linksWhere, type SignalRule } from './signal.ts';
import { significantLinks } from './significant-links.ts';

const IP_HOST = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[/;
const MIN_SUBDOMAINS = 4;
const STANDARD_PORTS = new Set(['', '80', '443', '8080', '8443']);

/** Whose site a link goes to, judged by its host. */
export const LINK_HOST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-look-alike',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'doubtful',
    kinds: ['credential-phishing'],
    covers: ['link-domain-in-front'],
    floor: {
      severity: 'High',
      reason: 'Nobody registers a domain one character away from a well-known company’s by chance.',
    },
    title: 'Link imitates a known company',
    sentence: (evidence) => {
      const { href } = evidence[0] ?? {};
      const host = hostOf(href);
      const brand = lookAlikeOf(host)?.brand ?? ownerByCapital(href ?? '');
      return `${host} imitates ${brand?.name ?? 'a known company'} but isn’t one of its sites we know.`;
    },
    check: (parsed) => allLinksWhere(parsed, (link) => !isNameAlone(link) && isLookAlike(link)),
  },
  {
    id: 'look-alike-named',
    group: 'link',
    tier: 'soft',
    title: 'Mentions a look-alike address',
    sentence: (evidence) => {
      const host = hostOf(evidence[0]?.href);
      return `It mentions ${host}, which imitates ${lookAlikeOf(host)?.brand.name ?? 'a known company'}. Fraud warnings do this too.`;
    },
    // Such a name is just a word in the email, not a link.
    check: (parsed) =>
      linksWhere(parsed, (link) => isNameAlone(link) && lookAlikeOf(link.shownHost)?.certain === true).map((found) =>
        found.where === 'link' ? { ...found, where: 'body' } : found,
      ),
  },
  {
    id: 'link-borrowed-name',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'doubtful',
    kinds: ['credential-phishing'],
    title: 'Link uses a known company’s name',
    sentence: (evidence) => {
      const host = hostOf(evidence[0]?.href);
      return `${host} uses the name of ${lookAlikeOf(host)?.brand.name ?? 'a known company'} but isn’t one of its sites we know. Dealers and customers do this too.`;
    },
    check: (parsed) => linksWhere(parsed, ({ shownHost }) => lookAlikeOf(shownHost)?.certain === false),
  },
  {
    id: 'link-ip-address',
    group: 'link',
    tier: 'soft',
    linkDoubt: 'doubtful',
    title: 'The link goes to an IP address',
    sentence: 'The link goes to an IP address instead of a domain name. Companies don’t do that.',
    check: (parsed) =>
      // Quoted discussions of networks mention addresses that link nowhere.
      allLinksWhere(
        parsed,
        ({ host, text, bare, start }) =>
          IP_HOST.test(host) && text.trim() !== host && !isUnroutable(host) && !(bare && isExcused(parsed, start)),
      ),
  },
  {
    id: 'link-shortener',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    isCommon: true,
    title: 'Shortened link',
    sentence: 'A shortened link hides where it goes.',
    check: (parsed) => significantLinks(parsed, ({ host }) => host !== '' && isShortener(host)),
  },
  {
    id: 'link-free-host',
    group: 'link',
    tier: 'soft',
    title: 'Page on a free hosting service',
    sentence: 'The link goes to a service where anyone can publish a page in minutes.',
    check: (parsed) =>
      significantLinks(parsed, ({ host }) => host !== '' && isFreeHost(host) && !isSendersOwn(host, parsed)),
  },
  {
    id: 'link-suspicious-ending',
    group: 'link',
    tier: 'soft',
    linkDoubt: 'doubtful',
    title: 'Often-abused domain ending',
    sentence: 'The link’s domain ending is used for abuse far more than for legitimate email.',
    check: (parsed) => significantLinks(parsed, ({ host }) => host !== '' && hasSuspiciousTld(host)),
  },
  {
    id: 'link-punycode',
    group: 'link',
    tier: 'soft',
    title: 'International characters in the domain',
    sentence: 'The link’s domain uses letters that can pass for others.',
    check: (parsed) => linksWhere(parsed, ({ host }) => host.startsWith('xn--') || host.includes('.xn--')),
  },
  {
    id: 'link-random-name',
    group: 'link',
    tier: 'soft',
    linkDoubt: 'doubtful',
    title: 'Random domain name',
    sentence: 'The site’s name is a string of random characters, likely made up for this email.',
    check: (parsed) => linksWhere(parsed, hasRandomName),
  },
  {
    id: 'link-many-subdomains',
    group: 'link',
    tier: 'soft',
    title: 'Long chain of subdomains',
    sentence: 'The link’s real owner is at the end of a long domain name.',
    check: (parsed) =>
      linksWhere(
        parsed,
        ({ host, domain }) => host !== domain && host.slice(0, -domain.length - 1).split('.').length >= MIN_SUBDOMAINS,
      ),
  },
  {
    id: 'link-odd-port',
    group: 'link',
    tier: 'soft',
    title: 'Unusual port',
    sentence: 'The link uses a port that public websites don’t.',
    check: (parsed) =>
      linksWhere(
        parsed,
        ({ url, host }) => host !== '' && host !== 'localhost' && !STANDARD_PORTS.has(url?.port ?? ''),
      ),
  },
];

function isLookAlike({ shownHost, href }: Link): boolean {
  return lookAlikeOf(shownHost)?.certain === true || ownerByCapital(href) !== null;
}

/** Shorter names are too common. */
const MIN_NAME_LENGTH = 5;

/** A sender with an address at a free host may have a page there. */
function isSendersOwn(host: string, { email: { from } }: ParsedEmail): boolean {
  const domain = from ? domainOf(from.address) : '';
  // “ada.lovelace@” with pages under “adalovelace.”
  const writer = (from?.address.split('@')[0] ?? '').toLowerCase().replace(/[._-]/g, '');
  if (writer.length >= MIN_NAME_LENGTH && host.split('.')[0]?.replaceAll('-', '') === writer) return true;
  const name = host.replace(/^www\./, '');
  // The host's own domain may be part of its customers' addresses.
  return domain.includes('.') && (host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${name}`));
}

function isExcused({ isReply, thread }: ParsedEmail, offset: number): boolean {
  return isReply && isQuoted(thread, offset);
}

/** Covers private, loopback, link-local and unspecified addresses, and those ending in 0: a network or a version number. */
function isUnroutable(host: string): boolean {
  return /^(?:127|10|0)\.|\.0$|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\./.test(host);
}

const MIN_RANDOM_LENGTH = 18;

/**
 * A long label that keeps switching between lower case, capitals and digits. Hosts of clouds and of mailing services do
 * so too.
 */
function hasRandomName({ raw, host }: Link): boolean {
  if (host === '' || isClickTracker(host) || isFreeHost(host)) return false;
  const written = /^[a-z]+:\/\/([^/?#]+)/i.exec(raw)?.[1] ?? '';
  return written.split('.').some((label) => {
    if (label.length < MIN_RANDOM_LENGTH || !/^[a-z0-9]+$/i.test(label)) return false;
    const changes = label.match(/[a-z][A-Z0-9]|[0-9][a-zA-Z]/g)?.length ?? 0;
    return changes >= label.length / 5;
  });
}
