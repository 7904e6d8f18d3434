import { hasHeader } from '../parse/headers.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';

/** Own words of an email that opens a conversation with one person; what asks many for help goes on. */
const MOST_WORDS = 200;

/**
 * Whether an email may be from one person to another: a list, or a company that can be unsubscribed from, asks its readers for
 * help, and is no colleague who can’t be called.
 */
export function isToOne({ email, phrases, words, thread }: ParsedEmail): boolean {
  if (hasHeader(email, 'list-id') || hasHeader(email, 'list-unsubscribe') || phrases.has('removal-line')) return false;
  return words.filter(({ start }) => !isQuoted(thread, start)).length <= MOST_WORDS;
}
