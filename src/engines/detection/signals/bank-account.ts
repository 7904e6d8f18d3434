import type { Evidence } from '../analysis.ts';
import {
  IF_YOU_CHANGED,
  READERS_ACCOUNT,
  READERS_POSSESSIVE,
  UNCHANGED_ACCOUNT,
  WRITERS_POSSESSIVE,
} from '../data/bank-account-words.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { match } from './signal.ts';

/** Characters before a match that may contain a possessive. */
const POSSESSIVE = 10;
const BEFORE = 50;
const CASE = 70;

/** Mentions of new bank details that are not the reader's own. */
export function changesOfTheirs(parsed: ParsedEmail): Evidence[] {
  return match(parsed, 'bank-change').filter(({ where, start = 0, end = 0 }) => {
    const text = textOf(parsed, where);
    const words = text.slice(Math.max(0, start - POSSESSIVE), end);
    if (WRITERS_POSSESSIVE.test(words)) return true;
    const isSupposed = IF_YOU_CHANGED.test(text.slice(Math.max(0, start - CASE), end));
    const isReaders = READERS_ACCOUNT.test(text.slice(Math.max(0, start - BEFORE), start));
    return !READERS_POSSESSIVE.test(words) && !isReaders && !isSupposed;
  });
}

const BESIDE_ACCOUNT = { before: 30, after: 80 };

/** Whether the account is one the reader already knows, so that no money is redirected. */
export function isAsBefore(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  const around = textOf(parsed, where).slice(Math.max(0, start - BESIDE_ACCOUNT.before), end + BESIDE_ACCOUNT.after);
  return UNCHANGED_ACCOUNT.test(around);
}
