import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { lockUser } from '../../server/users.ts';

/**
 * A hash replaced while the old password was checked is not overwritten. Locks the row until the transaction ends.
 * @param checked replaces only this hash
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
