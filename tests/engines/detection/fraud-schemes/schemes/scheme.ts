import type { Short } from '../emails.ts';

export const SCHEME_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const;

export interface Scheme {
  /** One in each language, in the order of `SCHEME_LANGUAGES`. */
  fraud: readonly Short[];
  /** What honest emails say about the same things. */
  honest: readonly Short[];
}
