import type { Evidence } from '../analysis.ts';
import { ageOf, type KeyList } from '../key-list.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import {
  isClickTracker,
  isFreeHost,
  isLinkChecker,
  isOneCustomers,
  isProxy,
  isShortener,
  isUserContent,
  registeredBy,
  sameOrganisation,
} from '../parse/domains.ts';
import { isNameAlone } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { popularityOf } from '../popularity.ts';
import { hostOf, linksWhere, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** With links to more sites than this, an email is a newsletter, and most of its links mean nothing. */
const MAX_SITES = 2;

const NO_SITES: KeyList = { name: '', hours: 0, keys: new Float64Array() };

/** Reported from the operator's list of popular sites. */
export const POPULARITY_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-site-popularity',
    group: 'link',
    // Anyone can write on many popular sites, most honest sites are on no list, and popular sites get hacked.
    tier: 'context',
    title: 'How well known the link’s site is',
    sentence: ([evidence], { context: { popularSites: list = NO_SITES } }) => {
      const site = registeredBy(hostOf(evidence?.href));
      const among = popularityOf(list, site);
      return among === null
        ? `${site} isn’t among the ${inDigits(list.keys.length)} most visited websites, ${ageOf(list)}. Most small businesses’ sites aren’t either.`
        : `${site} is among the ${inDigits(among)} most visited websites, ${ageOf(list)}. That doesn’t say who wrote this page.`;
    },
    check: strangeSites,
  },
];

/** Links to other people's sites that we know nothing else about. */
function strangeSites(parsed: ParsedEmail): Evidence[] {
  if (parsed.context.popularSites === undefined) return NO_EVIDENCE;
  const found = linksWhere(parsed, (link) => link.url !== null && !isNameAlone(link) && isStrange(parsed, link.host));
  return new Set(found.map(({ href }) => registeredBy(hostOf(href)))).size <= MAX_SITES ? found : NO_EVIDENCE;
}

/** Popularity of a site where anyone can write says nothing about the writer. */
function isStrange({ email: { from } }: ParsedEmail, host: string): boolean {
  if (!/\.[a-z]/.test(host) || (from && sameOrganisation(from.address, host))) return false;
  const isService = [isKnownHost, isFreeHost, isOneCustomers, isUserContent, isShortener].some((is) => is(host));
  return !isService && ![isClickTracker, isLinkChecker, isProxy].some((is) => is(host));
}

function inDigits(count: number): string {
  return count.toLocaleString('en-US');
}
