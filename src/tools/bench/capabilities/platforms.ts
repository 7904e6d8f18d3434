import type { Capability } from './capability.ts';
import { deliveredEmails } from './delivered.ts';

/** What users write through services, and what the same services send for honest users. */
export const PLATFORMS: Capability = {
  title: 'Who wrote it on a platform',
  cases: () => deliveredEmails('platforms.jsonl'),
};
