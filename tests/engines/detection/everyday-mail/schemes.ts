import { BOSS_ERRAND } from './schemes/boss-errand.ts';
import { CODE_HANDED_ON } from './schemes/code-handed-on.ts';
import { DAY_WAGES } from './schemes/day-wages.ts';
import { FEE_FIRST } from './schemes/fee-first.ts';
import { NEW_NUMBER } from './schemes/new-number.ts';
import type { Scheme } from './schemes/scheme.ts';
import { STRANDED } from './schemes/stranded.ts';
import { WAGES_ELSEWHERE } from './schemes/wages-elsewhere.ts';

/** Frauds that everybody may meet, beside honest letters about the same. */
export const SCHEMES: Readonly<Record<string, Scheme>> = {
  'a new number': NEW_NUMBER,
  'an errand of a boss': BOSS_ERRAND,
  'a code to be handed on': CODE_HANDED_ON,
  'wages to another account': WAGES_ELSEWHERE,
  'a fee before it begins': FEE_FIRST,
  'work that pays by the day': DAY_WAGES,
  'somebody far away who is stuck': STRANDED,
};
