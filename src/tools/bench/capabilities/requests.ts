import type { Capability } from './capability.ts';
import { deliveredEmails } from './delivered.ts';

/** Requests for secrets and access that harmless text, technical steps or few words carry, and what honest emails say of the same. */
export const REQUESTS: Capability = {
  title: 'Requests for secrets',
  cases: () => deliveredEmails('requests.jsonl'),
};
