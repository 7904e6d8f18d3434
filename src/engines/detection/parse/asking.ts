import {
  ANYONE,
  AS_FRAUD,
  ASK,
  EMAILS,
  IF,
  LIGHT,
  NEVER,
  NEVER_AFTER,
  NOT,
  NOT_AFTER,
  TURN,
  WAS_ASKED,
  YOU_ASKED,
} from '../data/asking-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import type { Hit } from './phrases.ts';
import type { Word } from './words.ts';

/** What an email may ask of its reader. An account problem or threat is claimed, not asked for. */
const REQUESTS: ReadonlySet<Concept> = new Set<Concept>([
  'credential-request',
  'password-reply',
  'code-request',
  'fee',
  'fee-first',
  'payment-request',
  'bank-details',
  'gift-card',
  'card-codes',
  'cash-transfer',
  'staff-data',
  'seed-phrase',
  'contact-details',
  'qr-code',
  'sign-in',
  'click',
  'open-attachment',
  'availability',
]);

/** What a warning tells the reader not to do, in as many words: “never send us your password”. */
const FORBIDDEN: ReadonlySet<Concept> = new Set(
  [...REQUESTS].filter((concept) => concept !== 'bank-details' && concept !== 'availability'),
);

/** The most words between a denial, emails or a stranger, and the asking. */
const NEAR = 4;
const FURTHER = 7;
/** Between clauses with a request of their own. */
const CLAUSE_END = /[:;–—(]|\s-\s/;

/**
 * Finds the clauses in which the writer asks nothing: where they deny it (“we never ask for your password”), tell what
 * others ask (“emails asking you to pay”), or what they or the reader once asked. A clause ends with its sentence, and at a
 * “but” or “please”, so that what is denied first and then asked is still asked.
 * @returns whether a phrase asks nothing
 */
export function unaskedIn(text: string, words: readonly Word[]): (hit: Hit) => boolean {
  let unasked: ReadonlySet<number> | undefined;
  const isUnasked = (word: number) => {
    unasked ??= wordsUnasked(text, words);
    return unasked.has(word);
  };
  return (hit) =>
    (REQUESTS.has(hit.concept) && isUnasked(hit.from)) || (FORBIDDEN.has(hit.concept) && isForbidden(words, hit));
}

/** The positions of all words in such clauses. */
function wordsUnasked(text: string, words: readonly Word[]): Set<number> {
  const unasked = new Set<number>();
  const isReport = WAS_ASKED.test(text) && AS_FRAUD.test(text);
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && !isClauseEnd(text, words, to)) to++;
    if (asksNothing(text, words.slice(from, to), isReport)) for (let at = from; at < to; at++) unasked.add(at);
    from = to;
  }
  return unasked;
}

/** The longest pronoun or particle between “not” and its verb. */
const PARTICLE = 3;

function isForbidden(words: readonly Word[], { from, to }: Hit): boolean {
  const { sentence } = words[from] ?? {};
  const norms = (start: number, end: number) =>
    words.slice(Math.max(0, start), end).flatMap((word) => (word.sentence === sentence ? [word.norm] : []));
  if (norms(from - FURTHER, from).some((norm) => IF.has(norm))) return false;
  const [second = '', first = ''] = norms(from - 2, from).reverse();
  const isNegated = (norm: string) => NEVER.has(norm) || NOT.has(norm);
  if (isNegated(second) || ((second.length <= PARTICLE || LIGHT.has(second)) && isNegated(first))) return true;
  return norms(from, to).some((norm) => NEVER.has(norm) || NOT_AFTER.has(norm));
}

function isClauseEnd(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || before.sentence !== word.sentence || TURN.has(word.norm)) return true;
  return CLAUSE_END.test(text.slice(before.end, word.start).slice(0, 8));
}

function asksNothing(text: string, clause: readonly Word[], isReport: boolean): boolean {
  const first = clause[0];
  const last = clause.at(-1);
  if (!first || !last) return false;
  const own = text.slice(first.start, Math.min(last.end, first.start + 1_000));
  if (YOU_ASKED.test(own) || (isReport && WAS_ASKED.test(own))) return true;
  return clause.some(({ norm }, at) => ASK.some((stem) => norm.startsWith(stem)) && isTurned(text, clause, at));
}

/** Whether somebody denies the asking at a position, or somebody else does it. */
function isTurned(text: string, clause: readonly Word[], at: number): boolean {
  const before = clause.slice(0, at).map(({ norm }) => norm);
  if (before.slice(-FURTHER).some((norm) => EMAILS.has(norm)) || before.slice(-NEAR).some((norm) => ANYONE.has(norm)))
    return true;
  if (before.some((norm) => IF.has(norm))) return false;
  // “No worries, we ask you to” denies nothing.
  const comma = text.slice(clause[0]?.start, clause[at]?.start).lastIndexOf(',') + (clause[0]?.start ?? 0);
  const joined = before.filter((_, i) => (clause[i]?.start ?? 0) >= comma);
  if (joined.some((norm) => NEVER.has(norm)) || joined.slice(-NEAR).some((norm) => NOT.has(norm))) return true;
  const after = clause.slice(at + 1, at + 1 + NEAR).map(({ norm }) => norm);
  return NOT_AFTER.has(after[0] ?? '') || after.some((norm) => NEVER_AFTER.has(norm));
}
