import { statfs } from 'node:fs/promises';
import { DAY_SECONDS } from './durations.ts';
import { type Failure, failure } from './failure.ts';
import type { Limit } from './limits.ts';
import { OUTAGE_RESPONSES } from './outage-response.ts';
import type { Services } from './services.ts';
import { AVAILABILITY_TEXTS } from './texts.ts';

const MB = 1024 * 1024;

/** A client gets at most this fraction of a day's total. */
const CLIENT_SHARE = 50;

/** What may be stored per day for people who haven't signed in. */
export interface StorageQuota {
  /** Calls that share a name share the quota. */
  name: string;
  perClient: number;
  /** MB for everyone together. */
  total: number;
}

const KB = 1024;
const CACHE_MS = 1000;

interface Space {
  free: Promise<number>;
  validUntil: number;
}
const spaces = new Map<string, Space>();

/** @param client as `clientOf` returns it. @returns the failure if the disk is low or a quota is used up */
export async function checkStorageQuota(
  services: Pick<Services, 'limits' | 'settings'>,
  { quota, client, bytes }: { quota: StorageQuota; client: string; bytes: number },
): Promise<Failure | undefined> {
  if ((await diskState(services)) !== 'ok') return OUTAGE_RESPONSES.full;
  const { limits } = services;
  const { name, perClient } = quota;
  const total = quota.total * KB;
  const tooOften = await limits.count(`${name} stored by client`, client, aDay(perClient));
  if (tooOften) return tooOften;
  // In kB: scaled up, a day's bytes would not fit into the counter's 32 bits.
  const size = Math.ceil(bytes / KB);
  const tooMuchOfClient = await limits.count(`${name} stored of client`, client, aDay(total / CLIENT_SHARE), size);
  if (tooMuchOfClient) return tooMuchOfClient;
  const tooMuch = await limits.count(`${name} stored`, 'all', aDay(total), size);
  return (
    tooMuch &&
    failure(503, 'STORAGE_QUOTA', AVAILABILITY_TEXTS.storageQuota, {
      ...tooMuch.headers,
    })
  );
}

/** `low`: below DISK_RESERVE, which is for users with an account. Not checked for Postgres, whose disk we cannot see. */
export async function diskState({ settings }: Pick<Services, 'settings'>): Promise<'ok' | 'low' | 'full'> {
  if (settings.databaseUrl !== undefined) return 'ok';
  const free = await freeSpace(settings.dataDir);
  if (free < MB) return 'full';
  return free < settings.diskReserve ? 'low' : 'ok';
}

function freeSpace(folder: string): Promise<number> {
  const known = spaces.get(folder);
  if (known && performance.now() < known.validUntil) return known.free;
  const free = statfs(folder).then(({ bavail, bsize }) => bavail * bsize);
  spaces.set(folder, { free, validUntil: performance.now() + CACHE_MS });
  return free;
}

function aDay(calls: number): Limit {
  return { calls, seconds: DAY_SECONDS };
}
