import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** One login on one device: a family of refresh tokens, of which each was given for the one before. */
export interface Session {
  familyId: string;
  userId: string;
}

/** Ends one session: its access and refresh tokens stop working at once. */
export function revokeFamily(services: Services, familyId: string): Promise<void> {
  return revokeIn(services.db, familyId, services.now());
}

/** Ends one session of this user. @returns whether there was such a one */
export async function revokeOne(services: Services, userId: string, familyId: string): Promise<boolean> {
  const { numUpdatedRows } = await services.db
    .updateTable('session_families')
    .set({ revoked_at: services.now() })
    .where('id', '=', familyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A user's sessions that can still be renewed, the last used one first. A session is used when it is renewed. */
export function liveSessions(services: Services, userId: string) {
  const now = services.now();
  return services.db
    .selectFrom('session_families as family')
    .innerJoin('refresh_tokens as token', 'token.family_id', 'family.id')
    .select(({ fn }) => [
      'family.id',
      'family.device_name as deviceName',
      'family.created_at as createdAt',
      fn.max('token.issued_at').as('lastUsedAt'),
    ])
    .where('family.user_id', '=', userId)
    .where('family.revoked_at', 'is', null)
    .where('family.expires_at', '>', now)
    .groupBy(['family.id', 'family.device_name', 'family.created_at'])
    .having(({ fn }) => fn.max('token.expires_at'), '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('family.id')
    .execute();
}

/** Ends all sessions of a user, but for the one that goes on. */
export async function revokeAll(
  db: Kysely<Schema>,
  { userId, except = '', now }: { userId: string; except?: string; now: number },
): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', except)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The live session of a refresh token, spent or not, when it comes from that session's device. */
export async function findSession(
  db: Kysely<Schema>,
  refreshToken: string,
  device: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (device === undefined) return undefined;
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('session_families as family', 'family.id', 'token.family_id')
    .select(['family.id as familyId', 'family.user_id as userId'])
    .where('token.hash', '=', hashOf(refreshToken))
    .where('family.device_hash', '=', hashOf(device))
    .where('family.revoked_at', 'is', null)
    .where('family.expires_at', '>', now)
    .executeTakeFirst();
}

/** As `revokeFamily`, for use inside a transaction. */
export async function revokeIn(db: Kysely<Schema>, familyId: string, now: number): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ revoked_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** A secret of 256 random bits needs no salt and no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
