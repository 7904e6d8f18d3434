import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';

export interface Session {
  sessionId: string;
  userId: string;
}

/** Sessions that match all given fields. `device` is the device cookie. */
export type Sessions = ({ sessionId: string } | { userId: string } | { device: string }) & {
  sessionId?: string;
  userId?: string;
  device?: string;
  except?: string | undefined;
};

/** Their tokens stop working at once. @returns how many ended */
export async function revokeSessions(
  db: Kysely<Schema>,
  { sessionId, userId, device, except }: Sessions,
  now: number,
): Promise<number> {
  let query = db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);
  if (sessionId !== undefined) query = query.where('id', '=', sessionId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (device !== undefined) query = query.where('device_hash', '=', hashOf(device));
  if (except !== undefined) query = query.where('id', '!=', except);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await dropPushOfEnded(db);
  return Number(numUpdatedRows);
}

/** Notifications end with the log-in that asked for them. */
export async function dropPushOfEnded(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.id', '=', 'push_subscriptions.session_id')
          .where('sessions.revoked_at', 'is not', null),
      ),
    )
    .execute();
}

export async function dropExpiredSessions({ db, now }: Services): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
}

/** Last used first. Renewing counts as use. */
export function liveSessions(db: Kysely<Schema>, userId: string, now: number) {
  return db
    .selectFrom('sessions as session')
    .innerJoin('refresh_tokens as token', 'token.session_id', 'session.id')
    .select(({ fn }) => [
      'session.id',
      'session.device_name as deviceName',
      'session.created_at as createdAt',
      fn.max('token.issued_at').as('lastUsedAt'),
    ])
    .where('session.user_id', '=', userId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .groupBy(['session.id', 'session.device_name', 'session.created_at'])
    .having(({ fn }) => fn.max('token.expires_at'), '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('session.id')
    .execute();
}

/** Also for a used token, but only from the session's own device. */
export async function findSession(
  db: Kysely<Schema>,
  refreshToken: string,
  device: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (device === undefined) return undefined;
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select(['session.id as sessionId', 'session.user_id as userId'])
    .where('token.hash', '=', hashOf(refreshToken))
    .where('session.device_hash', '=', hashOf(device))
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether this device has logged in to the account with this address before. */
export async function isDeviceOf(db: Kysely<Schema>, email: string, device: string): Promise<boolean> {
  const known = await db
    .selectFrom('sessions as session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .select('session.id')
    .where('users.email', '=', email)
    .where('session.device_hash', '=', hashOf(device))
    .executeTakeFirst();
  return known !== undefined;
}

/** A secret of 256 random bits needs no salt and no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
