import type { Capability } from './capability.ts';
import { deliveredEmails } from './delivered.ts';

/**
 * Short emails in languages that the model has not learned, many of them close to one that it has. Their wording can't be
 * judged, so what matters is how many are called safe.
 */
export const OTHER_LANGUAGES: Capability = {
  title: 'Languages not learned',
  cases: () => deliveredEmails('languages.jsonl'),
};
