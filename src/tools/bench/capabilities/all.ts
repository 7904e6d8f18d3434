import type { Capability } from './capability.ts';
import { REDIRECTS } from './redirects.ts';

/** In the order in which they are printed. */
export const CAPABILITIES: readonly Capability[] = [REDIRECTS];
