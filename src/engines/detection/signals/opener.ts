import type { Concept } from '../data/phrases/concepts.ts';
import { hasHeader } from '../parse/headers.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';

/** The most words of its own in an email that opens a conversation with one person. Appeals to many are longer. */
const MAX_WORDS = 200;
/** What an impostor wants, however much text surrounds it. */
const WANTED: readonly Concept[] = [
  'gift-card',
  'card-codes',
  'payment-request',
  'bank-details',
  'payroll',
  'staff-data',
];

/**
 * Whether an email may be from one person to another. Lists and newsletters ask for help too, and don't pose as a
 * colleague who can't be called. Anyone can write a list's header fields and last line, so they count only if the
 * mailbox or its server vouches for the sender.
 */
export function isToOne(parsed: ParsedEmail): boolean {
  const { email, phrases, words, thread } = parsed;
  const isOfList = hasHeader(email, 'list-id', 'list-unsubscribe') || phrases.has('removal-line');
  if (isOfList && isVouchedFor(parsed)) return false;
  if (WANTED.some((concept) => phrases.has(concept))) return true;
  return words.filter(({ start }) => !isQuoted(thread, start)).length <= MAX_WORDS;
}
