import type { Email } from '../email.ts';

/** A long conversation lists all of its emails, the nearest last. */
const REFERENCES_LENGTH = 4000;

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
  /** Milliseconds since 1970 in UTC; a missing zone counts as UTC. */
  time: number;
  /** Day and hour in the sender's time zone. */
  day: string;
  hour: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = /\b(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([+-])(\d{2})(\d{2}))?/i;
const FIELD = 500;

/** The date in a `Date` field or at the end of a `Received` field (RFC 5322, section 3.3); null when there is none. */
export function mailDate(field: string): MailDate | null {
  const [, date = '', name = '', year, hour, minute, second = '0', sign, hours = '0', minutes = '0'] =
    DATE.exec(field.slice(-FIELD)) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  if (month === -1) return null;
  const local = Date.UTC(Number(year), month, Number(date), Number(hour), Number(minute), Number(second));
  const zone = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const clock = new Date(local);
  return { time: local - zone, day: clock.toISOString().slice(0, 10), hour: clock.getUTCHours() };
}

/** The Message-IDs of the emails that an email replies to (RFC 5322, section 3.6.4), the nearest first. */
export function answeredBy(email: Email): string[] {
  const fields = [...headerValues(email, 'references'), ...headerValues(email, 'in-reply-to')];
  const ids = fields.flatMap((field) => field.slice(-REFERENCES_LENGTH).split(/\s+/));
  return [...new Set(ids.filter((id) => id.startsWith('<') && id.endsWith('>')).toReversed())];
}
