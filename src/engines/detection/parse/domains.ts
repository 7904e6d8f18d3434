import { getDomain } from 'tldts-icann';
import { CUSTOMER_HOSTS } from '../data/customer-hosts.ts';
import { DEFAULT_DOMAINS } from '../data/default-domains.ts';
import { FREE_HOSTS, USER_CONTENT } from '../data/free-hosts.ts';
import { LINK_CHECKERS, REGIONAL_LINK_CHECKERS } from '../data/link-checkers.ts';
import { ALIAS_MAIL, DISPOSABLE_MAIL, FREEMAIL } from '../data/mailboxes.ts';
import { CLICK_TRACKERS } from '../data/mailing-services.ts';
import { PROXIES } from '../data/proxies.ts';
import { SHARED_SUFFIXES } from '../data/shared-suffixes.ts';
import { SHORTENERS } from '../data/shorteners.ts';
import { MARKET_SUFFIXES, MISTYPED_COM, SUSPICIOUS_TLDS } from '../data/suffixes.ts';
import { wordSet } from '../data/table.ts';
import { LIMITS } from '../limits.ts';
import { underListedSuffix } from './listed-suffixes.ts';
import { oncePerHost } from './once.ts';
import { toUnicode } from './punycode.ts';

/**
 * The domain of one owner: the public suffix, or a service's suffix for its customers, and one label. Null for IP
 * addresses and single labels. The caller's list of suffixes counts while an email is analysed.
 */
export const registrableDomain = oncePerHost((host: string): string | null => {
  if (host.length > LIMITS.host) return null;
  const domain = getDomain(host, { extractHostname: false });
  if (domain === null) return null;
  const name = host.toLowerCase();
  const owned = underSharedSuffix(name, domain) ?? domain;
  return underListedSuffix(name, owned) ?? owned;
});

/** Only a host longer than the registered domain can be a customer's. */
function underSharedSuffix(host: string, registered: string): string | null {
  let start = 0;
  for (
    let dot = host.indexOf('.');
    dot !== -1 && host.length - start > registered.length;
    dot = host.indexOf('.', start)
  ) {
    if (SHARED_SUFFIXES.has(host.slice(dot + 1))) return host.slice(start);
    start = dot + 1;
  }
  return null;
}

/** The part of the registrable domain before the public suffix. */
export function registrableLabel(host: string): string {
  return registrableDomain(host)?.split('.')[0] ?? '';
}

export function isShortener(host: string): boolean {
  return inTable(SHORTENERS, host) && !isUserContent(host);
}

/** Whether a host belongs to a service that sends newsletters and tracks their clicks. */
export function isClickTracker(host: string): boolean {
  return inTable(CLICK_TRACKERS, host);
}

/** `bucket.s3.eu-west-1.amazonaws.com`, with the region in the middle. */
const REGIONAL_BUCKET = /(?:^|\.)s3[.-][a-z0-9-]{4,24}\.amazonaws\.com$/;

export const isFreeHost = oncePerHost(
  (host) => inTable(FREE_HOSTS, host) || registrableLabel(host) === 'blogspot' || REGIONAL_BUCKET.test(host),
);

/** Whether a host is that of a company among a service's customers; the service's own site is `www` or the bare domain. */
export function isCustomerHost(host: string): boolean {
  return inTable(CUSTOMER_HOSTS, host) && !CUSTOMER_HOSTS.has(host.replace(/^www\./, ''));
}

/** Hosts under these services' own domains, with all their customers' files and pages. */
const EVERY_CUSTOMERS = wordSet(`
  app.slack.com api.slack.com files.slack.com hooks.slack.com dl.dropboxusercontent.com core.windows.net
  web.core.windows.net login.windows.net`);

/** Whether a service gave a host to one customer: `name.zendesk.com`, but not `zendesk.com` or `docs.google.com`. */
export function isOneCustomers(host: string): boolean {
  const bare = host.replace(/^www\./, '');
  if (EVERY_CUSTOMERS.has(bare) || FREE_HOSTS.has(bare) || SHARED_SUFFIXES.has(bare)) return false;
  return isCustomerHost(bare) || isFreeHost(bare.slice(bare.indexOf('.') + 1));
}

/** Whether a host shows what its users put there. */
export function isUserContent(host: string): boolean {
  return inTable(USER_CONTENT, host);
}

/** Whether a hosting service gives names under the domain to its customers. */
export function isDefaultDomain(domain: string): boolean {
  return inTable(DEFAULT_DOMAINS, domain);
}

/** Whether a host checks links for other services and redirects to them. */
export function isLinkChecker(host: string): boolean {
  return inTable(LINK_CHECKERS, host) || REGIONAL_LINK_CHECKERS.test(host);
}

export function hasSuspiciousTld(host: string): boolean {
  return SUSPICIOUS_TLDS.has(host.slice(host.lastIndexOf('.') + 1));
}

export function isFreemail(domain: string): boolean {
  return FREEMAIL.has(domain) || FREEMAIL.has(registrableLabel(domain));
}

/** Whether the domain offers short-lived mailboxes. */
export function isDisposable(domain: string): boolean {
  return inTable(DISPOSABLE_MAIL, domain);
}

/** Whether a domain forwards emails for people who keep their own address private. */
export function isAliasService(domain: string): boolean {
  return inTable(ALIAS_MAIL, domain);
}

/** Whether a host is under a suffix where internationally known brands own their name. */
export function isMarketSuffix(host: string): boolean {
  const domain = registrableDomain(host) ?? '';
  return MARKET_SUFFIXES.has(domain.slice(domain.indexOf('.') + 1));
}

export function hasSlippedEnding(host: string): boolean {
  return MISTYPED_COM.has(host.slice(host.lastIndexOf('.') + 1));
}

const LIBRARY_PROXY = /(?:^|\.)(?:ez|lib)?proxy[\w-]{0,20}\./;
const ACADEMIC = /\.(?:edu|edu\.[a-z]{2}|ac\.[a-z]{2})$/;

/** Whether a host is a gateway to other sites. Only schools and universities get academic suffixes. */
export function isProxy(host: string): boolean {
  return inTable(PROXIES, host) || (ACADEMIC.test(host) && LIBRARY_PROXY.test(host));
}

/** Characters that can't be in a domain: an address may be malformed, such as `support@https://alder.example/a`. */
const SCHEME = /^[a-z][a-z\d+.-]{0,20}:\/\//;
const AFTER_DOMAIN = /[/?#:\s]/;

/** The domain of an address; empty if there is none, or it is longer than any domain can be. */
export function domainOf(address: string): string {
  const domain =
    address
      .slice(address.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase()
      .replace(SCHEME, '')
      .split(AFTER_DOMAIN, 1)[0] ?? '';
  return domain.length > LIMITS.host ? '' : domain;
}

function inTable(table: ReadonlySet<string>, host: string): boolean {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    if (table.has(rest)) return true;
  }
  return false;
}

/** The registrable domain of an address or host, or the host itself if there is none. */
export function registeredBy(addressOrHost: string): string {
  const domain = domainOf(addressOrHost);
  return registrableDomain(domain) ?? domain;
}

/** Whether two addresses or hosts are under one registered domain. */
export function sameOrganisation(a: string, b: string): boolean {
  return registeredBy(a) === registeredBy(b);
}

/** The organization's domain of an address; null if anyone can have an address there. */
export function organizationDomain(address: string): string | null {
  const domain = registrableDomain(domainOf(address));
  return domain === null || isFreemail(domain) || isDisposable(domain) || isAliasService(domain) ? null : domain;
}

/** The registrable domain of an address as a reader sees it, with its Punycode decoded. */
export function shownDomain(address: string): string {
  const domain = toUnicode(domainOf(address));
  return registrableDomain(domain) ?? domain;
}
