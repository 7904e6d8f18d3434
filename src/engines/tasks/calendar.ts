import { convertIcsCalendar, type IcsDateObject, type IcsDuration } from 'ts-ics';
import type { Found } from './found.ts';
import { LIMITS } from './limits.ts';
import { dayOf, fromWall, type Moment, minutesBetween, toIso } from './moment.ts';
import type { TaskLetter } from './suggestion.ts';
import { offsetIn, type Zones, zonesIn } from './zones.ts';

const CALENDAR_TYPE = /^(?:text\/calendar|application\/ics)\b/i;
/** An answer, a refusal or a counter-proposal is no date of the reader's (RFC 5546, 1.4). */
const ASKED = new Set(['', 'REQUEST', 'PUBLISH', 'ADD']);
const CANCEL = 'CANCEL';
const DROPPED = new Set(['CANCELLED', 'COMPLETED']);
const FOLD = /\r?\n[ \t]/g;
const READ =
  /^(?:BEGIN|END|METHOD|UID|SEQUENCE|RECURRENCE-ID|SUMMARY|LOCATION|STATUS|DTSTART|DTEND|DUE|DURATION|TZID|TZOFFSETFROM|TZOFFSETTO|RRULE)[:;]/;
/** The library keeps the name of a zone, but not whether a time ends with the Z of Greenwich. */
const ZULU = /^(DTSTART|DTEND|DUE)(?:;[^:]{0,100})?:(\d{8}T\d{6})Z/;

/** A time without a zone is by the one that the whole calendar is in, where a program says so. */
const CALENDAR_ZONE = /^X-WR-TIMEZONE:([\w/+-]{1,60})\s{0,4}$/;
const WITHOUT_ZONE = /^(DTSTART|DTEND|DUE):(\d{8}T\d{6})$/;

type Time = IcsDateObject | null | undefined;

/** What is read of an entry. The library's types promise more than a sender does. */
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

/** What a letter's calendar files say of something that other letters may say more of. */
export interface CalendarEntry {
  /** The same in all of them (RFC 5545, 3.8.4.7); of one day of a series, with that day. */
  id: string;
  /** What is said with a greater one replaces this (RFC 5546, 2.1.4). */
  revision: number;
}

interface Read {
  entry: CalendarEntry | null;
  key: string;
  found: Found | null;
}

/** Reads the events and tasks of a letter's calendar files (RFC 5545); one that cannot be read has none. */
export function foundInCalendars(letter: TaskLetter): Found[] {
  const found = new Map<string, Found>();
  // A message often carries its invitation twice, as a part and as a file.
  for (const one of readCalendars(letter)) if (one.found && !found.has(one.key)) found.set(one.key, one.found);
  return [...found.values()].slice(0, LIMITS.events);
}

/** The entries that a letter makes, changes or takes back. */
export function calendarEntriesIn(letter: TaskLetter): CalendarEntry[] {
  const entries = new Map<string, CalendarEntry>();
  for (const { entry } of readCalendars(letter)) {
    if (entry && entry.revision >= (entries.get(entry.id)?.revision ?? 0)) entries.set(entry.id, entry);
  }
  return [...entries.values()].slice(0, LIMITS.events);
}

function readCalendars({ attachments = [] }: TaskLetter): Read[] {
  let left: number = LIMITS.calendar;
  return attachments.flatMap(({ filename, mimeType, content }) => {
    if (!content || !(CALENDAR_TYPE.test(mimeType) || /\.ics$/i.test(filename)) || content.length > left) return [];
    left -= content.length;
    return readCalendar(new TextDecoder().decode(content));
  });
}

/** The library throws on a line that it cannot read. */
function readCalendar(source: string): Read[] {
  try {
    const { zones, rest } = zonesIn(whatIsRead(source));
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

/** Lines that are read, and no more of them than anybody needs: the library takes seconds for some of the others. */
function whatIsRead(source: string): string {
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
  // What is taken back has the number of what it takes back, or a greater one.
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
