import { OPEN_REDIRECTS, REDIRECTING_NAMES } from '../data/open-redirects.ts';
import { addressesIn, TRANSLATED } from './addresses-inside.ts';
import { isKnownHost, ownerOf } from './brand-hosts.ts';
import { isClickTracker, isFreeHost, isLinkChecker, isShortener, registrableDomain } from './domains.ts';

/** The target of an address, as far as the address itself shows it. */
export interface Redirection {
  /** The final page; the address itself if nothing is known about it. */
  target: URL;
  /** Redirectors on the way, the outermost first. */
  hops: URL[];
  /** An address contained in the last one, whose owner may redirect there or anywhere else. */
  mayLeadTo: URL | null;
}

/** Each hop is written inside the one before, and encodings make every level longer. */
const MAX_HOPS = 6;
const MAX_NAMES = 12;

/**
 * Follows redirects that have their target in the address. Only known redirectors, link checkers and mailing services
 * are trusted: `evil.example/redirect?url=https://paypal.com` must not pass for PayPal's.
 */
export function followed(url: URL): Redirection {
  const hops: URL[] = [];
  let target = url;
  for (;;) {
    const next = hops.length < MAX_HOPS ? namedBy(target) : null;
    if (next === null || !isBelieved(target)) return { target, hops, mayLeadTo: next };
    hops.push(target);
    target = next;
  }
}

/** Whether a page of a known company redirects to any address. */
export function isOpenRedirect({ hostname, pathname }: URL): boolean {
  const shown = hostname.replace(/^www\./, '');
  const name = ownerOf(hostname)?.name === 'Google' ? shown.replace(/\bgoogle\.[a-z.]{2,6}$/, 'google.com') : shown;
  const address = name + pathname;
  return hostname.endsWith(TRANSLATED) || OPEN_REDIRECTS.some((page) => address.startsWith(page));
}

/** Whether an address whose target can't be read redirects to another site: a click tracker, a shortener or similar. */
export function mayLeadOn(url: URL): boolean {
  const { hostname } = url;
  return isLinkChecker(hostname) || isClickTracker(hostname) || isShortener(hostname) || looksLikeRedirector(url);
}

/** The other site's address in a redirector's; if there are several, the one of the least-known site. */
function namedBy(url: URL): URL | null {
  const isRedirector = isLinkChecker(url.hostname) || isOpenRedirect(url);
  if (!isRedirector && !isClickTracker(url.hostname) && !looksLikeRedirector(url)) return null;
  const own = ownerOf(url.hostname)?.name ?? domainOf(url);
  const others = addressesIn(url, isRedirector).filter(
    (other) => (ownerOf(other.hostname)?.name ?? domainOf(other)) !== own,
  );
  return others.find(({ hostname }) => !isKnownHost(hostname)) ?? others[0] ?? null;
}

/** A brand's own host redirects where it says. Its customers' pages are their own. */
function isBelieved(url: URL): boolean {
  const { hostname } = url;
  return (
    isLinkChecker(hostname) ||
    isOpenRedirect(url) ||
    isClickTracker(hostname) ||
    (isKnownHost(hostname) && !isFreeHost(hostname))
  );
}

/** `/go/`, `/redirect.php`, `click.shop.example`. */
function looksLikeRedirector({ hostname, pathname }: URL): boolean {
  const names = pathname.toLowerCase().split('/', MAX_NAMES);
  return [hostname.split('.', 1)[0] ?? '', ...names].some((name) =>
    REDIRECTING_NAMES.has(name.replace(/\.(?:php|aspx?|jsp|do|cgi|html?)$/, '')),
  );
}

function domainOf({ hostname }: URL): string {
  return registrableDomain(hostname) ?? hostname;
}
