import type { Capability } from './capability.ts';
import { deliveredEmails } from './delivered.ts';

/** Requests for access, codes, app passwords, recovery words and commands, and honest emails about them. */
export const CONSENT: Capability = {
  title: 'Commands and consent',
  cases: () => deliveredEmails('consent.jsonl'),
};
