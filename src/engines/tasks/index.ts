/**
 * The task engine: a letter goes in, and what its reader may want in a list of tasks or a calendar comes out. Pure and
 * synchronous, and without a clock: all is counted from the letter's own date. Precision comes first, since a wrong
 * reminder costs more trust than a missing one.
 */
import { foundInCalendars } from './calendar.ts';
import type { Found } from './found.ts';
import { LIMITS } from './limits.ts';
import { foundInMarkup } from './markup/schema.ts';
import { dayOf, daysAfter, type Moment, type Sent, sentOf, toIso, utc } from './moment.ts';
import { oneLine, shortLine } from './one-line.ts';
import { foundInProse } from './prose/prose.ts';
import type { Judgement, Kind, Range, Suggestion, TaskLetter } from './suggestion.ts';

export { type CalendarEntry, calendarEntriesIn } from './calendar.ts';
export type { Evidence, Judgement, Kind, Range, Source, Suggestion, TaskLetter } from './suggestion.ts';
export { type CalendarItem, toCalendar } from './to-calendar.ts';

const HARMLESS = new Set(['None', 'Low']);
const BULK = /^(?:list-unsubscribe|list-id)$/i;
/** What is said of something that has no words of its own. */
const UNTITLED = { task: 'To do', appointment: 'Appointment', reminder: 'Reminder' } as const satisfies Record<
  Kind,
  string
>;
const REPLY = /^(?:\s{0,3}(?:re|aw|fwd?|wg|tr|rv)\s{0,2}:\s{0,3}){1,5}/i;

/**
 * Suggests what could be made of a letter. Nothing of one that might be harmful: an appointment in a calendar would
 * repeat what the warning was about.
 * @param quoted Where the displayed text quotes somebody else
 */
export function suggestionsIn(letter: TaskLetter, judgement: Judgement, quoted: readonly Range[]): Suggestion[] {
  const sent = sentOf(letter.headers ?? []);
  if (!sent || !HARMLESS.has(judgement.severity)) return [];
  const isBulk = letter.headers?.some(({ name, value }) => BULK.test(name) || isListed(name, value)) === true;
  const found = [
    ...foundInCalendars(letter),
    ...foundInMarkup(letter.html ?? letter.body, isBulk),
    ...foundInProse(letter, judgement, quoted, sent, isBulk),
  ];
  return distinct(
    found.filter((one) => isAhead(one, sent)),
    sent,
  )
    .slice(0, LIMITS.suggestions)
    .map((one) => suggestionOf(one, letter.subject));
}

function isListed(name: string, value: string): boolean {
  return name.toLowerCase() === 'precedence' && /^\s{0,4}(?:bulk|list)/i.test(value);
}

function isAhead({ at }: Found, sent: Sent): boolean {
  const days = daysAfter(sent, at);
  return days >= 0 && days <= LIMITS.daysAhead;
}

/** The surest source says what happens; prose about the same is not said again, and one request is one suggestion. */
function distinct(found: readonly Found[], sent: Sent): Found[] {
  const kept: Found[] = [];
  for (const one of found) {
    const at = kept.findIndex((other) => isSame(other, one, sent));
    const known = kept[at];
    if (known === undefined) kept.push(one);
    else if (known.source === one.source && saysMore(one, known)) kept[at] = one;
    else if (one.at.offset !== undefined && toIso(known.at) === toIso(withoutOffset(one.at)))
      kept[at] = { ...known, at: one.at };
  }
  return kept;
}

function isSame(known: Found, one: Found, sent: Sent): boolean {
  // The same hour may be on another day in another zone.
  const isSameHour =
    known.at.hour !== undefined && one.at.hour !== undefined && utc(known.at, sent.offset) === utc(one.at, sent.offset);
  if (known.source !== one.source) return isSameDay(known, one) || isSameHour;
  if (!isSameDay(known, one)) return false;
  // What is only announced for a day on which the reader has something to do is mostly the same.
  const isOneOfTwo = known.kind === one.kind || (one.source === 'prose' && isReminder(known) !== isReminder(one));
  const [knownTime, time] = [timeOf(known), timeOf(one)];
  if (isOneOfTwo && (knownTime === '' || time === '')) return true;
  return (isOneOfTwo || one.source === 'prose') && knownTime !== '' && knownTime === time;
}

function isSameDay(one: Found, other: Found): boolean {
  return toIso(dayOf(one.at)) === toIso(dayOf(other.at));
}

function isReminder({ kind }: Found): boolean {
  return kind === 'reminder';
}

function timeOf({ at }: Found): string {
  return at.hour === undefined ? '' : toIso(withoutOffset(at));
}

function withoutOffset({ offset: _, ...clock }: Moment): Moment {
  return clock;
}

/** Something to do says more than that something happens, a time more than a day, and its zone more than a time. */
function saysMore(one: Found, known: Found): boolean {
  if (isReminder(one) !== isReminder(known)) return isReminder(known);
  const detail = ({ at }: Found) => Number(at.hour !== undefined) + Number(at.offset !== undefined);
  return one.kind === known.kind && detail(one) > detail(known);
}

function suggestionOf({ at, isNamed, title, minutes, location, ...rest }: Found, subject: string): Suggestion {
  const place = shortLine(location ?? '', LIMITS.location);
  return {
    ...rest,
    title: titleOf(title) || titleOf(subject) || UNTITLED[rest.kind],
    due: toIso(at),
    allDay: at.hour === undefined,
    ...(minutes !== undefined && minutes <= LIMITS.minutes && { minutes }),
    ...(place !== '' && { location: place }),
    confidence: isNamed ? 'high' : 'medium',
  };
}

function titleOf(text: string): string {
  return shortLine(oneLine(text.slice(0, LIMITS.title * 4)).replace(REPLY, ''), LIMITS.title);
}
