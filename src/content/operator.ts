import type { Operator } from './schemas.ts';

/** Shown in the legal texts once set. A public site must set it. */
export const OPERATOR: Operator | undefined = undefined;
