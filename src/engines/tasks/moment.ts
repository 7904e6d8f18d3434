/** A calendar day, with time and UTC offset where known. */
export interface Moment {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  /** Minutes east of Greenwich. */
  offset?: number;
}

/** When the email was sent: the reference for relative dates. */
export interface Sent {
  instant: Date;
  /** The writer's, in minutes east of Greenwich. */
  offset: number;
}

const MINUTE = 60_000;
const DAY = 1440;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SENT =
  /^(?:[a-z]{2,9},?\s{1,4})?(\d{1,2})\s{1,4}([a-z]{3})[a-z]{0,6}\s{1,4}(\d{4})\s{1,4}(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s{0,4}([+-])(\d{2})(\d{2}))?/i;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?\s?(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?$/;

/** Reads the Date header (RFC 5322, 3.3). A missing zone counts as UTC. @returns null without a valid one */
export function sentOf(headers: readonly { name: string; value: string }[]): Sent | null {
  const value =
    headers
      .find(({ name }) => name.toLowerCase() === 'date')
      ?.value.trim()
      .slice(0, 100) ?? '';
  const [, day, name = '', year, hour, minute, second = '0', sign = '+', hours = '0', minutes = '0'] =
    SENT.exec(value) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const clock = { year: Number(year), month, day: Number(day), hour: Number(hour), minute: Number(minute) };
  if (month === 0 || !isReal(clock)) return null;
  const offset = offsetOf(sign, hours, minutes);
  return { instant: new Date(utc(clock, offset) + Number(second) * 1000), offset };
}

/** Reads an ISO 8601 date or time. @returns null for other formats and impossible dates */
export function fromIso(value: string): Moment | null {
  const [, year, month, day, hour, minute, zulu, sign, hours = '', minutes = ''] = ISO.exec(value.trim()) ?? [];
  if (year === undefined) return null;
  const moment = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    ...(hour !== undefined && { hour: Number(hour), minute: Number(minute) }),
    ...(zulu !== undefined && { offset: 0 }),
    ...(sign !== undefined && { offset: offsetOf(sign, hours, minutes) }),
  };
  return isReal(moment) ? moment : null;
}

/** Local time from a `Date` whose UTC fields contain it. @returns null for an invalid date */
export function fromWall(date: Date): Moment | null {
  if (Number.isNaN(date.getTime())) return null;
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Formats it as `Suggestion.due`. */
export function toIso({ year, month, day, hour, minute, offset }: Moment): string {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (hour === undefined) return date;
  const time = `${date}T${two(hour)}:${two(minute ?? 0)}`;
  if (offset === undefined) return time;
  const size = Math.abs(offset);
  return `${time}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

export function dayOf({ year, month, day }: Moment): Moment {
  return { year, month, day };
}

/** Minutes from one to the other, by their offsets where known. */
export function minutesBetween(from: Moment, to: Moment): number {
  return (utc(to, from.offset ?? 0) - utc(from, 0)) / MINUTE;
}

/** Days after the day of sending; negative once it has passed. */
export function daysAfter(sent: Sent, moment: Moment): number {
  const clock = new Date(sent.instant.getTime() + sent.offset * MINUTE);
  if (moment.hour !== undefined && utc(moment, sent.offset) <= sent.instant.getTime()) return -1;
  const today = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate());
  return Math.round((Date.UTC(moment.year, moment.month - 1, moment.day) - today) / (DAY * MINUTE));
}

/** Whether the day and time exist, from 1970. */
export function isReal({ year, month, day, hour = 0, minute = 0 }: Moment): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1970 && hour < 24 && minute < 60;
}

/** Milliseconds since the epoch. @param otherwise offset in minutes for a moment without one */
export function utc({ year, month, day, hour = 0, minute = 0, offset }: Moment, otherwise: number): number {
  return Date.UTC(year, month - 1, day, hour, minute) - (offset ?? otherwise) * MINUTE;
}

function offsetOf(sign: string, hours: string, minutes: string): number {
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' && size > 0 ? -size : size;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
