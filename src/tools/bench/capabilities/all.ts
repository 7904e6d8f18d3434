import type { Capability } from './capability.ts';
import { RELATIONSHIPS } from './relationships.ts';

/** In the order in which they are printed. */
export const CAPABILITIES: readonly Capability[] = [RELATIONSHIPS];
