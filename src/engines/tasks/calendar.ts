import { convertIcsCalendar, type IcsDateObject, type IcsDuration } from 'ts-ics';
import type { Found } from './found.ts';
import { LIMITS } from './limits.ts';
import { dayOf, fromWall, type Moment, minutesBetween, toIso } from './moment.ts';
import type { TaskEmail } from './suggestion.ts';
import { offsetIn, type Zones, zonesIn } from './zones.ts';

const CALENDAR_TYPE = /^(?:text\/calendar|application\/ics)\b/i;
/** REPLY, REFRESH and COUNTER aren't events for the reader (RFC 5546, 1.4). */
const ASKED = new Set(['', 'REQUEST', 'PUBLISH', 'ADD']);
const CANCEL = 'CANCEL';
const DROPPED = new Set(['CANCELLED', 'COMPLETED']);
const FOLD = /\r?\n[ \t]/g;
const READ =
  /^(?:BEGIN|END|METHOD|UID|SEQUENCE|RECURRENCE-ID|SUMMARY|LOCATION|STATUS|DTSTART|DTEND|DUE|DURATION|TZID|TZOFFSETFROM|TZOFFSETTO|RRULE)[:;]/;
/** The library keeps TZID, but drops the Z of UTC times. */
const ZULU = /^(DTSTART|DTEND|DUE)(?:;[^:]{0,100})?:(\d{8}T\d{6})Z/;

/** The default zone of the calendar, for times without one. */
const CALENDAR_ZONE = /^X-WR-TIMEZONE:([\w/+-]{1,60})\s{0,4}$/;
const WITHOUT_ZONE = /^(DTSTART|DTEND|DUE):(\d{8}T\d{6})$/;

type Time = IcsDateObject | null | undefined;

/** The library's types are stricter than what senders provide. */
interface Entry {
  uid?: unknown;
  sequence?: unknown;
  recurrenceId?: { value: IcsDateObject } | null | undefined;
  summary?: unknown;
  location?: unknown;
  status?: unknown;
  start?: Time;
  end?: Time;
  due?: Time;
  duration?: IcsDuration | null | undefined;
}

/** A revision of a calendar entry. Later emails may change or cancel it. */
export interface CalendarEntry {
  /** UID (RFC 5545, 3.8.4.7), with RECURRENCE-ID for one occurrence. */
  id: string;
  /** A higher one replaces lower ones (RFC 5546, 2.1.4). */
  revision: number;
}

interface Read {
  entry: CalendarEntry | null;
  key: string;
  found: Found | null;
}

/** Reads the events and to-dos of an email's calendar files (RFC 5545). Unreadable files are skipped. */
export function foundInCalendars(email: TaskEmail): Found[] {
  const found = new Map<string, Found>();
  // Many emails contain the invitation twice, inline and as an attachment.
  for (const one of readCalendars(email)) if (one.found && !found.has(one.key)) found.set(one.key, one.found);
  return [...found.values()].slice(0, LIMITS.events);
}

/** The entries that an email creates, changes or cancels. */
export function calendarEntriesIn(email: TaskEmail): CalendarEntry[] {
  const entries = new Map<string, CalendarEntry>();
  for (const { entry } of readCalendars(email)) {
    if (entry && entry.revision >= (entries.get(entry.id)?.revision ?? 0)) entries.set(entry.id, entry);
  }
  return [...entries.values()].slice(0, LIMITS.events);
}

function readCalendars({ attachments = [] }: TaskEmail): Read[] {
  let left: number = LIMITS.calendar;
  return attachments.flatMap(({ filename, mimeType, content }) => {
    if (!content || !(CALENDAR_TYPE.test(mimeType) || /\.ics$/i.test(filename)) || content.length > left) return [];
    left -= content.length;
    return readCalendar(new TextDecoder().decode(content));
  });
}

/** The library throws on invalid lines. */
function readCalendar(source: string): Read[] {
  try {
    const { zones, rest } = zonesIn(relevantLines(source));
    const calendar = convertIcsCalendar(undefined, rest);
    const method = textOf(calendar.method).toUpperCase();
    const [events, todos] = [calendar.events ?? [], calendar.todos ?? []].map((all) => all.slice(0, LIMITS.events));
    if (!ASKED.has(method) && method !== CANCEL) return [];
    return [
      ...(events ?? []).map((event) => read(event, false, method, zones)),
      ...(todos ?? []).map((todo) => read(todo, true, method, zones)),
    ];
  } catch {
    return [];
  }
}

/** Keeps the properties that are read, up to the limits. The library takes seconds for some of the others. */
function relevantLines(source: string): string {
  const lines = source.replace(FOLD, '').split(/\r\n|\n|\r/);
  const zone = lines.map((line) => CALENDAR_ZONE.exec(line)?.[1]).find((name) => name !== undefined);
  return lines
    .filter((line) => READ.test(line))
    .slice(0, LIMITS.calendarLines)
    .map((line) => line.slice(0, LIMITS.calendarLine).replace(ZULU, '$1;TZID=UTC:$2'))
    .map((line) => (zone === undefined ? line : line.replace(WITHOUT_ZONE, `$1;TZID=${zone}:$2`)))
    .join('\n');
}

function read(entry: Entry, isTask: boolean, method: string, zones: Zones): Read {
  const isDropped = method === CANCEL || DROPPED.has(textOf(entry.status).toUpperCase());
  const known = entryOf(entry, isDropped);
  const found = isDropped ? null : foundIn(entry, isTask, zones);
  const key = found === null ? '' : `${textOf(entry.uid)} ${found.title} ${toIso(found.at)}`;
  return { entry: known, key, found: found && known ? { ...found, entryId: known.id } : found };
}

function entryOf({ uid, sequence, recurrenceId }: Entry, isDropped: boolean): CalendarEntry | null {
  const name = textOf(uid);
  if (name === '') return null;
  const count = typeof sequence === 'number' && sequence >= 0 && sequence <= LIMITS.sequence ? sequence : 0;
  const day = recurrenceId?.value.date.getTime();
  // A cancellation has the SEQUENCE of the entry or a higher one.
  return { id: JSON.stringify([name, day ?? null]), revision: Math.floor(count) * 2 + (isDropped ? 1 : 0) };
}

function foundIn(entry: Entry, isTask: boolean, zones: Zones): Found | null {
  const at = momentOf(isTask ? entry.due : entry.start, zones);
  if (!at) return null;
  const minutes = isTask ? undefined : lengthOf(entry, at, zones);
  const summary = textOf(entry.summary);
  const location = textOf(entry.location);
  return {
    kind: isTask ? 'task' : 'appointment',
    title: summary,
    at,
    ...(minutes !== undefined && { minutes }),
    ...(location !== '' && { location }),
    evidence: { quote: summary.slice(0, LIMITS.quote) || (isTask ? 'VTODO' : 'VEVENT'), where: 'attachment' },
    source: 'calendar',
    isNamed: true,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function lengthOf({ duration, end }: Entry, start: Moment, zones: Zones): number | undefined {
  if (start.hour === undefined) return undefined;
  const last = momentOf(end, zones);
  const minutes = duration ? minutesOf(duration) : last ? minutesBetween(start, last) : 0;
  return minutes > 0 && Number.isInteger(minutes) ? minutes : undefined;
}

function minutesOf({ before, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 }: IcsDuration): number {
  return before ? 0 : ((weeks * 7 + days) * 24 + hours) * 60 + minutes + seconds / 60;
}

function momentOf(time: Time, zones: Zones): Moment | null {
  const wall = time && fromWall(time.local?.date ?? time.date);
  if (!wall) return null;
  if (time.type === 'DATE') return dayOf(wall);
  const offset = time.local ? offsetIn(time.local.timezone, wall, zones) : null;
  return offset === null ? wall : { ...wall, offset };
}
