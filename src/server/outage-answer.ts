import { type Outage, outageOf } from './db/outage.ts';
import { type Failure, failure } from './failure.ts';
import type { Services } from './services.ts';

/** What callers are told. */
export const OUTAGE_ANSWERS: Record<Outage, Failure> = {
  away: failure(503, 'DATABASE_AWAY', 'We can’t reach our database right now. Please try again in a few seconds.', {
    'retry-after': '5',
  }),
  full: failure(503, 'STORAGE_FULL', 'We can’t save anything right now. Please try again in a few minutes.', {
    'retry-after': '60',
  }),
};

/** Hundreds of calls fail at once: the operator reads of it once in this time. */
const LOGGED_EVERY_MS = 60_000;

interface Noted {
  logged: number;
  seen: number;
}

const noted = new WeakMap<Services['db'], Partial<Record<Outage, Noted>>>();

/** What to answer while the database is out of order. @returns undefined for any other error */
export function outageAnswer({ db, log }: Pick<Services, 'db' | 'log'>, error: unknown): Failure | undefined {
  const outage = outageOf(error);
  if (outage === undefined) return undefined;
  const outages = noted.get(db) ?? {};
  noted.set(db, outages);
  const now = performance.now();
  const { logged = Number.NEGATIVE_INFINITY } = outages[outage] ?? {};
  const isDue = now - logged >= LOGGED_EVERY_MS;
  if (isDue) log.error({ err: error, outage }, 'the database is out of order');
  outages[outage] = { logged: isDue ? now : logged, seen: now };
  return OUTAGE_ANSWERS[outage];
}

/** Whether anything was refused for this reason within a time. */
export function refusedLately({ db }: Pick<Services, 'db'>, outage: Outage, withinMs: number): boolean {
  const seen = noted.get(db)?.[outage]?.seen;
  return seen !== undefined && performance.now() - seen < withinMs;
}
