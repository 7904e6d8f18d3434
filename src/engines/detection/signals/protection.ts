import type { Evidence } from '../analysis.ts';
import { ASKS_OTHERS } from '../data/asking-words.ts';
import { DENIED_AFTER, DENIED_BEFORE, WARNS } from '../data/command-words.ts';
import { LEAVE, LET_PAST, MACROS, PROTECTED_VIEW, PROTECTION, TURN_OFF, TURN_ON } from '../data/protection-words.ts';
import { sensesNamed } from '../model/senses.ts';
import { everyMatch } from '../parse/every-match.ts';
import { isAcquainted } from '../parse/known-sender.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';
import { leadsToManySites } from './significant-links.ts';

/** Longer texts are articles and manuals. */
const LONGEST = 6_000;
const MOST = 10;
/** The most characters between the protection and the verb. */
const SAME_ORDER = 60;
/** How far before an order a denial is looked for, and how far around it a warning. */
const DENIAL = 50;
const WARNING = 250;
/** Characters beside an order in which a negation denies it, in languages that have it after the verb or as an ending. */
const BESIDE = 14;
const NOT = sensesNamed('not nobody');

/** What the email says of protection, with the order that is no protection any more. */
const ORDERS: readonly (readonly [RegExp, RegExp])[] = [
  [PROTECTION, TURN_OFF],
  [MACROS, TURN_ON],
  [PROTECTED_VIEW, LEAVE],
  [PROTECTED_VIEW, TURN_OFF],
];

/** A stranger's wish that the reader lower the computer's guard, so that a file or program can run. */
export const PROTECTION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'protection-off-request',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    inFiles: 'short',
    title: 'Asks you to turn off protection',
    sentence: 'It asks you to turn off or get past what stops harmful files, such as antivirus or blocked macros.',
    check: protectionOff,
  },
];

function protectionOff(parsed: ParsedEmail): Evidence[] {
  if (isAcquainted(parsed) || parsed.text.length > LONGEST || leadsToManySites(parsed)) return NO_EVIDENCE;
  if (WARNS.test(parsed.text)) return firstOrder(parsed, (at, end) => WARNS.test(around(parsed, at, end, WARNING)));
  return firstOrder(parsed, () => false);
}

function firstOrder(parsed: ParsedEmail, isWarning: (start: number, end: number) => boolean): Evidence[] {
  const { text, thread } = parsed;
  for (const { start, end } of ordersIn(text)) {
    if (isQuoted(thread, start) || isWarning(start, end) || isDenied(parsed, start, end)) continue;
    return [rangeEvidence(parsed, 'body', start, end)];
  }
  return NO_EVIDENCE;
}

function ordersIn(text: string): { start: number; end: number }[] {
  const orders = everyMatch(text, LET_PAST).map(({ 0: button, index }) => ({
    start: index,
    end: index + button.length,
  }));
  for (const [what, verb] of ORDERS) {
    const things = everyMatch(text, what);
    const verbs = things.length === 0 ? [] : everyMatch(text, verb);
    for (const { 0: thing, index } of things.slice(0, MOST)) {
      for (const { 0: said, index: at } of verbs) {
        const start = Math.min(index, at);
        const end = Math.max(index + thing.length, at + said.length);
        const isNear =
          end - start <= SAME_ORDER + thing.length + said.length && !/[.!?。\n]/.test(text.slice(start, end));
        if (isNear) orders.push({ start, end });
      }
    }
  }
  return orders.slice(0, MOST);
}

function isDenied(parsed: ParsedEmail, start: number, end: number): boolean {
  const { text } = parsed;
  const before = text.slice(Math.max(0, start - DENIAL), start);
  const within = text.slice(start, end);
  if (ASKS_OTHERS.test(before) || DENIED_BEFORE.test(before) || DENIED_AFTER.test(text.slice(end))) return true;
  // “Aktivieren Sie niemals Makros”
  return DENIED_BEFORE.test(within) || hasAny(sensesNear(parsed, { start, end }, BESIDE), NOT);
}

function around({ text }: ParsedEmail, start: number, end: number, characters: number): string {
  return text.slice(Math.max(0, start - characters), end + characters);
}
