import { shortUtcDay, shortUtcMonth, UTC_DAYS, UTC_MONTHS } from '../../client/format-time.ts';
import type { CountsAnswer } from '../scans/contract.ts';
import { add, NO_EMAILS, sum, type VerdictCounts } from './verdicts.ts';

/** How far back the overview goes, and what one column covers. */
export const RANGES = [
  { days: 7, name: '7 days', column: 'day' },
  { days: 30, name: '30 days', column: 'day' },
  { days: 90, name: '90 days', column: 'week' },
  { days: 365, name: '12 months', column: 'month' },
] as const satisfies readonly Range[];

export interface Range {
  days: number;
  name: string;
  column: 'day' | 'week' | 'month';
}

const [WEEK, DEFAULT_RANGE] = RANGES;

/** With fewer emails a day, most daily columns are empty. */
const LITTLE = 2;
const MIN_COLUMNS = 3;

/** The same range, by week if its days say little. */
export function fittingColumns(range: Range, emails: number): Range {
  const isSparse = range.column === 'day' && range.days > 7 && emails < LITTLE * range.days;
  return isSparse ? { ...range, column: 'week' } : range;
}

/** Whether there is any development over time to show. */
export function isTelling(periods: readonly Period[]): boolean {
  return periods.filter(({ counts }) => sum(counts) > 0).length >= MIN_COLUMNS;
}

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

/** The first day of the column that a day is in: weeks begin on Mondays. */
const STARTS: Record<Range['column'], (day: Date) => Date> = {
  day: (day) => day,
  week: (day) => daysAfter(day, -((day.getUTCDay() + 6) % 7)),
  month: (day) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth())),
};

/** The columns of a range that ends today, oldest first, including empty ones. */
export function periodsOf(days: CountsAnswer['days'], range: Range, today: string): Period[] {
  const last = dateOf(today);
  const all = Array.from({ length: range.days }, (_, index) => daysAfter(last, index - range.days + 1));
  const columns = Map.groupBy(all, (day) => isoDay(STARTS[range.column](day)));
  return [...columns.values()].map(([first = last, ...others]) => {
    const from = isoDay(first);
    const to = isoDay(others.at(-1) ?? first);
    const within = days.filter(({ day }) => day >= from && day <= to);
    return {
      from,
      to,
      counts: within.reduce<VerdictCounts>(add, NO_EMAILS),
      label: range.column === 'month' ? shortUtcMonth(first) : shortUtcDay(first),
      name: nameOfPeriod(from, to, range, last),
    };
  });
}

/** The first day of a range that ends today. */
export function firstDayOf({ days }: Range, today: string): string {
  return isoDay(daysAfter(dateOf(today), 1 - days));
}

/** The day in this browser's time zone. */
export function dayOf(time: Date): string {
  return isoDay(new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())));
}

function nameOfPeriod(from: string, to: string, { column }: Range, today: Date): string {
  if (column === 'month') return UTC_MONTHS.format(dateOf(from), today);
  return UTC_DAYS.formatRange(dateOf(from), dateOf(to), today);
}

function daysAfter(date: Date, days: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(date.getUTCDate() + days);
  return moved;
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
