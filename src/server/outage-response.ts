import { type Outage, outageOf } from './db/outage.ts';
import { type Failure, failure } from './failure.ts';
import type { Services } from './services.ts';
import { AVAILABILITY_TEXTS } from './texts.ts';

export const OUTAGE_RESPONSES: Record<Outage, Failure> = {
  away: failure(503, 'DATABASE_AWAY', AVAILABILITY_TEXTS.databaseAway, {
    'retry-after': '5',
  }),
  full: failure(503, 'STORAGE_FULL', AVAILABILITY_TEXTS.storageFull, {
    'retry-after': '60',
  }),
};

/** Hundreds of calls may fail at once; each kind of outage is logged once in this time. */
const LOGGED_EVERY_MS = 60_000;

interface Noted {
  logged: number;
  seen: number;
}

const noted = new WeakMap<Services['db'], Partial<Record<Outage, Noted>>>();

/** @returns undefined if the database didn't cause the error */
export function outageResponse({ db, log }: Pick<Services, 'db' | 'log'>, error: unknown): Failure | undefined {
  const outage = outageOf(error);
  if (outage === undefined) return undefined;
  const outages = noted.get(db) ?? {};
  noted.set(db, outages);
  const now = performance.now();
  const { logged = Number.NEGATIVE_INFINITY } = outages[outage] ?? {};
  const isDue = now - logged >= LOGGED_EVERY_MS;
  if (isDue) log.error({ err: error, outage }, 'database unavailable');
  outages[outage] = { logged: isDue ? now : logged, seen: now };
  return OUTAGE_RESPONSES[outage];
}

export function hadOutage({ db }: Pick<Services, 'db'>, outage: Outage, withinMs: number): boolean {
  const seen = noted.get(db)?.[outage]?.seen;
  return seen !== undefined && performance.now() - seen < withinMs;
}
