import type { Context } from '../context.ts';
import type { Carried } from '../data/platforms.ts';
import { TEMPLATE_WORDS } from '../data/template-words.ts';
import type { Email } from '../email.ts';
import { authorOf, isKnownUser } from './author.ts';
import { once } from './once.ts';
import { parse } from './parse.ts';
import type { ParsedEmail } from './parsed-email.ts';
import { isOfService } from './service-email.ts';

/** Short emails of a few fixed sentences. Discussions, chats and mailings are their users' own words as a whole. */
const WITH_TEMPLATE: ReadonlySet<Carried> = new Set<Carried>(['documents', 'invoices', 'events']);

/**
 * What the user of a service typed into an invoice, share or invitation, parsed as that user's own email: in its own
 * language, and without the service's checks. Everything that isn't known to be the service's counts as typed, so that
 * users' words gain no trust from their place in the template. Offsets refer to the whole text. Null for any other
 * email, and if the user is somebody the reader knows.
 */
export const typedPartOf = once((whole: ParsedEmail): ParsedEmail | null => {
  const author = authorOf(whole);
  if (author === null || isKnownUser(author, whole) || !WITH_TEMPLATE.has(author.platform.carries)) return null;
  const { subject, links, email, context } = whole;
  const { name, address } = author;
  // Displayed text is not markup.
  const body = withoutLinks(whole).replace(TEMPLATE_WORDS, blank).replaceAll('<', ' ');
  const typed: Email = {
    subject: subject.replace(TEMPLATE_WORDS, blank),
    body,
    ...((name !== '' || address !== '') && { from: { name, address } }),
    ...(email.to && { to: email.to }),
  };
  const parsed = parse(typed, aboutStranger(context), [], []);
  // In HTML, addresses are behind the words.
  return { ...parsed, links: links.filter(({ host }) => !isServices(whole, host)) };
});

/** The text without the service's own addresses. */
function withoutLinks(whole: ParsedEmail): string {
  const text = whole.text.slice(0, whole.ownLength);
  const own = whole.links.filter(({ bare, host }) => bare && isServices(whole, host));
  let rest = '';
  for (const { start, end } of own.toSorted((a, b) => a.start - b.start)) {
    if (start < rest.length) continue;
    rest += text.slice(rest.length, start) + blank(text.slice(start, end));
  }
  return rest + text.slice(rest.length);
}

function isServices({ email: { from } }: ParsedEmail, host: string): boolean {
  return from !== undefined && isOfService(from, host);
}

function blank(words: string): string {
  return words.replace(/[^\n]/g, ' ');
}

/** The service's server, and facts about its address, say nothing about its user. */
function aboutStranger({
  recipient,
  ownDomains,
  contacts,
  blocklists,
  publicSuffixes,
  popularSites,
}: Context): Context {
  return {
    ...(recipient !== undefined && { recipient }),
    ...(ownDomains && { ownDomains }),
    ...(contacts && { contacts }),
    ...(blocklists && { blocklists }),
    ...(publicSuffixes && { publicSuffixes }),
    ...(popularSites && { popularSites }),
  };
}
