import { statfs } from 'node:fs/promises';
import { type Failure, failure } from './failure.ts';
import type { Limit } from './limits.ts';
import { OUTAGE_ANSWERS } from './outage-answer.ts';
import type { Services } from './services.ts';

const DAY_SECONDS = 24 * 60 * 60;
const MB = 1024 * 1024;

/** So many clients it takes to use up a day's total. */
const CLIENTS = 50;

/** How often people who haven't signed in may have something stored in a day, and how much of it all of them together. */
const QUOTAS = {
  /** Kept for 90 days: at most 11 GB. */
  reports: { perClient: 200, total: 128 * MB },
  /** Each is kept twice, as a message and as the email that forwards it. */
  forms: { perClient: 100, total: 512 * MB },
  waitlist: { perClient: 100, total: 8 * MB },
  /** Accounts and emailed codes, which are deleted within an hour. */
  accounts: { perClient: 100, total: 512 * MB },
} as const;

export type Stored = keyof typeof QUOTAS;

/** An account's rows, or a code's and its email's. */
export const ACCOUNT_STORES = { what: 'accounts', bytes: 4096 } as const;

const KB = 1024;
const FREE_GOOD_FOR_MS = 1000;

interface Space {
  free: Promise<number>;
  goodUntil: number;
}
const spaces = new Map<string, Space>();

/**
 * Asks for room to store something of a person who hasn't signed in.
 * @param client whose it is, as `clientOf` tells
 * @returns what to answer when there is none
 */
export async function askForRoom(
  services: Pick<Services, 'limits' | 'settings'>,
  { what, client, bytes }: { what: Stored; client: string; bytes: number },
): Promise<Failure | undefined> {
  if ((await diskState(services)) !== 'ok') return OUTAGE_ANSWERS.full;
  const { limits } = services;
  const { perClient, total } = QUOTAS[what];
  const tooOften = await limits.count(`${what} stored by client`, client, aDay(perClient));
  if (tooOften) return tooOften;
  // In kB: a day's bytes do not fit into the counter's 32 bits once they are scaled up.
  const size = Math.ceil(bytes / KB);
  const tooMuchOfClient = await limits.count(`${what} stored of client`, client, aDay(total / KB / CLIENTS), size);
  if (tooMuchOfClient) return tooMuchOfClient;
  const tooMuch = await limits.count(`${what} stored`, 'all', aDay(total / KB), size);
  return (
    tooMuch &&
    failure(503, 'STORAGE_QUOTA', 'We’ve stored as much as we can in a day. Please try again tomorrow.', {
      ...tooMuch.headers,
    })
  );
}

/** `low`: below the reserve (DISK_RESERVE), which is kept for people with an account. Postgres looks after its own disk. */
export async function diskState({ settings }: Pick<Services, 'settings'>): Promise<'ok' | 'low' | 'full'> {
  if (settings.databaseUrl !== undefined) return 'ok';
  const free = await freeSpace(settings.dataDir);
  if (free < MB) return 'full';
  return free < settings.diskReserve ? 'low' : 'ok';
}

function freeSpace(folder: string): Promise<number> {
  const known = spaces.get(folder);
  if (known && performance.now() < known.goodUntil) return known.free;
  const free = statfs(folder).then(({ bavail, bsize }) => bavail * bsize);
  spaces.set(folder, { free, goodUntil: performance.now() + FREE_GOOD_FOR_MS });
  return free;
}

function aDay(calls: number): Limit {
  return { calls, seconds: DAY_SECONDS };
}
