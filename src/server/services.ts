import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { BodyBudget } from './body-budget.ts';
import type { Schema } from './db/schema.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './mail/outbox.ts';
import type { MailboxFetch } from './mailbox/keep-alive.ts';
import type { Settings } from './settings.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Opened once at start and passed in; tests open their own. */
export interface Services {
  settings: Settings;
  db: Kysely<Schema>;
  /** The same database with long timeouts. It connects when used and need not be closed. */
  upkeepDb: Kysely<Schema>;
  keys: Keys;
  limits: Limits;
  bodies: BodyBudget;
  outbox: Outbox;
  log: Logger;
  /** Absent where each call has its own process, as on Netlify. */
  workers?: WorkerPool;
  /** Calls endpoints of this site without a connection; absent where Astro is the server. */
  internalFetch?: MailboxFetch;
  /** Aborted when the server stops. */
  stopping: AbortController;
  /** Milliseconds since the epoch. The only clock, so that tests can set it. */
  now(): number;
}

/** Services with long database timeouts, for sweeps, account deletion and operator commands. */
export function withUpkeepDb(services: Services): Services {
  return { ...services, db: services.upkeepDb };
}
