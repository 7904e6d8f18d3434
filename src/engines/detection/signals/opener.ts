import type { Concept } from '../data/phrases/concepts.ts';
import { hasHeader } from '../parse/headers.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';

/** Own words of an email that opens a conversation with one person; what asks many for help goes on. */
const MOST_WORDS = 200;
/** What an impostor wants in the end, however much is written around it. */
const WANTED: readonly Concept[] = [
  'gift-card',
  'card-codes',
  'payment-request',
  'bank-details',
  'payroll',
  'staff-data',
];

/**
 * Whether an email may be from one person to another: what is sent to many asks its readers for help, and is no colleague who
 * can’t be called. Anyone can write the header fields and the last line of a list, so they say so only of a sender whom the
 * mailbox or its server vouches for.
 */
export function isToOne(parsed: ParsedEmail): boolean {
  const { email, phrases, words, thread } = parsed;
  const isOfList = hasHeader(email, 'list-id', 'list-unsubscribe') || phrases.has('removal-line');
  if (isOfList && isVouchedFor(parsed)) return false;
  if (WANTED.some((concept) => phrases.has(concept))) return true;
  return words.filter(({ start }) => !isQuoted(thread, start)).length <= MOST_WORDS;
}
