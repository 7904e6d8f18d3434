import { domainToASCII, domainToUnicode } from 'node:url';
import { organizationDomain } from '../../engines/detection/index.ts';

const WORD = '[recipient domain]';
/** From the server that delivered the email, so nearest to its owner. The first is the newest. */
const DELIVERED = /^(?:delivered-to|x-original-to|envelope-to):[^\n]{0,400}/im;
const TO = /^to:[^\n]*(?:\n[ \t][^\n]*)*/im;
const ADDRESS = /[^\s<>"(),:;@]{1,64}@[^\s<>"(),:;@]{1,255}/g;

/**
 * The domains that would reveal who received an email: of the account, the mailbox, or the delivery address. Domains of
 * public email providers reveal nothing.
 * @param headers of the email, if known
 */
export function ownDomains({ owners, headers, from }: { owners: string[]; headers: string; from: string }): string[] {
  const delivered = DELIVERED.exec(headers)?.[0].match(ADDRESS) ?? [];
  // Mass emails are often addressed to their own sender.
  const sender = organizationDomain(from.match(ADDRESS)?.at(-1) ?? '');
  const to = (TO.exec(headers)?.[0].match(ADDRESS) ?? []).filter((address) => organizationDomain(address) !== sender);
  const addresses = [...owners, ...(delivered.length > 0 ? delivered : to)];
  return [...new Set(addresses.map(organizationDomain).filter((domain) => domain !== null))];
}

/** Replaces them with their subdomains, even inside another address, as in `northwind.example.pay-now.example`. */
export function hideDomains(text: string, domains: readonly string[]): string {
  const spellings = domains.flatMap((domain) => [domain, domainToASCII(domain), domainToUnicode(domain)]);
  return text.replace(HOST, (_, encoded: string | undefined, host: string) => {
    const hidden = spellings.filter(Boolean).reduce(hideIn, host);
    return (encoded ?? '') + hidden;
  });
}

/** `%40` is an at sign in a link. */
const HOST =
  /(?<![\p{L}\p{M}\p{N}_.-])((?<=%)[0-9a-f]{2})?([\p{L}\p{M}\p{N}_-]{1,63}(?:\.[\p{L}\p{M}\p{N}_-]{1,63}){1,30})/giu;

function hideIn(host: string, domain: string): string {
  const lower = host.toLowerCase();
  let at = lower.indexOf(domain);
  while (at !== -1 && (isInWord(host[at - 1]) || isInWord(host[at + domain.length])))
    at = lower.indexOf(domain, at + 1);
  if (at === -1) return host;
  return (host[at - 1] === '.' ? '' : host.slice(0, at)) + WORD + hideIn(host.slice(at + domain.length), domain);
}

const isInWord = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);
