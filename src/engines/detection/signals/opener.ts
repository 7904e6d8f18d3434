import type { Concept } from '../data/phrases/concepts.ts';
import { hasHeader } from '../parse/headers.ts';
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
 * Whether an email may be from one person to another: a list, or a company that can be unsubscribed from, asks its readers for
 * help, and is no colleague who can’t be called.
 */
export function isToOne({ email, phrases, words, thread }: ParsedEmail): boolean {
  if (hasHeader(email, 'list-id') || hasHeader(email, 'list-unsubscribe') || phrases.has('removal-line')) return false;
  if (WANTED.some((concept) => phrases.has(concept))) return true;
  return words.filter(({ start }) => !isQuoted(thread, start)).length <= MOST_WORDS;
}
