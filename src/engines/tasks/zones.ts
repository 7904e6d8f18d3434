import { convertIcsTimezone, type IcsTimezone, type IcsTimezoneProp, weekDays } from 'ts-ics';
import { LIMITS } from './limits.ts';
import { type Moment, utc } from './moment.ts';

/** A calendar file's own time zones, by TZID. */
export type Zones = ReadonlyMap<string, IcsTimezone>;

const MINUTE = 60_000;
const DAY_MS = 86_400_000;
const [BEGIN, END] = ['BEGIN:VTIMEZONE', 'END:VTIMEZONE'];
const OFFSET = /^([+-])(\d{2})(\d{2})/;

/** Extracts VTIMEZONE blocks from a calendar file. The library expands their rules year by year, some of them forever. */
export function zonesIn(source: string): { zones: Zones; rest: string } {
  const [head = '', ...parts] = source.split(BEGIN);
  const zones = new Map<string, IcsTimezone>();
  let rest = head;
  for (const part of parts) {
    const end = part.indexOf(END);
    if (end === -1) continue;
    const zone = convertIcsTimezone(undefined, BEGIN + part.slice(0, end) + END);
    zones.set(zone.id, zone);
    rest += part.slice(end + END.length);
  }
  return { zones, rest };
}

/** A zone's offset in minutes, by its IANA name or its VTIMEZONE. Null means floating time (RFC 5545, 3.3.5). */
export function offsetIn(id: string, wall: Moment, zones: Zones): number | null {
  const zone = zones.get(id);
  return namedOffset(id, wall) ?? (zone ? describedOffset(zone, wall) : null);
}

function namedOffset(timeZone: string, wall: Moment): number | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    // The first guess may fall on the other side of a clock change; the second is right.
    const near = gmt(format, utc(wall, 0));
    return gmt(format, utc(wall, near));
  } catch {
    return null;
  }
}

function gmt(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return minutesOf(name.slice('GMT'.length).replace(':', '')) ?? 0;
}

/** From the last transition before; null with an unsupported rule. */
function describedOffset({ props = [] }: IcsTimezone, wall: Moment): number | null {
  const now = utc(wall, 0);
  let last = { at: Number.NEGATIVE_INFINITY, offset: null as number | null };
  for (const change of props.slice(0, LIMITS.events)) {
    for (const year of [wall.year - 1, wall.year]) {
      const at = changeIn(year, change);
      if (at === null) return null;
      if (at <= now && at > last.at) last = { at, offset: minutesOf(change.offsetTo) };
    }
  }
  return last.offset;
}

/** A year's transition in local time: on the nth weekday of a month, or once without a rule. */
function changeIn(year: number, { start, offsetTo, recurrenceRule: rule }: IcsTimezoneProp): number | null {
  const first = start.getTime() + (minutesOf(offsetTo) ?? 0) * MINUTE;
  if (Number.isNaN(first)) return null;
  if (!rule) return first;
  const { frequency, interval = 1, byMonth = [], byDay = [], until, ...others } = rule;
  const [month, day] = [byMonth[0], byDay[0]];
  const isPlain = frequency === 'YEARLY' && interval === 1 && byMonth.length === 1 && byDay.length === 1;
  if (!isPlain || Object.keys(others).length > 0 || month === undefined || !day?.occurrence) return null;
  const at = nthWeekday(year, month, weekDays.indexOf(day.day), day.occurrence);
  if (at === null) return null;
  const change = at + (((first % DAY_MS) + DAY_MS) % DAY_MS);
  return change < first || (until && change > until.date.getTime()) ? Number.NEGATIVE_INFINITY : change;
}

/** Such as the second Sunday of March; -1 is the last. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number | null {
  if (weekday === -1 || Math.abs(nth) > 4) return null;
  const edge = nth > 0 ? Date.UTC(year, month, 1) : Date.UTC(year, month + 1, 0);
  const distance = weekday - new Date(edge).getUTCDay();
  const days = nth > 0 ? ((distance + 7) % 7) + (nth - 1) * 7 : -((7 - distance) % 7) + (nth + 1) * 7;
  return edge + days * DAY_MS;
}

function minutesOf(offset: string): number | null {
  const [, sign, hours, minutes] = OFFSET.exec(offset) ?? [];
  return sign === undefined ? null : (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}
