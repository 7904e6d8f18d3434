import { brandWithDomain, isKnownHost } from '../parse/brand-hosts.ts';
import { isLinkChecker, isProxy } from '../parse/domains.ts';
import type { Link } from '../parse/links.ts';
import { isClaim, lookAlikeOf } from './lookalike.ts';
import { hostOf, linksWhere, type SignalRule } from './signal.ts';

/** Whose name stands in a link's path, where anyone can write anything. */
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
];

const MOST_SEGMENTS = 12;

/** `harmless.example/paypal.com/login`: a review or an archive names the address, too, but makes no claim beside it. */
function posesInPath({ host, url }: Link): boolean {
  if (host === '' || url === null || isKnownHost(host) || isLinkChecker(host) || isProxy(host)) return false;
  const path = url.pathname.toLowerCase();
  const named = addressNamed(path);
  return (
    named !== null &&
    path
      .replace(named, '')
      .split(/[^a-z]+/, MOST_SEGMENTS * 2)
      .some(isStrongClaim)
  );
}

/** A brand's address, or one that imitates it, as a part of a path. Behind a scheme it is a whole address: an archive's. */
function addressNamed(path: string): string | null {
  if (path.includes('http')) return null;
  for (const segment of path.split('/', MOST_SEGMENTS)) {
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
