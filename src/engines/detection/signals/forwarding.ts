import { authenticationOf } from '../parse/authentication.ts';
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
 * Whether a mailing list or a forwarding mailbox stands between sender and reader. Both break SPF and often DKIM, so
 * that a failure says nothing by itself. Anybody can claim it, so it takes suspicion away and never adds trust, and a
 * domain that is worth forging stays suspicious.
 */
export function isPassedOn(parsed: ParsedEmail): boolean {
  return hasHeader(parsed.email, ...PASSED_ON) || authenticationOf(parsed)?.arc === 'pass';
}
