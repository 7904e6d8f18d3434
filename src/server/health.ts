import { setTimeout } from 'node:timers/promises';
import { outageOf } from './db/outage.ts';
import { hadOutage } from './outage-response.ts';
import type { Services } from './services.ts';
import { diskState } from './storage-quota.ts';

/** Shorter than the usual timeout of monitoring, about five seconds. */
const TIMEOUT_MS = 2000;
/** The endpoint is public; the database is checked at most once in this time. */
const CACHE_MS = 1000;
/** A small write may succeed where larger ones fail, so a recent failure counts as well. */
const RECENT_OUTAGE_MS = 10_000;

export interface Health {
  database: 'ok' | 'away';
  /** `low`: only users with an account can store anything. */
  disk: 'ok' | 'low' | 'full';
}

export interface HealthAnswer extends Health {
  name: string;
  version: string;
  health: 'ok' | 'failing';
  /** Whether the demo accounts can be used. */
  demo: boolean;
  /** Whether the pages offer accounts with a password. */
  passwords: boolean;
  /** False if emails wait in the outbox. */
  sendsEmail: boolean;
  /** Providers to log in with besides Google. */
  providers: { id: string; name: string }[];
}

interface Probe {
  answers: Promise<Health>;
  /** Infinite while the database has not answered. */
  goodUntil: number;
}

type Sources = Pick<Services, 'db' | 'log' | 'settings'>;

const probes = new WeakMap<Services['db'], Probe>();

export function checkHealth(services: Sources): Promise<Health> {
  let probe = probes.get(services.db);
  if (!probe || performance.now() > probe.goodUntil) {
    probe = probeNow(services);
    probes.set(services.db, probe);
  }
  return probe.answers;
}

function probeNow(services: Sources): Probe {
  const { log } = services;
  const answer = writeAndCheckDisk(services).finally(() => {
    probe.goodUntil = performance.now() + CACHE_MS;
  });
  const timeout = setTimeout(TIMEOUT_MS, { database: 'away', disk: 'ok' } as const, { ref: false }).then((away) => {
    if (probe.goodUntil === Number.POSITIVE_INFINITY) log.error('database did not respond');
    return away;
  });
  const probe: Probe = { answers: Promise.race([answer, timeout]), goodUntil: Number.POSITIVE_INFINITY };
  return probe;
}

async function writeAndCheckDisk(services: Sources): Promise<Health> {
  try {
    await write(services);
    const disk = hadOutage(services, 'full', RECENT_OUTAGE_MS) ? 'full' : await diskState(services);
    return { database: 'ok', disk };
  } catch (error) {
    const outage = outageOf(error);
    services.log.error({ err: error, outage }, 'database write failed');
    return outage === 'full' ? { database: 'ok', disk: 'full' } : { database: 'away', disk: 'ok' };
  }
}

/** One row, no indexed column changes: Postgres reuses the space of its dead versions (HOT). */
async function write({ db }: Sources): Promise<void> {
  await db
    .updateTable('database_identity')
    .set(({ ref }) => ({ id: ref('id') }))
    .execute();
}
