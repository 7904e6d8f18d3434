import { confirmed } from './authentication.ts';
import { hasThreadHeaders } from './headers.ts';
import { isContact, isFamiliar, isOfOwnDomain } from './known-sender.ts';
import type { Received } from './parsed-email.ts';

/** Words of its own below which an email only covers what it quotes. */
const COVERING_WORDS = 10;

/**
 * Whether what an email quotes may be set aside as written by somebody else before. Anybody can type marks of quotation:
 * so the headers have to say that it answers something, and it has to say something itself; or more than the headers
 * speaks for it. That its reader wrote in the thread is not enough: whoever ever got an email of theirs can name it.
 */
export function isReply(received: Received, ownWords: number): boolean {
  if (isVerifiedReply(received) || (hasThreadHeaders(received.email) && ownWords >= COVERING_WORDS)) return true;
  return received.context.history?.knowsThread === true && isFamiliar(received) && confirmed(received) !== null;
}

/** Whether a contact or a colleague is confirmed as its sender: then not even the links that it quotes are held against it. */
export function isVerifiedReply(received: Received): boolean {
  return (isContact(received) || isOfOwnDomain(received)) && confirmed(received) !== null;
}
