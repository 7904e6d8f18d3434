import { type Carried, SUPPORT_NUMBERS } from '../data/platforms.ts';
import type { Mailbox } from '../email.ts';
import { ownerOf } from './brand-hosts.ts';
import { domainOf, sameOrganisation } from './domains.ts';
import { everyMatch } from './every-match.ts';
import type { ParsedEmail } from './parsed-email.ts';

/** Whether a host is a sender's, or another of its company's. */
export function isOfService({ address }: Mailbox, host: string): boolean {
  if (host === '') return false;
  const owner = ownerOf(domainOf(address));
  return sameOrganisation(address, host) || (owner !== null && ownerOf(host) === owner);
}

export function isSupportNumber(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return SUPPORT_NUMBERS.some((own) => digits.endsWith(own));
}

/** Groups of digits, as in a telephone number; shorter ones are sums and dates. */
const NUMBER = /(?<![\w.,/=-])[+(]?\d{1,5}(?:[ ().\u00a0\u2010-\u2013-]{1,3}\d{1,9}){2,6}(?![\w/=-])/g;
const MIN_DIGITS = 9;

/**
 * Whether a service for invoices or events may contain somebody's words although it names no user: users type notes,
 * items and even their own address. Its own notices contain no phone number but its own, and no other site.
 */
export function mayBeTyped(
  { text, links }: Pick<ParsedEmail, 'text' | 'links'>,
  from: Mailbox,
  carries: Carried,
): boolean {
  if (carries !== 'invoices' && carries !== 'events') return false;
  if (links.some(({ host }) => host !== '' && !isOfService(from, host))) return true;
  return everyMatch(text, NUMBER).some(([number]) => {
    return number.replace(/\D/g, '').length >= MIN_DIGITS && !isSupportNumber(number);
  });
}
