import {
  ANYONE,
  AS_FRAUD,
  ASK,
  EMAILS,
  IF,
  LIGHT,
  NEVER,
  NEVER_AFTER,
  NONE,
  NOT,
  NOT_AFTER,
  PAY_I,
  PAY_WE,
  THEY,
  TOLD_OF_EMAIL,
  TURN,
  WAS_ASKED,
  WAS_PAID,
  WRITER_PAYS,
  WRITER_WILL,
  YOU_ASKED,
  YOU_SENT,
} from '../data/asking-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { firstMatch } from './every-match.ts';
import { mayMatch } from './may-match.ts';
import { oncePerWord } from './once-per-word.ts';
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

/** What a warning explicitly tells the reader not to do: “never send us your password”. */
const FORBIDDEN: ReadonlySet<Concept> = new Set(
  [...REQUESTS].filter((concept) => concept !== 'bank-details' && concept !== 'availability'),
);

/** Secrets, which a warning may mention long after its “never”. */
const SECRETS: ReadonlySet<Concept> = new Set<Concept>([
  'credential-request',
  'password-reply',
  'code-request',
  'card-codes',
  'seed-phrase',
]);

/** Things that offers say they don't have: “pay no fees”. */
const CHARGES: ReadonlySet<Concept> = new Set<Concept>(['fee', 'fee-first']);

/** Claims about the reader, unless somebody is describing what an email claimed. */
const CLAIMS: ReadonlySet<Concept> = new Set<Concept>([
  'account-problem',
  'mailbox-full',
  'held-messages',
  'password-expiry',
  'threat',
  'deadline',
  'urgency',
]);

/** The most words between a denial, emails or a stranger, and the asking. */
const NEAR = 4;
const FURTHER = 7;
/** Between clauses with a request of their own. */
const CLAUSE_END = /[:;–—(]|\s-\s/;

/**
 * Finds the clauses in which the writer asks for nothing: they deny it (“we never ask for your password”), describe
 * what others ask (“emails asking you to pay”) or what an email said, or say what they or the reader once asked, what
 * they will do themselves or what was paid already. A clause ends with its sentence and at a “but” or “please”, so
 * something denied first and then asked still counts.
 * @returns whether a phrase asks or claims nothing
 */
export function unaskedIn(text: string, words: readonly Word[]): (hit: Hit) => boolean {
  let unasked: Unasked | undefined;
  const clauses = () => {
    unasked ??= wordsUnasked(text, words);
    return unasked;
  };
  return (hit) => {
    const { concept, from } = hit;
    if (CLAIMS.has(concept)) return clauses().told.has(from);
    if (concept === 'windfall') return isSentByReader(text, words, hit);
    if (!REQUESTS.has(concept)) return false;
    if (clauses().unasked.has(from) || clauses().told.has(from)) return true;
    return FORBIDDEN.has(concept) && (isForbidden(text, words, hit) || isWriters(text, words, hit));
  };
}

/** The positions of all words in clauses that ask for nothing, and in those that describe an email. */
interface Unasked {
  unasked: ReadonlySet<number>;
  told: ReadonlySet<number>;
}

function wordsUnasked(text: string, words: readonly Word[]): Unasked {
  const unasked = new Set<number>();
  const told = new Set<number>();
  const asked = [
    ...(mayMatch(YOU_ASKED, text) ? [YOU_ASKED] : []),
    ...(firstMatch(text, AS_FRAUD) && firstMatch(text, WAS_ASKED) ? [WAS_ASKED] : []),
  ];
  const mayTell = mayMatch(TOLD_OF_EMAIL, text);
  let isAboutOthers = false;
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && !isClauseEnd(text, words, to)) to++;
    const clause = words.slice(from, to);
    // “They want you to …” continues what the previous sentence said about others.
    const goesOn: boolean = isAboutOthers && clause.slice(0, 2).some(({ norm }) => THEY.has(norm));
    isAboutOthers = goesOn || asksNothing(text, clause, asked);
    if (isAboutOthers) for (let at = from; at < to; at++) unasked.add(at);
    if (mayTell && TOLD_OF_EMAIL.test(ownOf(text, clause))) for (let at = from; at < to; at++) told.add(at);
    from = to;
  }
  return { unasked, told };
}

/** The text of a clause, up to a limit. */
function ownOf(text: string, clause: readonly Word[]): string {
  const [first, last] = [clause[0], clause.at(-1)];
  return first && last ? text.slice(first.start, Math.min(last.end, first.start + MAX_CLAUSE_LENGTH)) : '';
}

const MAX_CLAUSE_LENGTH = 1_000;

/** The longest pronoun or particle between “not” and its verb. */
const PARTICLE = 3;

function isForbidden(text: string, words: readonly Word[], { concept, from, to }: Hit): boolean {
  const { sentence } = words[from] ?? {};
  const norms = (start: number, end: number) =>
    words.slice(Math.max(0, start), end).flatMap((word) => (word.sentence === sentence ? [word.norm] : []));
  if (norms(from - FURTHER, from).some((norm) => IF.has(norm))) return false;
  const [second = '', first = ''] = norms(from - 2, from).reverse();
  const isNegated = (norm: string) => NEVER.has(norm) || NOT.has(norm);
  if (isNegated(second) || ((second.length <= PARTICLE || LIGHT.has(second)) && isNegated(first))) return true;
  const said = norms(from, to);
  if (said.some((norm) => NEVER.has(norm) || NOT_AFTER.has(norm))) return true;
  if (CHARGES.has(concept) && said.some((norm) => NONE.has(norm))) return true;
  return SECRETS.has(concept) && isNeverBefore(text, words, from);
}

/** “Never share your recovery phrase”: a “never” earlier in the clause. Polish “nie” denies only what is next to it. */
function isNeverBefore(text: string, words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - FURTHER) && !isClauseEnd(text, words, at + 1); at--) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || !next || text.slice(word.end, next.start).includes(',')) return false;
    if (NEVER.has(word.norm) && word.norm !== 'nie') return true;
  }
  return false;
}

/** “We will verify your account”, “I can do a bank transfer” */
function isWriters(text: string, words: readonly Word[], { concept, from, to }: Hit): boolean {
  const start = words[from]?.start ?? 0;
  const before = text.slice(Math.max(0, start - 40), start);
  if (WRITER_WILL.test(before)) return true;
  if (concept !== 'payment-request') return false;
  const [first = 0, last = 0] = [words[from]?.end, words[to - 1]?.end];
  const isFollowed = [first, last].some((end) => PAY_WE.test(text.slice(end, end + 5)));
  return isFollowed || WRITER_PAYS.test(before) || WAS_PAID.test(before) || PAY_I.test(text.slice(start, last));
}

/** “You sent 0.2 BTC” */
function isSentByReader(text: string, words: readonly Word[], { from }: Hit): boolean {
  const { start = 0, end = 0 } = words[from] ?? {};
  return YOU_SENT.test(text.slice(Math.max(0, start - 40), end));
}

function isClauseEnd(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || before.sentence !== word.sentence || TURN.has(word.norm)) return true;
  if (word.start - before.end === 1 && text[before.end] === ' ') return false;
  return CLAUSE_END.test(text.slice(before.end, word.start).slice(0, 8));
}

/** @param asked patterns for what somebody once asked */
function asksNothing(text: string, clause: readonly Word[], asked: readonly RegExp[]): boolean {
  if (asked.some((pattern) => pattern.test(ownOf(text, clause)))) return true;
  return clause.some((word, at) => isAsk(word) === 1 && isTurned(text, clause, at));
}

const isAsk = oncePerWord((norm) => Number(ASK.some((stem) => norm.startsWith(stem))));

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
