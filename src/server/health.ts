import { setTimeout } from 'node:timers/promises';
import type { Services } from './services.ts';

/** Who watches over a server gives up after five seconds or so. */
const PATIENCE_MS = 2000;
/** Anybody may ask: the database is asked once in this time. */
const GOOD_FOR_MS = 1000;

interface Probe {
  answers: Promise<boolean>;
  /** Until when it need not be repeated: for ever while the database has not said anything. */
  goodUntil: number;
}

const probes = new WeakMap<Services['db'], Probe>();

/** Whether the database answers, and within two seconds: one that hangs refuses nothing. */
export function databaseAnswers(services: Pick<Services, 'db' | 'log'>): Promise<boolean> {
  let probe = probes.get(services.db);
  if (!probe || performance.now() > probe.goodUntil) {
    probe = ask(services);
    probes.set(services.db, probe);
  }
  return probe.answers;
}

function ask({ db, log }: Pick<Services, 'db' | 'log'>): Probe {
  const says = 'the database does not answer';
  const query = db
    .selectFrom('users')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, says);
        return false;
      },
    )
    .finally(() => {
      probe.goodUntil = performance.now() + GOOD_FOR_MS;
    });
  const patience = setTimeout(PATIENCE_MS, false, { ref: false }).then((answered) => {
    if (probe.goodUntil === Number.POSITIVE_INFINITY) log.error(says);
    return answered;
  });
  const probe: Probe = { answers: Promise.race([query, patience]), goodUntil: Number.POSITIVE_INFINITY };
  return probe;
}
