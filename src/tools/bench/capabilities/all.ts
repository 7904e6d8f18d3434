import { ATTACHMENTS } from './attachments.ts';
import type { Capability } from './capability.ts';

/** In the order in which they are printed. */
export const CAPABILITIES: readonly Capability[] = [ATTACHMENTS];
