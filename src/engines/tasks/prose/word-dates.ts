/**
 * Reads dates by a table of words per language: all dates if chrono has no parser that follows this engine's rules, and
 * ends of months, noon, “half past ten” and “within 14 days” in every language.
 */
import { CALENDAR_WORDS, type CalendarWords } from '../data/calendar-words.ts';
import { SPOKEN_TIMES, type SpokenTimes } from '../data/spoken-times.ts';
import { isReal, type Sent } from '../moment.ts';
import { CLAUSE_END, rangeAround } from './clauses.ts';
import type { Language } from './languages.ts';
import type { Piece } from './piece.ts';

type Day = NonNullable<Piece['day']>;
type Read = Pick<Piece, 'day' | 'weekday' | 'time' | 'isNamed' | 'hasYear' | 'isDeadline'>;

interface Pattern {
  pattern: RegExp;
  /** Null if it isn't a date. */
  read: (match: RegExpExecArray, today: Date) => Partial<Read> | null;
}

/** Hours that may be in the morning or in the evening; earlier ones are in the afternoon unless their clause says otherwise. */
const AMBIGUOUS = { from: 5, to: 9 };
const EVENING =
  /\b(?:evening|tonight|dinner|abends?|\w{3,9}abend|abendessen|soir|diner|noche|tarde|cena|sera|stasera|noite|jantar|avond|vanavond|wieczor\w{0,3})\b/;
const MORNING =
  /\b(?:morning|breakfast|fruh|morgens|vormittags?|nachts|fruhstuck|matin|de la manana|madrugada|mattin[ao]|manha|ochtends?|rano|nad ranem)\b/;
const FRIDAY = 5;
const DAY_MS = 86_400_000;
const NOT_BEFORE = '(?<![\\d.,:/-])';

const PATTERNS: Readonly<Record<Language, readonly Pattern[]>> = Object.fromEntries(
  Object.entries(CALENDAR_WORDS).map(([language, words]) => [
    language,
    [...spokenTimes(SPOKEN_TIMES[language as Language]), ...patternsOf(words)],
  ]),
) as unknown as Record<Language, readonly Pattern[]>;

/** Earlier patterns win if two overlap. @param folded text of the sentence (see `fold`) */
export function wordDatesIn(folded: string, language: Language, sent: Sent): Piece[] {
  const today = new Date(sent.instant.getTime() + sent.offset * 60_000);
  const pieces: Piece[] = [];
  for (const { pattern, read } of PATTERNS[language]) {
    for (const match of folded.matchAll(pattern)) {
      const lead = match[0].length - match[0].trimStart().length;
      const start = match.index + lead;
      const end = match.index + match[0].trimEnd().length;
      if (pieces.some((one) => one.start < end && one.end > start)) continue;
      const found = read(match, today);
      if (found) pieces.push({ start, end, isWhole: true, isNamed: false, hasYear: false, ...found });
    }
  }
  return pieces.sort((one, other) => one.start - other.start);
}

function patternsOf(words: CalendarWords): Pattern[] {
  const everyday: Pattern[] = [
    {
      pattern: word(words.within),
      read: ([, count, weeks], today) => withinDays(today, Number(count) * (weeks ? 7 : 1)),
    },
    { pattern: word(words.monthEnd), read: (_, today) => ({ day: monthEnd(today) }) },
    {
      pattern: word(words.weekEnd),
      read: (_, today) => ({ day: daysFrom(today, (FRIDAY - today.getUTCDay() + 7) % 7) }),
    },
    { pattern: word(words.noon), read: () => ({ time: { hour: 12, minute: 0 } }) },
  ];
  return words.months.length === 0 ? everyday : [...everyday, ...datesOf(words), ...timesOf(words)];
}

function datesOf(words: CalendarWords): Pattern[] {
  const months = words.months.map((month) => new RegExp(`^(?:${month})$`));
  return [
    {
      pattern: new RegExp(
        `${NOT_BEFORE}([0-3]?\\d)(?:\\.|º|°|ª|o)?\\s(?:de |di )?(${words.months.join('|')})(?![a-z])(?:,?\\s(?:de |del )?(20\\d{2})(?!\\d)(?:\\s?r\\.)?)?`,
        'g',
      ),
      read: ([, day, name = '', year], today) =>
        named(today, Number(day), months.findIndex((month) => month.test(name)) + 1, year),
    },
    {
      pattern: new RegExp(`${NOT_BEFORE}([0-3]?\\d)([./-])([01]?\\d)\\2(20\\d{2})(?!\\d)`, 'g'),
      read: ([, day, , month, year], today) => named(today, Number(day), Number(month), year),
    },
    {
      pattern: new RegExp(`${NOT_BEFORE}(20\\d{2})-([01]\\d)-([0-3]\\d)(?!\\d)`, 'g'),
      read: ([, year, month, day], today) => named(today, Number(day), Number(month), year),
    },
    {
      pattern: new RegExp(`${NOT_BEFORE}([0-3]?\\d)/([01]?\\d)(?![\\d/])`, 'g'),
      read: ([, day, month], today) => named(today, Number(day), Number(month), undefined),
    },
    ...words.relative.map(([source, days]) => ({
      pattern: word(source),
      read: (_: RegExpExecArray, today: Date) => ({ day: daysFrom(today, days) }),
    })),
    ...words.weekdays.map((source, weekday) => ({
      pattern: new RegExp(
        `(?<![a-z-])(?<!\\b(?:${words.next}) )(?:${source})(?![a-z-])(?! (?:${words.next})\\b)(?:,?\\s([0-3]?\\d)(?=\\s{0,2}(?:$|[,;.!?)])|\\s(?:${words.at})))?`,
        'g',
      ),
      read: ([, day]: RegExpExecArray, today: Date) =>
        day === undefined ? { weekday } : dayOnWeekday(today, Number(day), weekday),
    })),
    { pattern: word(words.dayOfMonth), read: ([, day], today) => dayOnWeekday(today, Number(day), undefined) },
  ];
}

function timesOf({ at, hours }: CalendarWords): Pattern[] {
  const unit = hours === '' ? '(?:\\s?h\\b)?' : `(?:${hours}\\b)?`;
  const read = ([, hour, minute = '0']: RegExpExecArray) =>
    Number(hour) < 24 && Number(minute) < 60 ? { time: { hour: Number(hour), minute: Number(minute) } } : null;
  const patterns = [
    // A full stop is also a decimal point.
    new RegExp(`(?<![a-z])(?:${at})(?:as )?(\\d{1,2})[:h.]([0-5]\\d)(?!\\d)${unit}`, 'g'),
    new RegExp(`${NOT_BEFORE}(\\d{1,2})[:h]([0-5]\\d)(?![\\d:/])${unit}`, 'g'),
    new RegExp(`(?<![a-z])(?:${at})(\\d{1,2})(?![\\d.,:/%€-]|\\s?(?:%|€|euro|zl))${unit}`, 'g'),
  ];
  if (hours !== '')
    patterns.push(
      new RegExp(`${NOT_BEFORE}(\\d{1,2})\\.([0-5]\\d)${hours}\\b`, 'g'),
      new RegExp(`${NOT_BEFORE}(\\d{1,2})${hours}\\b`, 'g'),
    );
  return patterns.map((pattern) => ({ pattern, read }));
}

function spokenTimes({ hours, forms }: SpokenTimes): Pattern[] {
  return forms.map(([form, minutes]) => ({
    pattern: word(form.replace('H', `(${hours.join('|')}|\\d{1,2})`)),
    read: (match) => {
      const named = hours.indexOf(match[1] ?? '') + 1 || Number(match[1]);
      // Nobody says this with a 24-hour clock.
      if (named < 1 || named > 12) return null;
      const early = named * 60 + minutes;
      const said = partOfDay(match, early);
      const isLate = said === 'evening' || (said === null && early < AMBIGUOUS.from * 60);
      // “Half past seven” is breakfast or theatre.
      if (said === null && !isLate && early < AMBIGUOUS.to * 60) return null;
      const minute = isLate && early < 12 * 60 ? early + 12 * 60 : early;
      return { time: { hour: Math.floor(minute / 60), minute: minute % 60 } };
    },
  }));
}

type PartOfDay = 'morning' | 'evening';

/** Characters between a time and “in the morning”. */
const BESIDE = 25;

/**
 * Whether a time is in the morning or in the evening: by the clause it is in, then by its sentence. An hour that is
 * usually in the afternoon needs it stated right next to it: “this morning Tom asked to meet at half past two”.
 */
function partOfDay({ 0: time, index, input }: RegExpExecArray, minutes: number): PartOfDay | null {
  const { start, end } = rangeAround(input, index, index + time.length, CLAUSE_END);
  if (minutes >= AMBIGUOUS.from * 60) return partIn(input.slice(start, end)) ?? partIn(input);
  const beside = input.slice(Math.max(start, index - BESIDE), Math.min(end, index + time.length + BESIDE));
  return partIn(beside);
}

function partIn(text: string): PartOfDay | null {
  const [isMorning, isEvening] = [MORNING.test(text), EVENING.test(text)];
  return isMorning === isEvening ? null : isMorning ? 'morning' : 'evening';
}

function word(source: string): RegExp {
  return new RegExp(`(?<![a-z-])(?:${source})(?![a-z-])`, 'g');
}

function named(today: Date, day: number, month: number, year: string | undefined): Partial<Read> | null {
  const hasPassed = month < today.getUTCMonth() + 1 || (month === today.getUTCMonth() + 1 && day < today.getUTCDate());
  const date = { year: year === undefined ? today.getUTCFullYear() + Number(hasPassed) : Number(year), month, day };
  return isReal(date) ? { day: date, isNamed: true, hasYear: year !== undefined } : null;
}

/** The next such day of a month; null if it isn't on that weekday. */
function dayOnWeekday(today: Date, day: number, weekday: number | undefined): Partial<Read> | null {
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + Number(day < today.getUTCDate()), day));
  if (date.getUTCDate() !== day || (weekday !== undefined && date.getUTCDay() !== weekday)) return null;
  return { day: dayOf(date), ...(weekday !== undefined && { weekday }) };
}

function withinDays(today: Date, days: number): Partial<Read> {
  return { day: daysFrom(today, days), isDeadline: true };
}

function monthEnd(today: Date): Day {
  return dayOf(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)));
}

function daysFrom(today: Date, days: number): Day {
  return dayOf(new Date(today.getTime() + days * DAY_MS));
}

function dayOf(date: Date): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
