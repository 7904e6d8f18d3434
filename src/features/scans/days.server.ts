import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../server/durations.ts';

/** A run of days by one clock; days are numbered from the first of 1970. */
interface Run {
  /** Where it ends. */
  until: number;
  day: number;
  start: number;
  /** One day that is longer or shorter than the others: clocks are changed on it. */
  uneven: boolean;
}

/** The days of a calendar that ends today by the clocks of a zone, of which some days have 23 hours or 25. */
export function calendarOf(zone: string, now: number, days: number): { since: number; day: RawBuilder<number> } {
  const clock = clockOf(zone);
  const today = Math.floor(clock(now) / DAY_MS);
  const first = today - days + 1;
  const starts = Array.from({ length: days + 1 }, (_, place) => startOf(first + place, clock));
  const runs: Run[] = [];
  for (const [place, start] of starts.slice(0, -1).entries()) {
    const until = starts[place + 1] ?? start + DAY_MS;
    const uneven = until - start !== DAY_MS;
    const run = runs.at(-1);
    if (run && !run.uneven && !uneven) run.until = until;
    else runs.push({ until, day: first + place, start, uneven });
  }
  return { since: starts[0] ?? now, day: dayColumn(runs) };
}

/** Numbers are written into the question: as parameters, whole ones might be taken for fractions. */
function dayColumn(runs: readonly Run[]): RawBuilder<number> {
  const cases = runs.map((run) => sql`when arrived_at < ${sql.lit(run.until)} then ${dayWithin(run)}`);
  const last = runs.at(-1);
  if (!last) throw new RangeError('A calendar has at least one day.');
  return sql<number>`case ${sql.join(cases, sql` `)} else ${dayWithin(last)} end`;
}

/** Whole numbers divided give a whole number, in both databases. */
function dayWithin({ day, start, uneven }: Run): RawBuilder<number> {
  if (uneven) return sql<number>`${sql.lit(day)}`;
  return sql<number>`(arrived_at + ${sql.lit(day * DAY_MS - start)}) / ${sql.lit(DAY_MS)}`;
}

type Clock = (time: number) => number;

/** What the clocks of a zone show, as if it were UTC. */
function clockOf(zone: string): Clock {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (time) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

/** The first moment of a day: where midnight is left out it is later, and where it comes twice the earlier. */
function startOf(day: number, clock: Clock): number {
  const midnight = day * DAY_MS;
  const moments = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - (clock(near) - near));
  const within = moments.filter((moment) => clock(moment) >= midnight);
  return Math.min(...(within.length > 0 ? within : moments));
}
