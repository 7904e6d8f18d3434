import { domainToASCII, domainToUnicode } from 'node:url';
import { organizationDomain } from '../../engines/detection/parse/domains.ts';

const WORD = '[recipient domain]';
/** From the server that delivered the email, so nearest to its owner. The first is the newest. */
const DELIVERED = /^(?:delivered-to|x-original-to|envelope-to):[^\n]{0,400}/im;
const TO = /^to:[^\n]*(?:\n[ \t][^\n]*)*/im;
const ADDRESS = /[^\s<>"(),:;@]{1,64}@[^\s<>"(),:;@]{1,255}/g;

/**
 * The domains that would tell whose email it was: of the account, of the mailbox, or of whom the email was delivered to.
 * Those of providers where anyone can have an address tell nothing.
 * @param headers of the email, where they are known
 */
export function ownDomains({ owners, headers, from }: { owners: string[]; headers: string; from: string }): string[] {
  const delivered = DELIVERED.exec(headers)?.[0].match(ADDRESS) ?? [];
  // Mass emails are often addressed to their own sender.
  const sender = organizationDomain(from.match(ADDRESS)?.at(-1) ?? '');
  const to = (TO.exec(headers)?.[0].match(ADDRESS) ?? []).filter((address) => organizationDomain(address) !== sender);
  const addresses = [...owners, ...(delivered.length > 0 ? delivered : to)];
  return [...new Set(addresses.map(organizationDomain).filter((domain) => domain !== null))];
}

/** Replaces them with their subdomains, also inside another's address, as in `northwind.example.pay-now.example`. */
export function hideDomains(text: string, domains: readonly string[]): string {
  let hidden = text;
  for (const domain of domains) {
    for (const spelling of new Set([domain, domainToASCII(domain), domainToUnicode(domain)])) {
      if (spelling !== '') hidden = hidden.replace(patternOf(spelling), WORD);
    }
  }
  return hidden;
}

/** After a letter or digit it is the end of a longer name; `%40` is an at sign in a link. */
function patternOf(domain: string): RegExp {
  const before = '(?<=%[0-9a-f]{2}|(?<![\\p{L}\\p{N}]))';
  const name = domain.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`${before}(?:[\\p{L}\\p{N}_-]{1,63}\\.){0,8}${name}(?![\\p{L}\\p{N}])`, 'giu');
}
