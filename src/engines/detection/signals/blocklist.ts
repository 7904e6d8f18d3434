import type { Evidence } from '../analysis.ts';
import { type Blocklist, blocklistKeysOf, hostnameOf } from '../blocklist.ts';
import { ageOf, isListed } from '../key-list.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import { isClickTracker, isLinkChecker, isOneCustomers, isShortener, registeredBy } from '../parse/domains.ts';
import { isNameAlone, type Link, targetOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { allLinksWhere, hostOf, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Reported from the operator's blocklists. */
export const BLOCKLIST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-listed',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'doubtful',
    kinds: ['credential-phishing', 'malware'],
    floor: { severity: 'High', reason: 'A list that the operator chose to trust has this very address.' },
    covers: ['link-known-companies', 'link-domain-mentioned', 'link-domain-of-sender', 'links-to-own-domain'],
    title: 'The link is on a blocklist',
    sentence: ([evidence], parsed) => {
      const link = linksOf(parsed).find((one) => targetOf(one) === evidence?.href);
      const list = link && listWith(parsed, addressesOf(link));
      return `${hostOf(evidence?.href)} is on ${list ? `the blocklist “${list.name}”, ${ageOf(list)}` : 'a blocklist'}.`;
    },
    check: listedLinks,
  },
];

function listedLinks(parsed: ParsedEmail): Evidence[] {
  if (!parsed.context.blocklists?.length) return NO_EVIDENCE;
  return allLinksWhere(parsed, (link) => !isNameAlone(link) && listWith(parsed, addressesOf(link)) !== undefined);
}

function linksOf({ links, attachedLinks, quotedLinks }: ParsedEmail): Link[] {
  return [...links, ...attachedLinks, ...quotedLinks];
}

function addressesOf({ url, hops }: Link): URL[] {
  return url ? [url, ...hops] : [...hops];
}

function listWith({ context: { blocklists = [] } }: ParsedEmail, urls: readonly URL[]): Blocklist | undefined {
  for (const url of urls) {
    if (!/^https?:$/.test(url.protocol)) continue;
    const keys = blocklistKeysOf(url, registeredBy(hostnameOf(url)), isEverybodys);
    const list = blocklists.find((one) => keys.some((key) => isListed(one, key)));
    if (list) return list;
  }
  return undefined;
}

/** One bad page doesn't make a large company's site, a shortener or a mailing service bad, even if a list has its host. */
function isEverybodys(host: string): boolean {
  return (
    (isKnownHost(host) || isShortener(host) || isClickTracker(host) || isLinkChecker(host)) && !isOneCustomers(host)
  );
}
