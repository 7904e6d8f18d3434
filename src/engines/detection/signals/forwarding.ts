import { authenticationOf, confirmed, failureOf } from '../parse/authentication.ts';
import { domainOf, isFreemail } from '../parse/domains.ts';
import { hasHeader } from '../parse/headers.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';

const PASSED_ON = [
  'list-id',
  'list-post',
  'resent-from',
  'resent-date',
  'x-forwarded-to',
  'x-forwarded-for',
  'x-original-from',
  'x-original-sender',
];

/**
 * Whether a mailing list or another mailbox forwarded the email. Both break SPF and often DKIM, so a failure says
 * nothing by itself. Anyone can claim it, so it only removes suspicion and never adds trust, and domains worth forging
 * stay suspicious.
 */
export function isPassedOn(parsed: ParsedEmail): boolean {
  return hasHeader(parsed.email, ...PASSED_ON) || (authenticationOf(parsed) ?? failureOf(parsed))?.arc === 'pass';
}

/**
 * Whether a mailing list may be the reason that a name has another address. A list writes from its own domain, never
 * from a mailbox provider's, and a header alone proves no list.
 */
export function isExcused(parsed: ParsedEmail): boolean {
  const domain = domainOf(parsed.email.from?.address ?? '');
  return isPassedOn(parsed) && (confirmed(parsed) === null || !isFreemail(domain));
}
