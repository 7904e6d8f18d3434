import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { BodyBudget } from './body-budget.ts';
import type { Schema } from './db/schema.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './mail/outbox.ts';
import type { ReadingFetch } from './mailbox/kept-connection.ts';
import type { Settings } from './settings.ts';
import type { WorkerPool } from './worker-pool.ts';

/** What every endpoint works with. Opened once at start, passed in, closed at the end; tests open their own. */
export interface Services {
  settings: Settings;
  db: Kysely<Schema>;
  /** The same database for what may take minutes. It connects when it is used, and need not be closed. */
  patientDb: Kysely<Schema>;
  keys: Keys;
  limits: Limits;
  bodies: BodyBudget;
  outbox: Outbox;
  log: Logger;
  /** Absent where each call has a process of its own, as on Netlify: nobody else waits for it there. */
  workers?: WorkerPool;
  /** Reads addresses of this very site without a connection to it, where we are the server ourselves. */
  readOwn?: ReadingFetch;
  /** Aborted when the server stops: what would go on for ever ends then. */
  stopping: AbortController;
  /** Milliseconds since the epoch: the one clock, so that tests can move it. */
  now(): number;
}

/** The services for what may take longer than a caller waits: sweeps, erasing an account, what operators ask for. */
export function patient(services: Services): Services {
  return { ...services, db: services.patientDb };
}
