/**
 * The task engine: finds tasks, appointments and reminders in an email. Pure and synchronous; relative dates count from
 * the email's Date header, not from a clock. Precision comes first: a wrong reminder costs more trust than a missing one.
 */
import { foundInCalendars } from './calendar.ts';
import type { Found } from './found.ts';
import { LIMITS } from './limits.ts';
import { foundInMarkup } from './markup/schema.ts';
import { dayOf, daysAfter, type Moment, type Sent, sentOf, toIso, utc } from './moment.ts';
import { oneLine, shortLine } from './one-line.ts';
import { foundInProse } from './prose/prose.ts';
import type { Judgement, Kind, Range, Suggestion, TaskEmail } from './suggestion.ts';

export { type CalendarEntry, calendarEntriesIn } from './calendar.ts';
export type { Evidence, Judgement, Kind, Range, Source, Suggestion, TaskEmail } from './suggestion.ts';
export { type CalendarItem, toCalendar } from './to-calendar.ts';

const HARMLESS = new Set(['None', 'Low']);
const BULK = /^(?:list-unsubscribe|list-id)$/i;
/** Titles of suggestions without one. */
const DEFAULT_TITLES = { task: 'To do', appointment: 'Appointment', reminder: 'Reminder' } as const satisfies Record<
  Kind,
  string
>;
const REPLY = /^(?:\s{0,3}(?:re|aw|fwd?|wg|tr|rv)\s{0,2}:\s{0,3}){1,5}/i;

/**
 * Suggests tasks and appointments from an email, best source first, up to `LIMITS.suggestions`. An email with a severity
 * above Low, a request for a secret or no readable Date header gives none.
 * @param judgement from the detection engine
 * @param quoted ranges of the displayed text that quote earlier emails
 */
export function suggestionsIn(email: TaskEmail, judgement: Judgement, quoted: readonly Range[]): Suggestion[] {
  const sent = sentOf(email.headers ?? []);
  if (!sent || !HARMLESS.has(judgement.severity) || judgement.asksForSecret === true) return [];
  const isBulk = email.headers?.some(({ name, value }) => BULK.test(name) || isBulkPrecedence(name, value)) === true;
  const found = [
    ...foundInCalendars(email),
    ...foundInMarkup(email.html ?? email.body, isBulk),
    ...foundInProse(email, judgement, quoted, sent, isBulk),
  ];
  return distinct(
    found.filter((one) => isAhead(one, sent)),
    sent,
  )
    .slice(0, LIMITS.suggestions)
    .map((one) => suggestionOf(one, email.subject));
}

function isBulkPrecedence(name: string, value: string): boolean {
  return name.toLowerCase() === 'precedence' && /^\s{0,4}(?:bulk|list)/i.test(value);
}

function isAhead({ at }: Found, sent: Sent): boolean {
  const days = daysAfter(sent, at);
  return days >= 0 && days <= LIMITS.daysAhead;
}

/** Merges duplicates: the best source wins, and one request gives one suggestion. */
function distinct(found: readonly Found[], sent: Sent): Found[] {
  const merged: Found[] = [];
  for (const one of found) {
    const at = merged.findIndex((other) => isSame(other, one, sent));
    const known = merged[at];
    if (known === undefined) merged.push(one);
    else if (known.source === one.source && isMoreSpecific(one, known)) merged[at] = one;
    else if (one.at.offset !== undefined && toIso(known.at) === toIso(withoutOffset(one.at)))
      merged[at] = { ...known, at: one.at };
  }
  return merged;
}

function isSame(known: Found, one: Found, sent: Sent): boolean {
  // The same time may fall on another day in another zone.
  const isSameHour =
    known.at.hour !== undefined && one.at.hour !== undefined && utc(known.at, sent.offset) === utc(one.at, sent.offset);
  if (known.source !== one.source) return isSameDay(known, one) || isSameHour;
  if (!isSameDay(known, one)) return false;
  // An announcement for a day with a task is usually about the task.
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

/** A task beats a reminder, a time beats a day, and an offset beats none. */
function isMoreSpecific(one: Found, known: Found): boolean {
  if (isReminder(one) !== isReminder(known)) return isReminder(known);
  const detail = ({ at }: Found) => Number(at.hour !== undefined) + Number(at.offset !== undefined);
  return one.kind === known.kind && detail(one) > detail(known);
}

function suggestionOf({ at, isNamed, title, minutes, location, ...rest }: Found, subject: string): Suggestion {
  const place = shortLine(location ?? '', LIMITS.location);
  return {
    ...rest,
    title: titleOf(title) || titleOf(subject) || DEFAULT_TITLES[rest.kind],
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
