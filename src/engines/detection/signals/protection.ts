import type { Evidence } from '../analysis.ts';
import { ASKS_OTHERS } from '../data/asking-words.ts';
import {
  CONDITION,
  CRIMINALS,
  DENIES_AS_ENDING,
  DENIES_BUTTON,
  DENIES_PART,
  DENIES_THING,
  DENIES_VERB,
  LEAVE,
  LET_PAST,
  MACROS,
  PROTECTED_VIEW,
  PROTECTION,
  TURN_OFF,
  TURN_ON,
} from '../data/protection-words.ts';
import { everyMatch } from '../parse/every-match.ts';
import { isAcquainted } from '../parse/known-sender.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import { NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';
import { leadsToManySites } from './significant-links.ts';

/** How far an email is read: later mentions in an article or manual are asides. */
const LONGEST = 6_000;
const MOST = 10;
/** The most characters between the protection and the verb. */
const SAME_ORDER = 60;
/** How far before an order its denial is searched for. */
const DENIAL = 100;
/** The end of a sentence. A line that is only wrapped, or ends in a colon, continues. */
const END = /[.!?。]|\n\s*\n|(?<![:,：])\n(?!\s*\p{Ll})/u;
const CLAUSE_BREAK = /[.!?。,;:–—\n]/u;

/** An order, the verb in it and what the verb is about; a button has both in one. */
interface Order extends Range {
  verb: Range;
  thing: Range;
}

/** The text about protection, and orders that undo it. */
const ORDERS: readonly (readonly [RegExp, RegExp])[] = [
  [PROTECTION, TURN_OFF],
  [MACROS, TURN_ON],
  [PROTECTED_VIEW, LEAVE],
  [PROTECTED_VIEW, TURN_OFF],
];

/** A stranger's request to turn off the computer's protection so that a file or program can run. */
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
  if (isAcquainted(parsed) || leadsToManySites(parsed)) return NO_EVIDENCE;
  const text = parsed.text.slice(0, LONGEST);
  const order = ordersIn(text).find((one) => !isQuoted(parsed.thread, one.start) && !isDenied(text, one));
  return order ? [rangeEvidence(parsed, 'body', order.start, order.end)] : NO_EVIDENCE;
}

function ordersIn(text: string): Order[] {
  const orders = everyMatch(text, LET_PAST)
    .map(rangeOf)
    .map((button) => ({ ...button, verb: button, thing: button }));
  for (const [what, how] of ORDERS) {
    const things = everyMatch(text, what).map(rangeOf);
    const verbs = things.length === 0 ? [] : everyMatch(text, how).map(rangeOf);
    for (const thing of things.slice(0, MOST)) {
      for (const verb of verbs) {
        const start = Math.min(thing.start, verb.start);
        const end = Math.max(thing.end, verb.end);
        const most = SAME_ORDER + thing.end - thing.start + verb.end - verb.start;
        if (end - start <= most && !END.test(text.slice(start, end))) orders.push({ start, end, verb, thing });
      }
    }
  }
  return orders.slice(0, MOST);
}

function rangeOf({ 0: { length }, index }: RegExpExecArray): Range {
  return { start: index, end: index + length };
}

/** Whether a denial is of the order itself, or the order is one that criminals give to others. */
function isDenied(text: string, { start, verb, thing }: Order): boolean {
  const before = text.slice(Math.max(0, start - DENIAL), start);
  const asked = ASKS_OTHERS.exec(before);
  if (asked && CRIMINALS.test(before.slice(0, asked.index))) return true;
  const toVerb = text.slice(Math.max(0, verb.start - DENIAL), verb.start);
  const isButton = verb === thing;
  const isAdvice = (isButton ? DENIES_BUTTON : DENIES_VERB).test(toVerb) && !isConditional(toVerb);
  if (isAdvice || DENIES_AS_ENDING.test(text.slice(verb.end))) return true;
  return !isButton && (DENIES_PART.test(text.slice(verb.start, verb.end)) || isDeniedBetween(text, verb, thing));
}

/** “If you don’t turn it off” is not advice. */
function isConditional(before: string): boolean {
  return CONDITION.test(before.split(CLAUSE_BREAK).at(-1) ?? '');
}

function isDeniedBetween(text: string, verb: Range, thing: Range): boolean {
  return verb.start < thing.start && DENIES_THING.test(text.slice(verb.start, thing.start));
}
