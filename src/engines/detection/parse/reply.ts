import { confirmed } from './authentication.ts';
import { hasThreadHeaders } from './headers.ts';
import { isContact, isFamiliar, isOfOwnDomain } from './known-sender.ts';
import type { Received } from './parsed-email.ts';

/** With fewer words of its own, an email is only a cover for what it quotes. */
const COVERING_WORDS = 10;

/**
 * Whether quoted text can be attributed to somebody else. Anyone can type quotation marks, so the headers have to refer
 * to another email and the email must have text of its own, or the sender or the thread is known. It is not enough that
 * the reader took part in the thread: anyone who ever got an email of theirs can refer to it.
 */
export function isReply(received: Received, ownWords: number): boolean {
  if (isVerifiedReply(received) || (hasThreadHeaders(received.email) && ownWords >= COVERING_WORDS)) return true;
  return received.context.history?.knowsThread === true && isFamiliar(received) && confirmed(received) !== null;
}

/** Whether a verified contact or colleague sent it: then not even its quoted links count against it. */
export function isVerifiedReply(received: Received): boolean {
  return (isContact(received) || isOfOwnDomain(received)) && confirmed(received) !== null;
}
