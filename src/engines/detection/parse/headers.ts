import type { Email } from '../email.ts';

/** A long conversation lists all of its emails, the nearest last. */
const REFERENCES_LENGTH = 4000;
/** White space between them is optional. */
const MESSAGE_ID = /<[^<>\s]+>/g;

/** The values of a header field, newest first. */
export function headerValues({ headers }: Email, name: string): string[] {
  return (headers ?? []).filter((field) => field.name.toLowerCase() === name).map(({ value }) => value);
}

export function hasHeader({ headers }: Email, ...names: readonly string[]): boolean {
  return headers?.some(({ name }) => names.includes(name.toLowerCase())) === true;
}

/** Whether the email refers to others that it replies to (RFC 5322, section 3.6.4). */
export function hasThreadHeaders(email: Email): boolean {
  return hasHeader(email, 'in-reply-to', 'references');
}

/** A date and time as the email states it. */
export interface MailDate {
  /** Milliseconds since 1970 in UTC; a missing or unknown zone counts as UTC. */
  time: number;
  /** Day and hour in the sender's time zone. */
  day: string;
  hour: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE =
  /\b(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([+-]\d{4}|[a-z]{1,5}\b))?/i;
const FIELD = 500;
/** Hours from UTC (RFC 5322, section 4.3); any other name says nothing. */
const ZONES = new Map(Object.entries({ edt: -4, est: -5, cdt: -5, cst: -6, mdt: -6, mst: -7, pdt: -7, pst: -8 }));

/** The date in a `Date` field or at the end of a `Received` field (RFC 5322, section 3.3); null when there is none. */
export function mailDate(field: string): MailDate | null {
  const [, date = '', name = '', year = '', hour, minute, second = '0', zone = ''] =
    DATE.exec(field.slice(-FIELD)) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  if (month === -1) return null;
  const local = Date.UTC(fullYear(year), month, Number(date), Number(hour), Number(minute), Number(second));
  const clock = new Date(local);
  return { time: local - offsetOf(zone), day: clock.toISOString().slice(0, 10), hour: clock.getUTCHours() };
}

/** A year of fewer than four digits is of 1950 to 2049, or counts from 1900 (RFC 5322, section 4.3). */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (year.length === 2 && Number(year) < 50 ? 2000 : 1900);
}

/** Milliseconds by which a zone is ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours = '', minutes = ''] = /^([+-])(\d{2})(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return (ZONES.get(zone.toLowerCase()) ?? 0) * 3_600_000;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
}

/** The Message-IDs of the emails that an email replies to (RFC 5322, section 3.6.4), the nearest first. */
export function answeredBy(email: Email): string[] {
  const fields = [...headerValues(email, 'references'), ...headerValues(email, 'in-reply-to')];
  const ids = fields.flatMap((field) => field.slice(-REFERENCES_LENGTH).match(MESSAGE_ID) ?? []);
  return [...new Set(ids.toReversed())];
}
