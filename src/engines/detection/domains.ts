import { getDomain, getPublicSuffix } from 'tldts';
import { SUSPICIOUS_TLDS } from './data/endings.ts';
import { FREE_HOSTS } from './data/free-hosts.ts';
import { ALIAS_MAIL, DISPOSABLE_MAIL, FREEMAIL } from './data/mailboxes.ts';
import { CLICK_TRACKERS } from './data/mailing-services.ts';
import { SHORTENERS } from './data/shorteners.ts';

/** The domain somebody registered: the public suffix and one label. Null for addresses and single labels. */
export function registrableDomain(host: string): string | null {
  return getDomain(host, { extractHostname: false });
}

/** The part of the registrable domain before the public suffix. */
export function registrableLabel(host: string): string {
  return registrableDomain(host)?.split('.')[0] ?? '';
}

export function isShortener(host: string): boolean {
  return inTable(SHORTENERS, host);
}

/** Whether a host belongs to a service that sends newsletters and counts their clicks. */
export function isClickTracker(host: string): boolean {
  return inTable(CLICK_TRACKERS, host);
}

export function isFreeHost(host: string): boolean {
  return inTable(FREE_HOSTS, host) || registrableLabel(host) === 'blogspot';
}

export function hasSuspiciousTld(host: string): boolean {
  return SUSPICIOUS_TLDS.has(host.slice(host.lastIndexOf('.') + 1));
}

export function isFreemail(domain: string): boolean {
  return FREEMAIL.has(domain) || FREEMAIL.has(registrableLabel(domain));
}

/** Whether mailboxes there are made for minutes. */
export function isDisposable(domain: string): boolean {
  return inTable(DISPOSABLE_MAIL, domain);
}

/** Whether a domain passes letters on for people who keep their own address to themselves. */
export function isAliasService(domain: string): boolean {
  return inTable(ALIAS_MAIL, domain);
}

/** Whether a public suffix is a country's, or `com`: where a brand may well own its name. */
export function isOrdinarySuffix(host: string): boolean {
  const suffix = getPublicSuffix(host, { extractHostname: false }) ?? '';
  const tld = suffix.slice(suffix.lastIndexOf('.') + 1);
  return tld === 'com' || tld === 'net' || tld === 'org' || (tld.length === 2 && !SUSPICIOUS_TLDS.has(tld));
}

/** The domain of an address; empty when there is none. */
export function domainOf(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

function inTable(table: ReadonlySet<string>, host: string): boolean {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    if (table.has(rest)) return true;
  }
  return false;
}

/** The domain of the organization that an address belongs to. Null where anybody can have an address. */
export function organizationDomain(address: string): string | null {
  const domain = registrableDomain(domainOf(address));
  return domain === null || isFreemail(domain) || isDisposable(domain) || isAliasService(domain) ? null : domain;
}
