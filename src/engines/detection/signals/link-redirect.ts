import { failureOf } from '../parse/authentication.ts';
import { isKnownHost, ownerOf } from '../parse/brand-hosts.ts';
import { domainOf, isClickTracker, isLinkChecker, registrableDomain, sameOrganisation } from '../parse/domains.ts';
import type { Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isOpenRedirect } from '../parse/redirects.ts';
import { hostOf, linksWhere, type SignalRule } from './signal.ts';
import { significantLinks } from './significant-links.ts';

/** Links that lead to their target through another site. */
export const LINK_REDIRECT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-open-redirect',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    isCommon: true,
    title: 'Redirecting link',
    sentence: 'The link contains a second address and may redirect you to it.',
    check: (parsed) => significantLinks(parsed, passesOn),
  },
  {
    id: 'link-through-known-site',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'doubtful',
    title: 'Link hides behind a known site',
    sentence: ([first]) =>
      first?.through === undefined
        ? `The link starts at ${hostOf(first?.href)}, which only redirects you to someone else’s page.`
        : `The link goes through ${first.through} to ${hostOf(first.href)}, someone else’s page.`,
    check: (parsed) => linksWhere(parsed, (link) => hidesBehindKnownSite(link) && !isSendersRedirector(link, parsed)),
  },
  {
    id: 'link-target-sealed',
    group: 'link',
    tier: 'context',
    title: 'Link’s target is hidden by a link checker',
    sentence: (evidence) =>
      `${hostOf(evidence[0]?.href)} checks the link when you click it. The address doesn’t show where it goes, so we couldn’t check that.`,
    check: (parsed) => linksWhere(parsed, ({ host }) => host !== '' && isLinkChecker(host)),
  },
];

/** Whether a link starts at a known company but opens somebody else's page. */
export function hidesBehindKnownSite({ url, hops }: Link): boolean {
  // If a page encrypts its target, nothing more is known.
  return hops.some(isKnownRedirector) || (url !== null && isOpenRedirect(url));
}

function isKnownRedirector(hop: URL): boolean {
  const { hostname } = hop;
  return isOpenRedirect(hop) || (isKnownHost(hostname) && !isLinkChecker(hostname) && !isClickTracker(hostname));
}

/** LinkedIn's notices link through LinkedIn. */
function isSendersRedirector({ hops, url }: Link, parsed: ParsedEmail): boolean {
  const { from } = parsed.email;
  if (!from || failureOf(parsed) !== null) return false;
  const sender = domainOf(from.address);
  const owner = ownerOf(sender)?.name;
  const first = hops.find(isKnownRedirector) ?? url;
  const host = first?.hostname ?? '';
  return sameOrganisation(sender, host) || (owner !== undefined && owner === ownerOf(host)?.name);
}

/** Whether a parameter contains another site's address. */
function passesOn({ url, host, domain }: Link): boolean {
  if (host === '' || url === null) return false;
  for (const value of url.searchParams.values()) {
    const inner = /^(?:https?:)?\/\/([^/?#\s]+)/i.exec(value)?.[1];
    if (inner && registrableDomain(inner.toLowerCase()) !== domain) return true;
  }
  return false;
}
