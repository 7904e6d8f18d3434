import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { DAY_MS } from '../durations.ts';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { SESSION_TEXTS } from '../texts.ts';
import { signAccessToken } from './access-token.ts';
import { IDLE_SESSION_DAYS, SESSION_DAYS } from './lifetime.ts';
import { findSession, hashOf, liveSessions, revokeSessions, type Session } from './sessions.ts';

export type Tokens = {
  accessToken: string;
  refreshToken: string;
};

/** `device` is the device cookie, without which the refresh token is worthless. */
export type OpenedSession = Tokens & { device: string };

const ABSOLUTE_LIFE_MS = SESSION_DAYS * DAY_MS;
const IDLE_LIFE_MS = IDLE_SESSION_DAYS * DAY_MS;
/** More than anyone has browsers. Beyond it the least recently used session ends. */
const MAX_SESSIONS = 25;
/** How long a used token still returns its successor to its own device, because the response may have been lost. */
const GRACE_MS = 10_000;

interface NewSession {
  /** The device cookie of the login request; its session ends. */
  replacedDevice?: string | undefined;
  deviceName?: string | null;
  /** When the user proved who they are. */
  authenticatedAt?: number | undefined;
}

export async function openSession(
  services: Services,
  trx: Kysely<Schema>,
  user: { id: string },
  { replacedDevice, deviceName = null, authenticatedAt = services.now() }: NewSession = {},
): Promise<OpenedSession> {
  const now = services.now();
  const session = { sessionId: randomUUID(), userId: user.id };
  const device = newSecret();
  const refreshToken = newSecret();
  await trx.deleteFrom('sessions').where('user_id', '=', user.id).where('expires_at', '<=', now).execute();
  if (replacedDevice !== undefined) await revokeSessions(trx, { device: replacedDevice }, now);
  const leastUsed = (await liveSessions(trx, user.id, now)).slice(MAX_SESSIONS - 1);
  for (const { id } of leastUsed) await revokeSessions(trx, { sessionId: id }, now);
  await trx
    .insertInto('sessions')
    .values({
      id: session.sessionId,
      user_id: user.id,
      device_hash: hashOf(device),
      created_at: now,
      authenticated_at: Math.min(authenticatedAt, now),
      expires_at: now + ABSOLUTE_LIFE_MS,
      revoked_at: null,
      device_name: deviceName,
    })
    .execute();
  await storeToken(trx, session, refreshToken, now);
  return { accessToken: await signAccessToken(services, session), refreshToken, device };
}

/**
 * RFC 9700, 4.14.2: reuse of a used token revokes its family, except in the grace period, when the same successor is
 * returned again: two tabs or a lost response must not end the session. From any other device nothing is returned and
 * nothing revoked: a stolen token must neither work nor log its owner out.
 */
export async function rotate(
  services: Services,
  refreshToken: string,
  device: string | undefined,
): Promise<Tokens | Failure> {
  const now = services.now();
  const [successor] = successorsOf(services, refreshToken);
  const renewed = await services.db.transaction().execute(async (trx) => {
    const session = await findSession(trx, refreshToken, device, now);
    if (!session) return undefined;
    const spent = await trx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hashOf(refreshToken))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (spent.numUpdatedRows > 0n) {
      await storeToken(trx, session, successor, now);
      return { session, refreshToken: successor };
    }
    const spentAt = await spentAtOf(trx, refreshToken);
    if (typeof spentAt !== 'number') return undefined;
    if (now - spentAt <= GRACE_MS) {
      const newest = await newestOf(services, trx, refreshToken);
      return newest && { session, refreshToken: newest };
    }
    await revokeSessions(trx, { sessionId: session.sessionId }, now);
    services.log.warn({ sessionId: session.sessionId }, 'refresh token reused: session revoked');
    return undefined;
  });
  if (!renewed) return failure(401, 'SESSION_ENDED', SESSION_TEXTS.ended);
  return { accessToken: await signAccessToken(services, renewed.session), refreshToken: renewed.refreshToken };
}

/** A late tab must not get another used token. */
async function newestOf(services: Services, db: Kysely<Schema>, spent: string): Promise<string | undefined> {
  for (const successor of successorsOf(services, spent)) {
    const spentAt = await spentAtOf(db, successor);
    if (spentAt === null) return successor;
    if (spentAt !== undefined) return newestOf(services, db, successor);
  }
  return undefined;
}

/** @returns null for an unused token, undefined for an unknown one */
async function spentAtOf(db: Kysely<Schema>, refreshToken: string): Promise<number | null | undefined> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('hash', '=', hashOf(refreshToken))
    .executeTakeFirst();
  return token?.used_at;
}

async function storeToken(db: Kysely<Schema>, session: Session, refreshToken: string, now: number): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: hashOf(refreshToken),
      session_id: session.sessionId,
      issued_at: now,
      expires_at: now + IDLE_LIFE_MS,
      used_at: null,
    })
    .execute();
}

/**
 * Derived, not random, so that the same one can be returned twice although only its hash is stored. The previous
 * secret's applies to tokens that were used before the secret changed.
 */
function successorsOf({ keys }: Services, refreshToken: string): [string, ...string[]] {
  const under = (key: Uint8Array) => createHmac('sha256', key).update(refreshToken).digest('base64url');
  return [under(keys.refreshToken), ...(keys.previous ? [under(keys.previous.refreshToken)] : [])];
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
