import { type CountableTimeInterval, utcDay, utcMonday, utcMonth } from 'd3-time';
import type { CountsAnswer } from '../scans/contract.ts';
import { add, NO_MAIL, type VerdictCounts } from './verdicts.ts';

/** How far back the overview looks, and what one column of its chart stands for. */
export const RANGES = [
  { days: 7, name: '7 days', column: 'day' },
  { days: 30, name: '30 days', column: 'day' },
  { days: 90, name: '90 days', column: 'week' },
  { days: 365, name: '12 months', column: 'month' },
] as const;
export type Range = (typeof RANGES)[number];

const [WEEK, DEFAULT_RANGE] = RANGES;

export function rangeOf(days: string | undefined): Range {
  return RANGES.find((range) => String(range.days) === days) ?? DEFAULT_RANGE ?? WEEK;
}

/** What one column shows. Days are named by the calendar, such as `2026-11-21`. */
export interface Period {
  from: string;
  /** The last day of it. */
  to: string;
  counts: VerdictCounts;
  /** For the axis, and in full. */
  label: string;
  name: string;
}

const INTERVALS: Record<Range['column'], CountableTimeInterval> = { day: utcDay, week: utcMonday, month: utcMonth };

/** The columns of a range that ends today, the oldest first, those without mail included. */
export function periodsOf(days: CountsAnswer['days'], range: Range, today: string): Period[] {
  const interval = INTERVALS[range.column];
  const end = utcDay.offset(dateOf(today), 1);
  const begin = utcDay.offset(end, -range.days);
  const starts = interval.range(interval.floor(begin), end);
  return starts.map((start, place) => {
    const from = nameOf(start < begin ? begin : start);
    const to = nameOf(utcDay.offset(starts[place + 1] ?? end, -1));
    const within = days.filter(({ day }) => day >= from && day <= to);
    return {
      from,
      to,
      counts: within.reduce<VerdictCounts>(add, NO_MAIL),
      label: FORMATS[range.column].format(start),
      name: nameOfPeriod(from, to, range),
    };
  });
}

/** The day by the clock of this browser. */
export function dayOf(time: Date): string {
  return nameOf(new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())));
}

const UTC = { timeZone: 'UTC' } as const;
const SHORT = new Intl.DateTimeFormat('en-GB', { ...UTC, day: 'numeric', month: 'short' });
const MONTH = new Intl.DateTimeFormat('en-GB', { ...UTC, month: 'short' });
const FORMATS: Record<Range['column'], Intl.DateTimeFormat> = { day: SHORT, week: SHORT, month: MONTH };
const LONG = new Intl.DateTimeFormat('en-GB', { ...UTC, day: 'numeric', month: 'long' });
const LONG_MONTH = new Intl.DateTimeFormat('en-GB', { ...UTC, month: 'long', year: 'numeric' });

function nameOfPeriod(from: string, to: string, { column }: Range): string {
  if (column === 'month') return LONG_MONTH.format(dateOf(from));
  return LONG.formatRange(dateOf(from), dateOf(to));
}

/** Such as `12 November`. */
export function longDay(day: string): string {
  return LONG.format(dateOf(day));
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function nameOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
