import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/db/schema.ts';

/** The account's second factor, once it is confirmed: one that is being set up protects nothing yet. */
export async function readSecondFactor(db: Kysely<Schema>, userId: string) {
  const factor = await db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return factor?.confirmed_at ? { sealedSecret: factor.sealed_secret, since: factor.confirmed_at } : undefined;
}

/** The text for its owner. */
export async function describeSecondFactor(db: Kysely<Schema>, userId: string) {
  const factor = await readSecondFactor(db, userId);
  if (!factor) return null;
  const codes = await db.selectFrom('recovery_codes').select('id').where('user_id', '=', userId).execute();
  return { since: new Date(factor.since).toISOString(), recoveryCodesLeft: codes.length };
}
