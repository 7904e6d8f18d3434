import { BRANDS, type Brand } from '../data/brands.ts';
import { isFreemail, isMarketSuffix, registrableDomain, registrableLabel } from './domains.ts';
import { oncePerHost } from './once.ts';

const owners = new Map<string, Brand>();
for (const brand of BRANDS) {
  for (const domain of brand.domains) if (!owners.has(domain)) owners.set(domain, brand);
}

/** The brand with that domain in the table; if there are several, the one listed first. */
export function brandWithDomain(domain: string): Brand | null {
  return owners.get(domain) ?? null;
}

/** Whether a host is the brand's own. */
export function isOwnHost(brand: Brand, host: string): boolean {
  const domain = registrableDomain(host) ?? host;
  return brand.domains.some(
    (own) =>
      own === domain ||
      host === own ||
      (host.endsWith(`.${own}`) && (own.length > domain.length || isSuffix(own))) ||
      (!own.includes('.') && isOwnLabel(own, domain)),
  );
}

/** Under a public suffix in the table, such as `gov.uk`, only authorities can register. */
function isSuffix(own: string): boolean {
  return own.includes('.') && registrableDomain(own) === null;
}

const labels = new Set([...owners.keys()].map((domain) => registrableLabel(domain)));

/** Whether a host has the name of a brand in the table under an ending that is not the brand's: `netflix.app`. */
export function isBrandElsewhere(host: string): boolean {
  return !isKnownHost(host) && labels.has(registrableLabel(host));
}

/** Whether a host belongs to any brand in the table. */
export function isKnownHost(host: string): boolean {
  return ownerOf(host) !== null;
}

/** Whether a domain belongs to a well-known company that does not give mailboxes to everyone. */
export function isService(domain: string): boolean {
  return isKnownHost(domain) && !isFreemail(domain);
}

/** The brand that a host belongs to. */
export const ownerOf = oncePerHost((host: string): Brand | null => {
  const domain = registrableDomain(host) ?? host;
  const label = registrableLabel(host);
  // A domain that gives its subdomains to customers doesn't own them.
  for (let rest = host; rest.includes('.') && rest.length >= domain.length; rest = rest.slice(rest.indexOf('.') + 1)) {
    const owner = brandWithDomain(rest);
    if (owner) return owner;
  }
  return isMarketSuffix(domain) ? brandWithDomain(label) : null;
});

function isOwnLabel(own: string, domain: string): boolean {
  return domain.startsWith(`${own}.`) && isMarketSuffix(domain);
}
