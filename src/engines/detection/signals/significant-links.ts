import type { Evidence } from '../analysis.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { type Link, webLinksOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { linksWhere, NO_EVIDENCE } from './signal.ts';

/** An email with links to more sites is a newsletter, and a single odd link says little. */
const MANY_SITES = 10;
const FIRST_LINKS = 5;
const SIGNIFICANT_SHARE = 1 / 6;

/**
 * The links that pass a test, unless they are a few among very many. The first links show what an email is about,
 * except in a newsletter that also links to its sender's own site.
 */
export function significantLinks(parsed: ParsedEmail, test: (link: Link) => boolean): Evidence[] {
  const found = linksWhere(parsed, test);
  if (found.length === 0) return found;
  if (!leadsToManySites(parsed)) return found;
  const web = webLinksOf(parsed.links);
  const address = parsed.email.from?.address ?? '';
  const leadsHome = address.includes('@') && web.some(({ host }) => sameOrganisation(address, host));
  if (!leadsHome && web.slice(0, FIRST_LINKS).some(test)) return found;
  return web.filter(test).length >= web.length * SIGNIFICANT_SHARE ? found : NO_EVIDENCE;
}

/** Whether the number of linked sites makes it a newsletter. */
export function leadsToManySites(parsed: ParsedEmail): boolean {
  return new Set(webLinksOf(parsed.links).map(({ domain }) => domain)).size > MANY_SITES;
}
