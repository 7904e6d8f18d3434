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

interface KeyList {
  name: string;
  hours: number;
  keys: Float64Array;
}

/** Facts that are newer than the detection engine, in its input format. */
export interface Lists {
  /** The lists that may be used now. */
  current(): { blocklists: readonly KeyList[]; publicSuffixes?: KeyList; popularSites?: KeyList };
  /** Downloads the lists that are due: daily, and hourly after a failure. Never throws. */
  refresh(): Promise<void>;
}

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
  /** Absent if each call has its own process, as on Netlify. */
  workers?: WorkerPool;
  /** Absent if no process runs long enough to keep them, as on Netlify. */
  lists?: Lists;
  /** Reads the words in pictures; absent if `workers` is. */
  pictureWorkers?: WorkerPool;
  /** Absent if Astro is the server. */
  internalFetch?: MailboxFetch;
  stopping: AbortController;
  /** Milliseconds since the epoch. The only clock, so that tests can set it. */
  now(): number;
}

export function withUpkeepDb(services: Services): Services {
  return { ...services, db: services.upkeepDb };
}
