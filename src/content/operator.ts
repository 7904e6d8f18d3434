import type { Operator } from './schemas.ts';

/** Shown in the legal texts as soon as it is set, which a public site must do. */
export const OPERATOR: Operator | undefined = undefined;
