import { authenticationOf, failureOf } from '../parse/authentication.ts';
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
