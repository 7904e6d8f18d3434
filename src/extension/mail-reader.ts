import type { Email } from '../engines/detection/index.ts';
import { LIMITS } from '../engines/detection/limits.ts';
import type { Place } from './marks/store.ts';

export type PageState =
  /** `place` if the site shows it. */
  | { state: 'email'; email: Email; place?: Place }
  | { state: 'none' }
  /** An email seems to be open, but none of the site's known elements was found. */
  | { state: 'unreadable' }
  | { state: 'loading' };

export interface MailReader {
  read(page: Document): PageState;
  /** Where the logged-in user can download the source; undefined if the site has no such address. */
  sourceAddress?(page: Document): string | undefined;
}

/** One more than the engine analyses, so that it reports the rest as cut off. */
export const MAX_MARKUP = LIMITS.source + 1;

/** Sent by a content script when it starts. */
export const HELLO = 'hello';

/** Answered with base64, or null. */
export const SOURCE = 'source';
