import type { Evidence } from '../analysis.ts';
import {
  ACTS_OF_SENDER,
  IS_USED,
  SENDER_ACTS_WITHIN,
  SOON,
  TIME_GIVEN,
  TIME_OF_DAY,
  VALID,
  WEEK_UNIT,
} from '../data/deadline-words.ts';
import { JOINING_WORDS } from '../data/department-words.ts';
import { OWN_PROMISE, RECEIVES } from '../data/phrases/context-words.ts';
import type { SenseLanguage } from '../data/senses/languages.ts';
import { sensesNamed, sensesOf } from '../model/senses.ts';
import { headerValues, mailDate } from '../parse/headers.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { skeleton, wordsOf } from '../parse/words.ts';
import { sentenceAround } from './surroundings.ts';

const DATE = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4})/;
const DAY = 86_400_000;
/** Enough days to ask somebody first. */
const AMPLE = 7;

const TIME = sensesNamed('today hours days');
/** Words after a deadline that may give its time, apart from “of” and “the”. */
const WORDS_TO_TIME = 3;
const CLAUSE_END = /[;(]|,\s(?!\d)/;

/**
 * A deadline with the words that give its time: a number, a day of the week, “tomorrow”. Null without any: “before the
 * deadline” and “before it’s too late” may leave weeks.
 */
export function timeGiven(parsed: ParsedEmail, one: Evidence): string | null {
  const [rest = ''] = sentenceAround(parsed, one).after.split(CLAUSE_END, 1);
  const after = wordsOf(rest, false);
  const counted = after.filter(({ norm }) => !JOINING_WORDS.has(norm)).slice(0, WORDS_TO_TIME);
  const language = parsed.senseLanguage ?? 'en';
  const isTime = wordsOf(one.quote, false)
    .concat(counted)
    .some(
      (word) =>
        /\d/.test(word.norm) ||
        sensesOf(word, language).some((sense) => TIME.has(sense)) ||
        isWeekday(word.norm, language),
    );
  const given = one.quote + rest.slice(0, counted.at(-1)?.end ?? 0);
  return isTime || SOON.test(one.quote) || TIME_OF_DAY.test(given) ? given : null;
}

/** Only their beginnings, because other grammatical cases end differently. */
const WEEKDAY_BEGINS = 5;
const named = new Map<string, readonly string[]>();

/** The names of the months or of the days of the week in a language: alone or, for months, as they are after a day. */
function namesOf(unit: 'month' | 'day of month' | 'weekday', language: SenseLanguage): readonly string[] {
  const key = `${unit} ${language}`;
  const known = named.get(key);
  if (known) return known;
  const part = unit === 'weekday' ? 'weekday' : 'month';
  const format = new Intl.DateTimeFormat(language, {
    ...{ [part]: 'long', timeZone: 'UTC' },
    ...(unit === 'day of month' && { day: 'numeric' }),
  });
  const days = Array.from({ length: part === 'month' ? 12 : 7 }, (_, at) =>
    part === 'month' ? Date.UTC(2026, at, 1) : Date.UTC(2026, 5, 1 + at),
  );
  const found = days.map((day) => {
    const name = format.formatToParts(day).find(({ type }) => type === part)?.value ?? '';
    return skeleton(name.toLowerCase());
  });
  named.set(key, found);
  return found;
}

function isWeekday(word: string, language: SenseLanguage): boolean {
  return namesOf('weekday', language).some((name) => name.length > 1 && word.startsWith(name.slice(0, WEEKDAY_BEGINS)));
}

const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?$/;

/**
 * “15 March 2027”, “the 15th of March”, or “March 15” of the year in which the email was sent. The day and the month are
 * neighbours: in “within 24 hours may result”, there is no date.
 */
function dayNamed(text: string, language: SenseLanguage, sent: number): number {
  const words = wordsOf(text, false)
    .map(({ norm }) => norm)
    .filter((word) => !JOINING_WORDS.has(word));
  for (const [at, word] of words.entries()) {
    const month = monthOf(word, language);
    const day = [words[at - 1], words[at + 1]].find((one) => DAY_OF_MONTH.test(one ?? ''));
    if (month < 0 || day === undefined) continue;
    const near = words.slice(at + 1, at + 3).find((one) => /^20\d\d$/.test(one));
    return Date.UTC(Number(near ?? new Date(sent).getUTCFullYear()), month, Number.parseInt(day, 10));
  }
  return Number.NaN;
}

function monthOf(word: string, language: SenseLanguage): number {
  const isMonth = (name: string) => name.length > 2 && name === word;
  const alone = namesOf('month', language).findIndex(isMonth);
  return alone < 0 ? namesOf('day of month', language).findIndex(isMonth) : alone;
}

/** “24 hours”, regardless of the date next to it. */
function isSpan(text: string, language: SenseLanguage): boolean {
  const words = wordsOf(text, false);
  return words.some(
    (word, at) =>
      at > 0 && /^\d+$/.test(words[at - 1]?.norm ?? '') && sensesOf(word, language).some((one) => TIME.has(one)),
  );
}

/**
 * Whether the date given is well after the email's. With slashes the month may come first, so both readings must be.
 */
export function isFarOff(given: string, { email, senseLanguage }: ParsedEmail): boolean {
  const sent = Date.parse(mailDate(headerValues(email, 'date')[0] ?? '')?.day ?? '');
  const language = senseLanguage ?? 'en';
  if (Number.isNaN(sent) || isSpan(given, language)) return false;
  const found = DATE.exec(given);
  if (found === null) return dayNamed(given, language, sent) - sent > AMPLE * DAY;
  const [, isoYear, isoMonth, isoDay, first, second, year] = found;
  const days =
    isoYear !== undefined
      ? [dayOf(isoYear, isoMonth, isoDay)]
      : [dayOf(year, second, first), found[0].includes('.') ? Number.NaN : dayOf(year, first, second)];
  const possible = days.filter((day) => !Number.isNaN(day));
  return possible.length > 0 && possible.every((day) => day - sent > AMPLE * DAY);
}

/**
 * Whether a date only says how long something bought is good for: “Ticket valid until 9 March 2027”. A link’s or an offer’s
 * date is a deadline, and so is any that `isFarOff` knows to be near.
 */
export function isValidity(parsed: ParsedEmail, one: Evidence, given: string): boolean {
  const { before, after } = sentenceAround(parsed, one);
  if (!VALID.test(before) || IS_USED.test(before + one.quote + after)) return false;
  if (mailDate(headerValues(parsed.email, 'date')[0] ?? '')) return false;
  return DATE.test(given) || !Number.isNaN(dayNamed(given, parsed.senseLanguage ?? 'en', 0));
}

const FORTNIGHT = 14;
const UNIT = 30;

/** Whether the time given is two weeks or more. */
export function isAmple(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  const [, number = '', unit = ''] = TIME_GIVEN.exec(textOf(parsed, where).slice(start, end + UNIT)) ?? [];
  return Number(number) * (WEEK_UNIT.test(unit) ? 7 : 1) >= FORTNIGHT;
}

function dayOf(year = '', month = '', day = ''): number {
  return Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const SUM = /[€$£%]|(?<!\p{L})(?:eur|usd|gbp|zł|pln|kr)(?!\p{L})/iu;
/** “From 9 to”, “1 to”: the beginning of opening hours or of an event. */
const RANGE = /\d\s{0,2}(?::\d\d|[.]|\p{L}{1,4})?\s{0,2}(?:[-–]\s{0,2})?$/u;
/** Characters right before a time. */
const BEFORE = 40;
const UNTIL = /^(?:bis|até|tot|hasta|jusqu|do|until)(?!\p{L})/iu;

/** A sum, opening hours, or when the sender acts or the reader will get something, rather than time to act. */
export function isNoDeadline(parsed: ParsedEmail, one: Evidence): boolean {
  const { before, after } = sentenceAround(parsed, one);
  const directly = textOf(parsed, one.where).slice(Math.max(0, (one.start ?? 0) - BEFORE), one.start);
  if (SUM.test(one.quote + after.slice(0, 2)) || (UNTIL.test(one.quote) && RANGE.test(directly))) return true;
  if (SENDER_ACTS_WITHIN.test(before) || ACTS_OF_SENDER.test(after)) return true;
  return RECEIVES.test(before.slice(-BEFORE) + one.quote + after.slice(0, BEFORE)) || OWN_PROMISE.test(before);
}
