import { domainOf, hasSuspiciousTld, isClickTracker, isFreeHost, isShortener } from '../parse/domains.ts';
import { isNameAlone, type Link } from '../parse/links.ts';
import type { Reading } from '../parse/parse.ts';
import { isQuoted } from '../parse/thread.ts';
import { lookAlikeOf, ownerByCapital } from './lookalike.ts';
import { allLinksWhere, hostOf, linksWhere, type SignalRule } from './signal.ts';
import { tellingLinks } from './significant-links.ts';

const IP_HOST = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[/;
const MANY_LABELS = 4;
const STANDARD_PORTS = new Set(['', '80', '443', '8080', '8443']);

/** Whose site a link leads to, as far as its host tells. */
export const LINK_HOST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-look-alike',
    group: 'link',
    tier: 'hard',
    title: 'The address imitates a known company',
    sentence: (evidence) => {
      const { href } = evidence[0] ?? {};
      const host = hostOf(href);
      const brand = lookAlikeOf(host)?.brand ?? ownerByCapital(href ?? '');
      return `${host} is made to look like ${brand?.name ?? 'a known company'} and does not belong to it.`;
    },
    check: (reading) => allLinksWhere(reading, (link) => !isNameAlone(link) && isLookAlike(link)),
  },
  {
    id: 'look-alike-named',
    group: 'link',
    tier: 'soft',
    title: 'An address is named that imitates a known company',
    sentence: (evidence) => {
      const host = hostOf(evidence[0]?.href);
      return `It names ${host}, which is made to look like ${lookAlikeOf(host)?.brand.name ?? 'a known company'}, as warnings do, too.`;
    },
    // Such a name is a word of the letter: there is no link to read.
    check: (reading) =>
      linksWhere(reading, (link) => isNameAlone(link) && lookAlikeOf(link.shownHost)?.certain === true).map((found) =>
        found.where === 'link' ? { ...found, where: 'body' } : found,
      ),
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
    id: 'link-ip-address',
    group: 'link',
    tier: 'hard',
    title: 'The link leads to a bare number',
    sentence: 'The link leads to a numeric address instead of a name. Companies do not link to numbers.',
    check: (reading) =>
      // Quoted discussions of networks name numbers that lead nowhere.
      allLinksWhere(
        reading,
        ({ host, text, bare, start }) =>
          IP_HOST.test(host) && text.trim() !== host && !isPrivateAddress(host) && !(bare && isExcused(reading, start)),
      ),
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
    check: (reading) =>
      tellingLinks(reading, ({ host }) => host !== '' && isFreeHost(host) && !isSendersOwn(host, reading)),
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
    id: 'link-random-name',
    group: 'link',
    tier: 'soft',
    title: 'An address of random characters',
    sentence: 'The name of the site is a row of random characters, made for this letter alone.',
    check: (reading) => linksWhere(reading, hasRandomName),
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
];

function isLookAlike({ shownHost, href }: Link): boolean {
  return lookAlikeOf(shownHost)?.certain === true || ownerByCapital(href) !== null;
}

/** Shorter names are everybody’s. */
const LONG_NAME = 5;

/** Whose address is at a free host has his page there, too. */
function isSendersOwn(host: string, { letter: { from } }: Reading): boolean {
  const domain = from ? domainOf(from.address) : '';
  // “ada.lovelace@” and her pages under “adalovelace.”
  const writer = (from?.address.split('@')[0] ?? '').toLowerCase().replace(/[._-]/g, '');
  if (writer.length >= LONG_NAME && host.split('.')[0]?.replaceAll('-', '') === writer) return true;
  const name = host.replace(/^www\./, '');
  // Who gives such addresses away is named in the letters of those who have one.
  return domain.includes('.') && (host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${name}`));
}

function isExcused({ answers, thread }: Reading, offset: number): boolean {
  return answers && isQuoted(thread, offset);
}

function isPrivateAddress(host: string): boolean {
  // What ends in 0 is the number of a net or of a version, and no machine's.
  return /^(?:127|10|0)\.|\.0$|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\./.test(host);
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
