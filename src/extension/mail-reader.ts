import type { Email } from '../engines/detection/index.ts';
import { LIMITS } from '../engines/detection/limits.ts';

/** What a mail site's page shows. */
export type PageState =
  | { state: 'email'; email: Email }
  /** No email is open. */
  | { state: 'none' }
  /** An email seems to be open, but none of the site's known elements was found. */
  | { state: 'unreadable' }
  | { state: 'loading' };

/** Finds the open email in a page of one mail site. */
export interface MailReader {
  read(page: Document): PageState;
  /** Where the logged-in user can download the source of the open message; undefined where the site has no such address. */
  sourceAddress?(page: Document): string | undefined;
}

/** One more than the engine analyses, so that it reports the rest as cut off. */
export const MAX_MARKUP = LIMITS.source + 1;

/** Sent by a content script when it starts. */
export const HELLO = 'hello';

/** Asks a content script for the source of the open message; the answer is base64, or null. */
export const SOURCE = 'source';
