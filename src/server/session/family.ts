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

/** Ends the session that a refresh token belongs to, if it comes from the session's own device. */
export async function revokeFamilyOf(
  services: Services,
  refreshToken: string,
  device: string | undefined,
): Promise<void> {
  const session = await findSession(services.db, refreshToken, device, services.now());
  if (session) await revokeFamily(services, session.familyId);
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
