import { type CountableTimeInterval, utcDay, utcMonday, utcMonth } from 'd3-time';
import { shortUtcDay, shortUtcMonth, UTC_DAYS, UTC_MONTHS } from '../../client/format-time.ts';
import type { CountsAnswer } from '../scans/contract.ts';
import { add, NO_EMAILS, type VerdictCounts } from './verdicts.ts';

/** How far back the overview goes, and what one column covers. */
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

/** One column. Days are ISO dates, such as `2026-11-21`. */
export interface Period {
  from: string;
  /** The last day, inclusive. */
  to: string;
  counts: VerdictCounts;
  /** Short, for the axis. */
  label: string;
  name: string;
}

const INTERVALS: Record<Range['column'], CountableTimeInterval> = { day: utcDay, week: utcMonday, month: utcMonth };

/** The columns of a range that ends today, oldest first, including empty ones. */
export function periodsOf(days: CountsAnswer['days'], range: Range, today: string): Period[] {
  const interval = INTERVALS[range.column];
  const end = utcDay.offset(dateOf(today), 1);
  const begin = utcDay.offset(end, -range.days);
  const starts = interval.range(interval.floor(begin), end);
  return starts.map((start, index) => {
    const from = isoDay(start < begin ? begin : start);
    const to = isoDay(utcDay.offset(starts[index + 1] ?? end, -1));
    const within = days.filter(({ day }) => day >= from && day <= to);
    return {
      from,
      to,
      counts: within.reduce<VerdictCounts>(add, NO_EMAILS),
      label: range.column === 'month' ? shortUtcMonth(start) : shortUtcDay(start),
      name: nameOfPeriod(from, to, range, dateOf(today)),
    };
  });
}

/** The day in this browser's time zone. */
export function dayOf(time: Date): string {
  return isoDay(new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())));
}

function nameOfPeriod(from: string, to: string, { column }: Range, today: Date): string {
  if (column === 'month') return UTC_MONTHS.format(dateOf(from), today);
  return UTC_DAYS.formatRange(dateOf(from), dateOf(to), today);
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
