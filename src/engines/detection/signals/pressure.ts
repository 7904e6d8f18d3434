import type { Evidence } from '../analysis.ts';
import { CONDITION, TIME_GIVEN, WEEK_UNIT } from '../data/deadline-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import {
  DISCLAIMER,
  HAPPENS,
  HOUSEKEEPING,
  IF_NOT_YOURS,
  NOT_LOST,
  NOT_SHARED,
  OF_READER,
  OWN_PROMISE,
  RECEIVES,
  REPORTED,
  SECURITY_DETAIL,
} from '../data/phrases/context-words.ts';
import type { Email } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { headerValues, mailDate } from '../parse/headers.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { match, overlaps, type SignalRule } from './signal.ts';
import { passageAround, sentenceAround } from './surroundings.ts';

const DATE = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4})/;
const DAY = 86_400_000;
/** Days that leave time to ask somebody. */
const AMPLE = 7;

/**
 * Whether the quoted date is well after the email's. With slashes the month may come first, so both readings must be.
 */
function isFarOff(quote: string, email: Email): boolean {
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

function isAmple(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  const [, number = '', unit = ''] = TIME_GIVEN.exec(textOf(parsed, where).slice(start, end + UNIT)) ?? [];
  return Number(number) * (WEEK_UNIT.test(unit) ? 7 : 1) >= FORTNIGHT;
}

function dayOf(year = '', month = '', day = ''): number {
  return Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const SUM = /[€$£%]|(?<!\p{L})(?:eur|usd|gbp|zł|pln|kr)(?!\p{L})/iu;
/** “From 9 to”, “1 to”: the beginning of opening hours or of an event. */
const RANGE = /\d\s{0,2}(?::\d\d|[.]|\p{L}{1,4})?\s{0,2}(?:[-–]\s{0,2})?$/u;
const UNTIL = /^(?:bis|até|tot|hasta|jusqu|do|until)(?!\p{L})/iu;

/** A sum, opening hours, or when the reader will get something, rather than time to act. */
function isNoDeadline(parsed: ParsedEmail, one: Evidence): boolean {
  const { before, after } = sentenceAround(parsed, one);
  const directly = textOf(parsed, one.where).slice(Math.max(0, (one.start ?? 0) - BEFORE), one.start);
  if (SUM.test(one.quote + after.slice(0, 2)) || (UNTIL.test(one.quote) && RANGE.test(directly))) return true;
  return RECEIVES.test(before.slice(-BEFORE) + one.quote + after.slice(0, BEFORE)) || OWN_PROMISE.test(before);
}

/** What the sender will do soon, or when something happens. */
function isNoHaste(parsed: ParsedEmail, one: Evidence): boolean {
  const { before, after } = sentenceAround(parsed, one);
  if (/^urgent$/.test(one.quote) && /^[ \u00a0]\p{L}/u.test(after) && !URGENT_MATTER.test(after)) return true;
  return OWN_PROMISE.test(before) || HAPPENS.test(after) || IF_NOT_YOURS.test(before);
}

/** What is urgent for the reader, rather than “an urgent bug” or “his urgent response to the storm”. */
const URGENT_MATTER =
  /^[ \u00a0](?:and |but )?(?:attention|action|assistance|reply|help|tasks?|matters?|requests?|payments?|favou?rs?|transfers?|wires?|meeting|that|to|if|so|today|now|please|invoices?|orders?|deadline)(?!\p{L})/u;

/** Passive forms, in which what is denied is not lost: “will not be deleted”, “no será cancelada”. */
const PASSIVE =
  /^(?:.{0,20}\s)?(?:will|would|shall|may|might|could|be|being|wird|werden|bleibt|seront|sera|será|serán|serão|sarà|saranno|verrà|verranno|wordt|worden|zal|zullen|zostanie|zostaną|będzie|będą)\s/iu;
const DENIED_BEFORE = /(?:(?<!\p{L})(?:no|não|non|nie|ne)|n['’])\s{0,2}$/iu;
const READER_NEAR = 120;

/** What is denied, or what happens to others, threatens nobody who reads it. */
function isNoThreat(parsed: ParsedEmail, one: Evidence): boolean {
  const { where, start = 0, end = 0, quote } = one;
  const text = textOf(parsed, where);
  if (HOUSEKEEPING.test(passageAround(parsed, one))) return true;
  if (PASSIVE.test(quote) && (NOT_LOST.test(quote) || DENIED_BEFORE.test(text.slice(Math.max(0, start - 8), start))))
    return true;
  return !OF_READER.test(text.slice(Math.max(0, start - READER_NEAR), end + READER_NEAR)) && where === 'body';
}

const WANTED: readonly Concept[] = ['card-codes', 'code-request', 'password-reply', 'gift-card'];
/** Characters around a phrase in which a notice of confidentiality says so. */
const NOTICE = 300;

/** A notice of confidentiality, a warning of fraud, or the advice to keep a code or password to oneself. */
function isNoSecret(parsed: ParsedEmail, one: Evidence): boolean {
  const { where, start = 0, end = 0 } = one;
  const around = textOf(parsed, where).slice(Math.max(0, start - NOTICE), end + NOTICE);
  if (REPORTED.test(textOf(parsed, where).slice(Math.max(0, start - BEFORE), start))) return true;
  if (DISCLAIMER.test(around) || SECURITY_DETAIL.test(one.quote)) return true;
  // “It” is the code of the sentence before, unless the writer wants the code.
  const isWanted = WANTED.some((concept) => parsed.phrases.has(concept));
  return !isWanted && NOT_SHARED.test(one.quote) && SECURITY_DETAIL.test(around.slice(0, Math.min(start, NOTICE)));
}

const FIELD_NAME = /^(?:last|final)-attempt-date$/i;

const BEFORE = 40;

function isOnlySupposed(parsed: ParsedEmail, { where, start = 0 }: Evidence): boolean {
  return CONDITION.test(textOf(parsed, where).slice(Math.max(0, start - BEFORE), start));
}

export const PRESSURE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'urgency',
    group: 'pressure',
    tier: 'soft',
    title: 'Pressures you to hurry',
    sentence: 'It asks you to act quickly, which leaves less time to check.',
    // The “Last-Attempt-Date” of a delivery report is a field name.
    check: (parsed) =>
      match(parsed, 'urgency').filter(
        (one) => !FIELD_NAME.test(one.quote) && !isOnlySupposed(parsed, one) && !isNoHaste(parsed, one),
      ),
  },
  {
    id: 'deadline',
    group: 'pressure',
    tier: 'soft',
    title: 'Short deadline',
    sentence: 'It gives you little time.',
    check: (parsed) =>
      match(parsed, 'deadline').filter(
        (one) => !isFarOff(one.quote, parsed.email) && !isAmple(parsed, one) && !isNoDeadline(parsed, one),
      ),
  },
  {
    id: 'threat',
    group: 'pressure',
    tier: 'soft',
    title: 'Threatens a loss',
    sentence: 'It threatens a loss, a charge or legal action.',
    // “To be removed from this list” is not a threat.
    check(parsed) {
      const removals = match(parsed, 'removal-line');
      return match(parsed, 'threat').filter(
        (one) => !removals.some((removal) => overlaps(removal, one)) && !isNoThreat(parsed, one),
      );
    },
  },
  {
    id: 'secrecy',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud'],
    inFiles: 'short',
    title: 'Asks you to keep quiet',
    sentence: 'It asks you not to tell others, who might spot the fraud.',
    check: (parsed) => match(parsed, 'secrecy').filter((one) => !isNoSecret(parsed, one)),
  },
  {
    id: 'new-number',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud'],
    inFiles: 'short',
    title: 'New phone number',
    sentence: 'It gives a new number to replace one you know. Call the old one first.',
    check: (parsed) => match(parsed, 'new-number'),
  },
  {
    id: 'money-by-new-number',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud'],
    floor: { severity: 'Low', reason: 'Only a call to the old number can tell whether it’s from that person.' },
    covers: ['new-number'],
    inFiles: 'short',
    title: 'New number, and money',
    sentence: 'It gives a new number and asks for money. Call the old number first.',
    check(parsed) {
      const numbers = match(parsed, 'new-number');
      const money = numbers.length > 0 ? match(parsed, 'payment-request') : [];
      return money.length > 0 ? [...numbers, ...money].slice(0, LIMITS.evidence) : [];
    },
  },
  {
    id: 'unreachable',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud', 'advance-fee'],
    inFiles: 'short',
    title: 'Avoids phone calls',
    sentence: 'The sender is away, wants no calls or has no phone, so you can’t check.',
    check: (parsed) => match(parsed, 'unreachable'),
  },
];
