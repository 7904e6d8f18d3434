import type { Capability } from './capability.ts';
import { DRAWN_CODES } from './drawn-codes.ts';
import { REDIRECTS } from './redirects.ts';

/** In the order in which they are printed. */
export const CAPABILITIES: readonly Capability[] = [REDIRECTS, DRAWN_CODES];
