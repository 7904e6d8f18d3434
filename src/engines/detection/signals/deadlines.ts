import type { Evidence } from '../analysis.ts';
import { TIME_GIVEN, WEEK_UNIT } from '../data/deadline-words.ts';
import { OWN_PROMISE, RECEIVES } from '../data/phrases/context-words.ts';
import type { Email } from '../email.ts';
import { headerValues, mailDate } from '../parse/headers.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { sentenceAround } from './surroundings.ts';

const DATE = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4})/;
const DAY = 86_400_000;
/** Days that leave time to ask somebody. */
const AMPLE = 7;

/**
 * Whether the quoted date is well after the email's. With slashes the month may come first, so both readings must be.
 */
export function isFarOff(quote: string, email: Email): boolean {
  const sent = Date.parse(mailDate(headerValues(email, 'date')[0] ?? '')?.day ?? '');
  const found = DATE.exec(quote);
  if (Number.isNaN(sent) || found === null) return false;
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
