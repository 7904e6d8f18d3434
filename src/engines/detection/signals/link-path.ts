import { brandWithDomain, isKnownHost } from '../parse/brand-hosts.ts';
import {
  isClickTracker,
  isFreeHost,
  isLinkChecker,
  isProxy,
  registrableDomain,
  sameOrganisation,
} from '../parse/domains.ts';
import type { Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isClaim, lookAlikeOf } from './lookalike.ts';
import { hostOf, linksWhere, type SignalRule } from './signal.ts';

/** In the reports of mail servers (RFC 3464), before the name of one. */
const BEFORE_MAIL_HOST = /(?:talking to|remote-mta: dns;|reporting-mta: dns;|[eh]hlo)\s{0,2}$/i;
const MAIL_HOST = 24;

/** Other people's names in the part of a link's address where its owner can write anything. */
export const LINK_PATH_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-path-names-company',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    title: 'Known company’s address in the path',
    sentence: ([first]) =>
      `The link contains ${addressNamed(pathOf(first?.href)) ?? 'a known company’s address'}, but the site is ${hostOf(first?.href)}.`,
    check: (parsed) => linksWhere(parsed, posesInPath),
  },
  {
    id: 'link-domain-in-front',
    group: 'link',
    tier: 'soft',
    linkDoubt: 'doubtful',
    kinds: ['credential-phishing'],
    title: 'Another site’s address before the real one',
    sentence: ([first]) => {
      const host = hostOf(first?.href);
      return `The link begins with ${domainInFront(host) ?? 'another address'}, but the site is ${registrableDomain(host) ?? host}.`;
    },
    check: (parsed) =>
      linksWhere(
        parsed,
        ({ host, bare, start }) =>
          !(bare && BEFORE_MAIL_HOST.test(parsed.text.slice(Math.max(0, start - MAIL_HOST), start))) &&
          domainInFront(host) !== null &&
          !EXCUSED.some((test) => test(host)) &&
          !isSenders(host, parsed),
      ),
  },
];

const MAX_SEGMENTS = 12;
/** Their subdomains name the site that is shown, cached or tracked. */
const EXCUSED = [isKnownHost, isFreeHost, isClickTracker, isLinkChecker, isProxy];
/** Other endings are also names of languages and departments: `news.de.example.com`. */
const COMMON_SUFFIX = /^(?:com|net|org|gov|edu|(?:com?|gov|gob|gouv|go|org?|edu|ac)\.[a-z]{2})$/;
const MIN_NAME_LENGTH = 3;

/** `ptt.gov.tr` in `ptt.gov.tr.parcel-pay.example`: a whole domain in front of another. */
export function domainInFront(host: string): string | null {
  const domain = registrableDomain(host);
  if (domain === null || host.length <= domain.length) return null;
  const labels = host.slice(0, -domain.length - 1).split('.', MAX_SEGMENTS);
  for (let at = 1; at < labels.length; at++) {
    const name = labels[at - 1] ?? '';
    const suffix = [labels.slice(at, at + 2).join('.'), labels[at] ?? ''].find((one) => COMMON_SUFFIX.test(one));
    if (suffix && name.length >= MIN_NAME_LENGTH && name !== 'www' && name !== domain.split('.')[0])
      return `${name}.${suffix}`;
  }
  return null;
}

function isSenders(host: string, { email: { from } }: ParsedEmail): boolean {
  return from?.address.includes('@') === true && sameOrganisation(from.address, host);
}

/** `harmless.example/paypal.com/login`: reviews and archives name the address too, but without a claim next to it. */
function posesInPath({ host, url }: Link): boolean {
  if (host === '' || url === null || isKnownHost(host) || isLinkChecker(host) || isProxy(host)) return false;
  const path = url.pathname.toLowerCase();
  const named = addressNamed(path);
  return (
    named !== null &&
    path
      .replace(named, '')
      .split(/[^a-z]+/, MAX_SEGMENTS * 2)
      .some(isStrongClaim)
  );
}

/** A brand's address, or one that imitates it, as a part of a path. Behind a scheme it is a whole address: an archive's. */
function addressNamed(path: string): string | null {
  if (path.includes('http')) return null;
  for (const segment of path.split('/', MAX_SEGMENTS)) {
    const [name = ''] = segment.split(/[-_]/, 1);
    for (const one of [segment, name].filter((text) => text.includes('.'))) {
      if (brandWithDomain(one.replace(/^www\./, '')) || lookAlikeOf(one)?.certain) return one;
    }
  }
  return null;
}

function isStrongClaim(word: string): boolean {
  return word.length > 2 && isClaim(word);
}

function pathOf(href = ''): string {
  return URL.canParse(href) ? new URL(href).pathname.toLowerCase() : '';
}
