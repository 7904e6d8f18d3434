import type { Evidence } from '../analysis.ts';
import { SOON, TIME_GIVEN, WEEK_UNIT } from '../data/deadline-words.ts';
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
/** Days that leave time to ask somebody. */
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
  return isTime || SOON.test(one.quote) ? one.quote + rest.slice(0, counted.at(-1)?.end ?? 0) : null;
}

/** Their beginnings: other cases end differently. */
const NAME_BEGINS = 5;
const names = new Map<string, string[]>();

/** The names of the months or of the days of the week in a language, as they begin. */
function namesOf(unit: 'month' | 'weekday', language: SenseLanguage): string[] {
  const key = `${unit} ${language}`;
  const known = names.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { [unit]: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: unit === 'month' ? 12 : 7 }, (_, at) =>
    unit === 'month' ? Date.UTC(2026, at, 1) : Date.UTC(2026, 5, 1 + at),
  );
  const found = days.map((day) => skeleton(format.format(day).toLowerCase()).slice(0, NAME_BEGINS));
  names.set(key, found);
  return found;
}

function isWeekday(word: string, language: SenseLanguage): boolean {
  return namesOf('weekday', language).some((name) => name.length > 1 && word.startsWith(name));
}

/** “15 March 2027”, or “March 15” of the year in which the email was sent. */
function dayNamed(text: string, language: SenseLanguage, sent: number): number {
  const words = wordsOf(text, false).map(({ norm }) => norm);
  const months = namesOf('month', language);
  const at = words.findIndex((word) => months.some((month) => month.length > 2 && word.startsWith(month)));
  if (at < 0) return Number.NaN;
  const month = months.findIndex((name) => words[at]?.startsWith(name));
  const near = words.slice(Math.max(0, at - 2), at + 3);
  const day = near.find((word) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word));
  const year = Number(near.find((word) => /^20\d\d$/.test(word)) ?? new Date(sent).getUTCFullYear());
  return Date.UTC(year, month, Number.parseInt(day ?? '', 10));
}

/**
 * Whether the date given is well after the email's. With slashes the month may come first, so both readings must be.
 */
export function isFarOff(given: string, { email, senseLanguage }: ParsedEmail): boolean {
  const sent = Date.parse(mailDate(headerValues(email, 'date')[0] ?? '')?.day ?? '');
  if (Number.isNaN(sent)) return false;
  const found = DATE.exec(given);
  if (found === null) return dayNamed(given, senseLanguage ?? 'en', sent) - sent > AMPLE * DAY;
  const [, isoYear, isoMonth, isoDay, first, second, year] = found;
  const days =
    isoYear !== undefined
      ? [dayOf(isoYear, isoMonth, isoDay)]
      : [dayOf(year, second, first), found[0].includes('.') ? Number.NaN : dayOf(year, first, second)];
  const possible = days.filter((day) => !Number.isNaN(day));
  return possible.length > 0 && possible.every((day) => day - sent > AMPLE * DAY);
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

/** A sum, opening hours, or when the reader will get something, rather than time to act. */
export function isNoDeadline(parsed: ParsedEmail, one: Evidence): boolean {
  const { before, after } = sentenceAround(parsed, one);
  const directly = textOf(parsed, one.where).slice(Math.max(0, (one.start ?? 0) - BEFORE), one.start);
  if (SUM.test(one.quote + after.slice(0, 2)) || (UNTIL.test(one.quote) && RANGE.test(directly))) return true;
  return RECEIVES.test(before.slice(-BEFORE) + one.quote + after.slice(0, BEFORE)) || OWN_PROMISE.test(before);
}
