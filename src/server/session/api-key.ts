import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '../durations.ts';
import type { Services } from '../services.ts';
import { hashOf } from './sessions.ts';

/** A program of the user's, which has no session. */
export interface KeyHolder {
  userId: string;
  email: string;
  keyId: string;
  /** The calls that the key may be used for. */
  scopes: readonly string[];
}

/** Lets people and secret scanners recognize a key. No access token starts like this. */
const MARK = 'llk_';
const SHOWN_CHARACTERS = 6;
/** The precision of the last use: without it, each use would be a write. */
const USE_MS = 60_000;
/** An expired key is listed for a while, so that its owner sees why a program stopped working. */
const LISTED_MS = 30 * DAY_MS;

export function newApiKey(): { key: string; hash: string; prefix: string } {
  const key = MARK + randomBytes(32).toString('base64url');
  return { key, hash: hashOf(key), prefix: key.slice(0, MARK.length + SHOWN_CHARACTERS) };
}

export function isApiKey(bearer: string): boolean {
  return bearer.startsWith(MARK);
}

interface KeyRow {
  userId: string;
  email: string;
  keyId: string;
  scopes: string;
  usedAt: number | null;
}

/** Queried with each call, so that a revoked key stops working at once. @returns undefined for an unknown or expired key */
export async function verifyApiKey(services: Services, key: string): Promise<KeyHolder | undefined> {
  const { db, now } = services;
  const { rows } = await sql<KeyRow>`select users.id as "userId", users.email, api_keys.id as "keyId",
      api_keys.scopes, api_keys.used_at as "usedAt"
    from api_keys join users on users.id = api_keys.user_id
    where api_keys.key_hash = ${hashOf(key)} and (api_keys.expires_at is null or api_keys.expires_at > ${now()})`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { usedAt, scopes, ...holder } = row;
  if (usedAt === null || usedAt <= now() - USE_MS) {
    await db.updateTable('api_keys').set({ used_at: now() }).where('id', '=', row.keyId).execute();
  }
  return { ...holder, scopes: scopes.split(' ') };
}

export async function dropExpiredApiKeys({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where('expires_at', '<=', now() - LISTED_MS)
    .execute();
}
