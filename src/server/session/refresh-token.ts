import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { signAccessToken } from './access-token.ts';
import { findSession, hashOf, liveSessions, revokeSessions, type Session } from './sessions.ts';

export type Tokens = {
  accessToken: string;
  refreshToken: string;
};

/** `device` goes into the device cookie: without it the refresh token is worth nothing. */
export type OpenedSession = Tokens & { device: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const ABSOLUTE_LIFE_MS = 30 * DAY_MS;
const IDLE_LIFE_MS = 7 * DAY_MS;
/** More than anybody has browsers: beyond that the session that was not used for longest ends. */
const MOST_SESSIONS = 25;
/** How long a spent token still yields its successor to its own device, whose answer may have been lost. */
const GRACE_MS = 10_000;

/**
 * Starts a session: a new family of refresh tokens, bound to a new device secret.
 * @param trx the transaction in which whoever logs in is held to be who they are
 * @param replacedDevice the device cookie sent along with the login; the session it belongs to ends
 * @param deviceName what the user's list of devices shows
 */
export async function openSession(
  services: Services,
  trx: Kysely<Schema>,
  user: { id: string },
  { replacedDevice, deviceName = null }: { replacedDevice?: string | undefined; deviceName?: string | null } = {},
): Promise<OpenedSession> {
  const now = services.now();
  const session = { sessionId: randomUUID(), userId: user.id };
  const device = newSecret();
  const refreshToken = newSecret();
  await trx.deleteFrom('sessions').where('user_id', '=', user.id).where('expires_at', '<=', now).execute();
  if (replacedDevice !== undefined) await revokeSessions(trx, { device: replacedDevice }, now);
  const leastUsed = (await liveSessions(trx, user.id, now)).slice(MOST_SESSIONS - 1);
  for (const { id } of leastUsed) await revokeSessions(trx, { sessionId: id }, now);
  await trx
    .insertInto('sessions')
    .values({
      id: session.sessionId,
      user_id: user.id,
      device_hash: hashOf(device),
      created_at: now,
      expires_at: now + ABSOLUTE_LIFE_MS,
      revoked_at: null,
      device_name: deviceName,
    })
    .execute();
  await storeToken(trx, session, refreshToken, now);
  return { accessToken: await signAccessToken(services, session), refreshToken, device };
}

/**
 * Spends a refresh token for a new pair of tokens (RFC 9700, 4.14.2). One that was spent before is somebody's copy: its
 * family is revoked, except within the grace time, when the same successor is given again, so that two tabs or a lost
 * answer end no session. From any other device nothing is given and nothing revoked: a stolen token must neither work
 * nor log its owner out.
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
    services.log.warn({ sessionId: session.sessionId }, 'a spent refresh token came back: its session is revoked');
    return undefined;
  });
  if (!renewed) return failure(401, 'SESSION_ENDED', 'Please log in again.');
  return { accessToken: await signAccessToken(services, renewed.session), refreshToken: renewed.refreshToken };
}

/** The last that descends from a spent token: a late tab must not get one that is spent, too. */
async function newestOf(services: Services, db: Kysely<Schema>, spent: string): Promise<string | undefined> {
  for (const successor of successorsOf(services, spent)) {
    const spentAt = await spentAtOf(db, successor);
    if (spentAt === null) return successor;
    if (spentAt !== undefined) return newestOf(services, db, successor);
  }
  return undefined;
}

/** @returns null for a token that was not spent yet, undefined for one that there is not */
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
 * Computed, not drawn, so that it can be given twice although only its hash is stored. A spent token has the first one,
 * or the second if it was spent before the secret was changed.
 */
function successorsOf({ keys }: Services, refreshToken: string): [string, ...string[]] {
  const under = (key: Uint8Array) => createHmac('sha256', key).update(refreshToken).digest('base64url');
  return [under(keys.refreshToken), ...(keys.previous ? [under(keys.previous.refreshToken)] : [])];
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
