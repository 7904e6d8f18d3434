import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { lockUser } from '../../server/users.ts';

/**
 * Stores the hash of a password. Checking the one before takes a while: whoever has it replaced meanwhile must not be
 * overruled. Until the transaction has ended, nobody else replaces it.
 * @param checked takes only the place of this one
 * @returns whether it was stored
 */
export async function replaceHash(
  services: Services,
  trx: Kysely<Schema>,
  { userId, checked, ...changes }: { userId: string; checked?: string; hash: string; changed_at?: number },
): Promise<boolean> {
  if (!(await lockUser(services, trx, userId))) return false;
  let query = trx.updateTable('passwords').set(changes).where('user_id', '=', userId);
  if (checked !== undefined) query = query.where('hash', '=', checked);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
