import { BOSS_ERRAND } from './schemes/boss-errand.ts';
import { CODE_HANDED_ON } from './schemes/code-handed-on.ts';
import { DAY_WAGES } from './schemes/day-wages.ts';
import { ERRAND_WITHOUT_POST } from './schemes/errand-without-post.ts';
import { FAVOUR_FROM_NEW_NUMBER } from './schemes/favour-from-new-number.ts';
import { FEE_FIRST } from './schemes/fee-first.ts';
import { MORE_ONCE_YOU_ANSWER } from './schemes/more-once-you-answer.ts';
import { NEW_NUMBER } from './schemes/new-number.ts';
import type { Scheme } from './schemes/scheme.ts';
import { SIGN_IN_OR_CLOSED } from './schemes/sign-in-or-closed.ts';
import { STRANDED } from './schemes/stranded.ts';
import { SUPPLIER_CHANGES_BANK } from './schemes/supplier-changes-bank.ts';
import { WAGES_ELSEWHERE } from './schemes/wages-elsewhere.ts';

/** Frauds that everybody may meet, beside honest emails about the same. */
export const SCHEMES: Readonly<Record<string, Scheme>> = {
  'a new number': NEW_NUMBER,
  'an errand of a boss': BOSS_ERRAND,
  'a code to be handed on': CODE_HANDED_ON,
  'wages to another account': WAGES_ELSEWHERE,
  'a fee before it begins': FEE_FIRST,
  'work that pays by the day': DAY_WAGES,
  'somebody far away who is stuck': STRANDED,
  'a favour asked from a new number': FAVOUR_FROM_NEW_NUMBER,
  'an errand of somebody without a post': ERRAND_WITHOUT_POST,
  'a supplier whose bank has changed': SUPPLIER_CHANGES_BANK,
  'a mailbox that is closed unless you sign in': SIGN_IN_OR_CLOSED,
  'a deal that is told of once you answer': MORE_ONCE_YOU_ANSWER,
};
