import type { Email } from '../engines/detection/index.ts';
import { LIMITS } from '../engines/detection/limits.ts';

/** What a mail site's page shows. */
export type Reading =
  | { state: 'email'; email: Email }
  /** No email is open. */
  | { state: 'none' }
  /** An email seems to be open, but nothing is where this site has it. */
  | { state: 'not-understood' }
  /** It may still be coming. */
  | { state: 'looking' };

/** Finds the open email in a page of one mail site. */
export interface MailReader {
  read(page: Document): Reading;
  /** Where the site gives the open message's source out, to whoever is logged in there. */
  sourceAddress?(page: Document): string | undefined;
}

/** One more than is examined, so that it is known that there was more. */
export const LONGEST_MARKUP = LIMITS.source + 1;

/** What a page's content script says when it is there. */
export const HELLO = 'hello';

/** Asks a page's content script for the open message as it was received; it answers in base64, or null. */
export const SOURCE = 'source';
