import { passwordExpiry } from './scenarios/password-expiry.ts';
import type { Scenario } from './seed.ts';

/** Every scenario. New ones go to the end: the place in the list says what is held back. */
export const SCENARIOS: readonly Scenario[] = [passwordExpiry];
