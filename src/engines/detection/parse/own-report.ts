import { DOUBTS } from '../data/reports.ts';
import { FORWARD_PREFIX } from '../data/thread-words.ts';
import { authenticationOf, failureOf } from './authentication.ts';
import { sameOrganisation } from './domains.ts';
import { isContact } from './known-sender.ts';
import { ownDomainsOf } from './own-domains.ts';
import type { ParsedEmail, Received } from './parsed-email.ts';

/**
 * Whether somebody on the reader's side passes an attached email on to have it looked at. Anyone can write the words, so they
 * count only from there.
 */
export function isOwnReport(parsed: ParsedEmail): boolean {
  const { subject, text } = parsed;
  return (FORWARD_PREFIX.test(subject) || DOUBTS.test(subject) || DOUBTS.test(text)) && isOwnSide(parsed);
}

/**
 * Whether the sender is the reader, a colleague or a contact, unless the receiving server checked the address and could not
 * confirm it. The recipients do not count here: the sender chooses them.
 */
function isOwnSide(received: Received): boolean {
  const { email, context } = received;
  const address = email.from?.address.toLowerCase() ?? '';
  const result = authenticationOf(received);
  if (address === '' || failureOf(received) !== null || (result !== null && result.dmarc !== 'pass')) return false;
  if (address === context.recipient?.toLowerCase() || isContact(received)) return true;
  return ownDomainsOf(context).some((own) => sameOrganisation(own, address));
}
