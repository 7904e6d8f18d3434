import type { Evidence } from '../analysis.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { type Link, webLinksOf } from '../parse/links.ts';
import type { Reading } from '../parse/parse.ts';
import { linksWhere, SILENT } from './signal.ts';

/** A letter that leads to so many sites is a newsletter: that one of them is of a kind says little about the letter. */
const MANY_SITES = 10;
const FIRST_LINKS = 5;
const TELLING_SHARE = 1 / 6;

/**
 * The links for which a test holds, unless they are a few of very many. The first links are what a letter is about, but
 * for a newsletter that leads to its sender's own site, too.
 */
export function tellingLinks(reading: Reading, test: (link: Link) => boolean): Evidence[] {
  const found = linksWhere(reading, test);
  if (found.length === 0) return found;
  if (!leadsToManySites(reading)) return found;
  const web = webLinksOf(reading.links);
  const address = reading.letter.from?.address ?? '';
  const leadsHome = address.includes('@') && web.some(({ host }) => sameOrganisation(address, host));
  if (!leadsHome && web.slice(0, FIRST_LINKS).some(test)) return found;
  return web.filter(test).length >= web.length * TELLING_SHARE ? found : SILENT;
}

/** Whether a letter is a newsletter by its links. */
export function leadsToManySites(reading: Reading): boolean {
  return new Set(webLinksOf(reading.links).map(({ domain }) => domain)).size > MANY_SITES;
}
