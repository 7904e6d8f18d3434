import type { Evidence } from '../analysis.ts';
import { NOT } from '../data/asking-words.ts';
import {
  ABLE,
  ASKING,
  DAYS,
  LEADING,
  MONTHS,
  NOUN_LIKE_ORDER,
  ORDER_ENDING,
  TASK_VERBS,
  UNTIL,
} from '../data/tasks.ts';
import { LIMITS } from '../limits.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import type { Word } from '../parse/words.ts';
import { rangeEvidence, type SignalRule } from './signal.ts';

/** The most words between the request and its verb, and between the verb and the date. */
const ASKED_WITHIN = 6;
const DUE_WITHIN = 16;
/** Verbs are looked up by this many letters, the length of the shortest. */
const KEY = 3;
/** The longest ending of a verb form. */
const MAX_SUFFIX_LENGTH = 5;
const verbsByKey = Map.groupBy(TASK_VERBS, (verb) => verb.slice(0, KEY));
/** Longest line that isn't wrapped to fit a page: a heading, a link or a list entry. */
const SHORT_LINE = 40;
/** The longest gap between two words of one date, as in “12. November”. */
const JOINT = 3;
/** `2026-12-04`, `4.12.2026`, `12/4`: which number is the month depends on the country. */
const NUMERIC_DATE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[./]\d{1,2}\.?)(?![\d%€$])/;
const DAY_OF_MONTH = /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|o|a)?$/;

/** Something to do by a date. Reported so that it can become a reminder, but never counted. */
export const TASK_SIGNALS: readonly SignalRule[] = [
  {
    id: 'task-with-date',
    group: 'request',
    tier: 'context',
    title: 'Asks for something by a date',
    sentence: 'It asks you to do something by a certain date.',
    check: (parsed) =>
      [...tasksIn(parsed, 'subject', parsed.subjectWords), ...tasksIn(parsed, 'body', parsed.words)].slice(
        0,
        LIMITS.evidence,
      ),
  },
];

/** Each task from its request to its date, in the writer's own text. */
function tasksIn(parsed: ParsedEmail, where: 'subject' | 'body', words: readonly Word[]): Evidence[] {
  const text = textOf(parsed, where);
  const tasks: Evidence[] = [];
  let done = 0;
  for (let at = 1; at < words.length && tasks.length < LIMITS.evidence; at++) {
    if (!UNTIL.has(words[at]?.norm ?? '')) continue;
    const last = dayAfter(text, words, at);
    const first = last === null ? null : requestBefore(text, words, at, done);
    const start = words[first ?? at]?.start ?? 0;
    if (first === null || last === null || (where === 'body' && isQuoted(parsed.thread, start))) continue;
    tasks.push(rangeEvidence(parsed, where, start, words[last]?.end ?? start));
    done = last + 1;
    at = last;
  }
  return tasks;
}

/** The start of the request whose verb comes before a word like “by”, not before `from`. */
function requestBefore(text: string, words: readonly Word[], until: number, from: number): number | null {
  const sentence = words[until]?.sentence;
  for (let at = until - 1; at >= Math.max(from, until - DUE_WITHIN) && words[at]?.sentence === sentence; at--) {
    const first = isTaskVerb(words[at]?.norm ?? '') ? openingOf(text, words, at, until) : null;
    if (first !== null && first >= from && !isBroken(text, words[at], words[until])) return first;
  }
  return null;
}

/** Whether a line ends between the request and its date, and not because it is full. */
function isBroken(text: string, verb: Word | undefined, until: Word | undefined): boolean {
  const from = verb?.start ?? 0;
  for (let end = text.indexOf('\n', from); end !== -1 && end < (until?.start ?? 0); end = text.indexOf('\n', end + 1)) {
    if (end - text.lastIndexOf('\n', end - 1) <= SHORT_LINE) return true;
  }
  return false;
}

function isTaskVerb(norm: string): boolean {
  return verbsOf(norm).length > 0;
}

function verbsOf(norm: string): string[] {
  const verbs = verbsByKey.get(norm.slice(0, KEY)) ?? [];
  return verbs.filter((verb) => norm.startsWith(verb) && norm.length <= verb.length + MAX_SUFFIX_LENGTH);
}

/** The start of a verb's request: a “please” before it, or the verb itself as an order at the start of a sentence. */
function openingOf(text: string, words: readonly Word[], verb: number, until: number): number | null {
  const word = words[verb];
  const sentence = word?.sentence;
  if (words[verb - 1]?.sentence !== sentence) return word && isOrder(text, word, until === verb + 1) ? verb : null;
  for (let at = verb - 1; at >= Math.max(0, verb - ASKED_WITHIN) && words[at]?.sentence === sentence; at--) {
    const norm = words[at]?.norm ?? '';
    // “It could not be completed on Monday.”
    if (NOT.has(norm)) return null;
    // “You can read it on Monday.”
    if (!ASKING.has(norm) || (ABLE.has(norm) && words[at + 1]?.norm !== 'you')) continue;
    const before = words[at - 1];
    return before?.sentence === sentence && LEADING.has(before?.norm ?? '') ? at - 1 : at;
  }
  return null;
}

/** A French participle differs from an order only by its accent: “confirmé le 3 mai”. */
const PARTICIPLE = /ée?s?$/iu;

/** @param isAtDate whether the date follows directly, as after a noun: “entrega el 4 de mayo” */
function isOrder(text: string, { norm, start, end }: Word, isAtDate: boolean): boolean {
  if (PARTICIPLE.test(text.slice(start, end)) || (isAtDate && NOUN_LIKE_ORDER.has(norm))) return false;
  return verbsOf(norm).some((verb) => ORDER_ENDING.test(norm.slice(verb.length)));
}

/** The last word of the date after a word like “by”; another such word may come between (“bis zum”). */
function dayAfter(text: string, words: readonly Word[], until: number): number | null {
  for (let at = until + 1; at <= until + 3 && words[at]?.sentence === words[until]?.sentence; at++) {
    const last = endOfDay(text, words, at);
    if (last !== null || !UNTIL.has(words[at]?.norm ?? '')) return last;
  }
  return null;
}

/** A weekday and the date after it are one date. */
function endOfDay(text: string, words: readonly Word[], at: number): number | null {
  const date = endOfDate(text, words, at);
  if (date !== null || !DAYS.has(words[at]?.norm ?? '')) return date;
  if (!follows(text, words[at], words[at + 1])) return at;
  // “sexta-feira” is one day in two words.
  return endOfDate(text, words, at + 1) ?? (DAYS.has(words[at + 1]?.norm ?? '') ? at + 1 : at);
}

function endOfDate(text: string, words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (!word) return null;
  const numeric = NUMERIC_DATE.exec(text.slice(word.start, word.start + 12))?.[0];
  if (numeric !== undefined) {
    let last = at;
    while ((words[last + 1]?.start ?? Number.POSITIVE_INFINITY) < word.start + numeric.length) last++;
    return last;
  }
  const next = words[at + 1];
  const isDayFirst = DAY_OF_MONTH.test(word.norm) && MONTHS.has(next?.norm ?? '');
  const isMonthFirst = MONTHS.has(word.norm) && DAY_OF_MONTH.test(next?.norm ?? '');
  if ((isDayFirst || isMonthFirst) && follows(text, word, next)) return withYear(text, words, at + 1);
  // “4 de diciembre” has a word in between.
  const joined = DAY_OF_MONTH.test(word.norm) && next?.norm === 'de' && MONTHS.has(words[at + 2]?.norm ?? '');
  return joined ? withYear(text, words, at + 2) : null;
}

function withYear(text: string, words: readonly Word[], at: number): number {
  const next = words[at + 1];
  return follows(text, words[at], next) && /^20\d\d$/.test(next?.norm ?? '') ? at + 1 : at;
}

function follows(text: string, word: Word | undefined, next: Word | undefined): boolean {
  return (
    word !== undefined &&
    next !== undefined &&
    next.start - word.end <= JOINT &&
    !text.slice(word.end, next.start).includes('\n')
  );
}
