import type { ParsedResult } from 'chrono-node';
import { isReal, type Moment, minutesBetween, type Sent } from '../moment.ts';
import type { Range } from '../suggestion.ts';
import { CHRONOS } from './chronos.ts';
import { fold } from './fold.ts';
import type { Language } from './languages.ts';
import type { Piece } from './piece.ts';
import { wordDatesIn } from './word-dates.ts';

/** A date in a sentence, with its offsets in the sentence. */
export interface DateFound extends Range {
  at: Moment;
  minutes?: number;
  /** Whether the date is explicit, not relative to the day of sending. */
  isNamed: boolean;
  hasYear: boolean;
  /** Has weekday, day and time, as people write it for meetings. */
  isExact: boolean;
  /** Says by itself that it is a deadline. */
  isDeadline: boolean;
}

const MINUTE = 60_000;
/** Languages in which “at 4” can mean the afternoon. */
const TWELVE_HOURS = new Set<Language>(['en', 'es']);
/** Earlier hours mean the afternoon in these. */
const EARLY = 7;
const ZONE = /(?:\b[A-Z]{2,5}|[+-]\d{1,2}:?\d{0,2}|Z)\)?$/;
/** “so”, “sun” and “mar” are also words. */
const UNLIKELY_WEEKDAY = /^(?!.{0,40}(?:\p{Lu}|\p{L}{5}|mon|tue|wed|thu|fri))/u;
const ANY_DIGIT = /\d/;
/** Text between two parts of a date. */
const JOINT =
  /^[\s,(]{0,3}(?:(?:den|dem|der|some ?time|irgendwann|the|le|el|du|on|am|um|at|a|las?|de|des|von|from|entre|between|zwischen|ab|gegen|so|ca\.?|circa|around|about|sobre|desde|vers|jeweils|di|del|il|tra|fra|dalle|alle|do|da|dia|em|no|na|as|das|entre as|ate|om|op|van|vanaf|tussen|w|we|dnia|od|o|miedzy|okolo|rond|verso|por volta das)\s{1,2}){0,2}(?:(?:arrival|arrive|check-?in|start|starts|starting|doors|ankunft|beginn|einlass|arrivee|debut|llegada|inicio|hora|time|uhrzeit|zeit|heure|ora|orario|horario|tijd|tijdstip|aanvang|godzina|godz\.)(?: time)?\s?:?(?: (?:at|um|a|a las))?\s{1,2})?$/;
const O_CLOCK = /uhr|\bh\b|\)/;
/** A deadline's preposition between day and time, as in “today before 4 pm”. */
const DEADLINE_JOINT =
  /^[\s,]{0,3}(?:(?:by|before|no later than|until|bis|vor|spatestens|avant|antes de|hasta|entro|prima delle|voor|uiterlijk|ate|przed|do|najpozniej|at the latest|au plus tard(?: a)?|a mas tardar|al piu tardi|o mais tardar)\s{1,2}){1,2}(?:(?:las?|le|as|um|at|om|a|alle|godz\.?)\s{1,2})?$/;
/** “Saturday 24 April in your diaries. Kick-off's at 2pm”: when it begins, after its day. */
const BEGINS =
  /\b(?:kick-?off|starts?|begins?|doors|anstos\w?|beginn\w{0,3}|los|treffpunkt|einlass|coup d'envoi|debut|commence|rendez-vous|empieza|comienza|inicio|inizi[oa]|comincia|ritrovo|comeca|aftrap|begint|aanvang|poczatek|zaczyna\w{0,3})\b[^.!?]{0,40}$/;
const TIME_RANGE =
  /^\s{0,2}(?:-|–|bis|to|till|until|and|und|a|et|y|hasta|e|en|tot|do|ate)(?:\s{1,2}(?:las|le|alle|as|ore))?\s{0,2}$/;
/** Day and month as numbers, whose order depends on the country. */
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-]\d{2,4})?$/;
/** Ambiguous: “next” means this week for some. */
const NEXT = /\b(?:next|nachste[mnr]?|prochain|proximo|que viene)\b/;

/** Finds the dates in a sentence, without ambiguous and incomplete ones. */
export function datesIn(sentence: string, language: Language, sent: Sent): DateFound[] {
  const reference = { instant: sent.instant, timezone: sent.offset };
  // Chrono expects plain spaces, and takes “17 April, 11.15am” for a day of 2011; offsets must not change.
  const text = sentence.replace(/\s/g, ' ').replace(/(?<=\d)\.(?=\d\d ?[ap]\.?m\b)/gi, ':');
  const results = CHRONOS[language]?.parse(text, reference, { forwardDate: true }) ?? [];
  const parsed = results.flatMap((result) => pieceOf(result, text, language) ?? []);
  const pieces = withWords(parsed, wordDatesIn(fold(text), language, sent));
  return beginning(text, joined(text, pieces)).flatMap((piece) => dateOf(piece, sent) ?? []);
}

/** Adds the dates that chrono leaves out, and a time of day in words to a date of chrono's. */
function withWords(parsed: readonly Piece[], words: readonly Piece[]): Piece[] {
  const isApart = (one: Piece) => !words.some((word) => word.start < one.end && word.end > one.start);
  const completed = parsed.map((one) => {
    const time = words.find((word) => word.time && word.start < one.end && word.end > one.start)?.time;
    return time && !one.time ? { ...one, time } : one;
  });
  const added = words.filter(
    (word) => !parsed.some((one) => word.start < one.end && word.end > one.start && !isLonger(word, one)),
  );
  return [
    ...completed.filter((one) => isApart(one) || !added.some((word) => word.start < one.end && word.end > one.start)),
    ...added,
  ].sort((one, other) => one.start - other.start);
}

function isLonger(one: Range, other: Range): boolean {
  return one.end - one.start > other.end - other.start;
}

function pieceOf(result: ParsedResult, text: string, language: Language): Piece | null {
  const { start: components, end } = result;
  const lead = result.text.length - result.text.trimStart().length;
  const start = result.index + lead;
  const quote = text.slice(start, result.index + result.text.length).trimEnd();
  const certain = (name: Parameters<typeof components.isCertain>[0]) => components.isCertain(name);
  const value = (name: Parameters<typeof components.get>[0]) => components.get(name) ?? 0;
  const isDay = certain('day');
  const isWeekday = certain('weekday');
  if (components.tags().has('result/relativeDate') || NEXT.test(fold(quote))) return null;
  if (isDay && isAmbiguous(quote, language)) return null;
  if (isWeekday && !isDay && UNLIKELY_WEEKDAY.test(quote)) return null;
  // Ranges of days, such as opening hours.
  if (end && !certain('hour')) return null;
  const isCasual = [...components.tags()].some((tag) => tag.startsWith('casualReference'));
  const isEarly = value('hour') > 0 && value('hour') < EARLY && !certain('meridiem') && !/0\d[:.h]/.test(quote);
  const afternoon = isEarly && TWELVE_HOURS.has(language) ? 12 : 0;
  // IST and EST are zones, “ist” and “est” are words.
  const offset = certain('timezoneOffset') && ZONE.test(quote) ? components.get('timezoneOffset') : null;
  return {
    start,
    end: start + quote.length,
    ...(isDay && { day: { year: value('year'), month: value('month'), day: value('day') } }),
    ...(isWeekday && { weekday: value('weekday') }),
    isWhole: isDay || !isWeekday || /\p{L}{5}/u.test(quote),
    ...(certain('hour') && { time: { hour: value('hour') + afternoon, minute: value('minute') } }),
    ...(end?.isCertain('hour') && { endTime: { hour: end.get('hour') ?? 0, minute: end.get('minute') ?? 0 } }),
    ...(offset !== null && { offset }),
    isNamed: isDay && certain('month') && ANY_DIGIT.test(quote) && !isCasual,
    hasYear: certain('year'),
  };
}

function isAmbiguous(quote: string, language: Language): boolean {
  const [, first, second] = NUMERIC.exec(quote) ?? [];
  if (first === undefined) return false;
  if (language === 'en') return !(Number(first) > 12 || Number(second) > 12 || first === second);
  // Day comes first here; chrono swaps them to make an impossible date valid.
  return Number(second) > 12;
}

/** Joins adjacent parts such as “Friday”, “4.12.” and “at 9”. */
function joined(text: string, pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.pop();
    if (last) whole.push(...together(last, piece, fold(text.slice(last.end, piece.start)).replace(O_CLOCK, '')));
    else whole.push(piece);
  }
  return whole;
}

/** The only day of a sentence, with the time at which it begins. */
function beginning(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const [one, other] = pieces;
  if (pieces.length !== 2 || !one || !other || !hasDay(one) || one.time || hasDay(other) || !other.time) return pieces;
  const isBeginning = BEGINS.test(fold(text.slice(one.end, other.start)));
  const { time, endTime } = other;
  return isBeginning ? [{ ...one, time, ...(endTime && { endTime }), isWhole: true }] : pieces;
}

function together(last: Piece, piece: Piece, gap: string): Piece[] {
  if (JOINT.test(gap) && completes(last, piece)) {
    const [isNamed, hasYear] = [last.isNamed || piece.isNamed, last.hasYear || piece.hasYear];
    const isDeadline = last.isDeadline === true || piece.isDeadline === true;
    return [{ ...last, ...piece, start: last.start, isWhole: true, isNamed, hasYear, isDeadline }];
  }
  if (DEADLINE_JOINT.test(gap) && hasDay(last) && !last.time && piece.time && !hasDay(piece)) {
    return [
      {
        ...last,
        ...piece,
        start: last.start,
        isWhole: true,
        isNamed: last.isNamed,
        hasYear: last.hasYear,
        isDeadline: true,
      },
    ];
  }
  if (!last.time || !piece.time || last.endTime || hasDay(piece) || !TIME_RANGE.test(gap)) return [last, piece];
  return [{ ...last, endTime: piece.time, end: piece.end }];
}

/** Whether two parts form a date: weekday and day, or day and time. */
function completes(one: Piece, other: Piece): boolean {
  if (one.time && other.time) return false;
  if (one.time || hasDay(one) !== hasDay(other)) return hasDay(one) !== hasDay(other);
  const isBoth = (one.day === undefined) !== (other.day === undefined);
  return isBoth && (one.weekday ?? other.weekday) === (other.weekday ?? one.weekday);
}

function hasDay({ day, weekday }: Piece): boolean {
  return day !== undefined || weekday !== undefined;
}

function dateOf(piece: Piece, sent: Sent): DateFound | null {
  const { start, end, time, endTime, offset, isNamed, hasYear, weekday } = piece;
  const clock = new Date(sent.instant.getTime() + sent.offset * MINUTE);
  if (!piece.isWhole && !time) return null;
  const day = piece.day ?? (weekday === undefined ? null : weekdayAfter(clock, weekday));
  if (!day || !isReal({ ...day, ...time })) return null;
  // Weekday and day contradict each other.
  if (weekday !== undefined && new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() !== weekday)
    return null;
  const at = { ...day, ...time, ...(time && offset !== undefined && { offset }) };
  const minutes = time && endTime ? minutesBetween(at, { ...at, ...endTime }) : 0;
  const isExact = weekday !== undefined && piece.day !== undefined && time !== undefined;
  return {
    start,
    end,
    at,
    ...(minutes > 0 && { minutes }),
    isNamed,
    hasYear,
    isExact,
    isDeadline: piece.isDeadline === true,
  };
}

/** The next such weekday after the day of sending. */
function weekdayAfter(clock: Date, weekday: number): { year: number; month: number; day: number } {
  const ahead = ((weekday - clock.getUTCDay() + 6) % 7) + 1;
  const date = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + ahead));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
