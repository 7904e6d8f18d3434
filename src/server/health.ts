import { setTimeout } from 'node:timers/promises';
import { outageOf } from './db/outage.ts';
import { refusedLately } from './outage-answer.ts';
import type { Services } from './services.ts';
import { diskState } from './storage-quota.ts';

/** What watches a server gives up after five seconds or so. */
const PATIENCE_MS = 2000;
/** Anyone may ask: the database is asked once in this time. */
const GOOD_FOR_MS = 1000;
/** A small write may still find room where larger ones were refused. */
const REFUSED_FOR_MS = 10_000;

/** Which part of the server fails, if any. */
export interface Health {
  database: 'ok' | 'away';
  /** `low`: what people without an account send is refused, to leave room for the rest. */
  disk: 'ok' | 'low' | 'full';
}

export interface HealthAnswer extends Health {
  name: string;
  version: string;
  health: 'ok' | 'failing';
  /** Whether the demo accounts can be used. */
  demo: boolean;
}

interface Probe {
  answers: Promise<Health>;
  /** Until when it need not be repeated: for ever while the database has not answered. */
  goodUntil: number;
}

type Sources = Pick<Services, 'db' | 'log' | 'settings'>;

const probes = new WeakMap<Services['db'], Probe>();

/** Whether the database answers within two seconds (one that hangs refuses nothing), and whether it can write. */
export function checkHealth(services: Sources): Promise<Health> {
  let probe = probes.get(services.db);
  if (!probe || performance.now() > probe.goodUntil) {
    probe = ask(services);
    probes.set(services.db, probe);
  }
  return probe.answers;
}

function ask(services: Sources): Probe {
  const { log } = services;
  const says = 'the database does not answer';
  const answer = writeAndLook(services).finally(() => {
    probe.goodUntil = performance.now() + GOOD_FOR_MS;
  });
  const patience = setTimeout(PATIENCE_MS, { database: 'away', disk: 'ok' } as const, { ref: false }).then((away) => {
    if (probe.goodUntil === Number.POSITIVE_INFINITY) log.error(says);
    return away;
  });
  const probe: Probe = { answers: Promise.race([answer, patience]), goodUntil: Number.POSITIVE_INFINITY };
  return probe;
}

async function writeAndLook(services: Sources): Promise<Health> {
  try {
    await write(services);
    const disk = refusedLately(services, 'full', REFUSED_FOR_MS) ? 'full' : await diskState(services);
    return { database: 'ok', disk };
  } catch (error) {
    const outage = outageOf(error);
    services.log.error({ err: error, outage }, 'the database cannot be written to');
    return outage === 'full' ? { database: 'ok', disk: 'full' } : { database: 'away', disk: 'ok' };
  }
}

/** The table has one row. Postgres writes it in place of its dead versions, since none of its columns changes. */
async function write({ db }: Sources): Promise<void> {
  await db
    .updateTable('database_identity')
    .set(({ ref }) => ({ id: ref('id') }))
    .execute();
}
