import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { lockUser } from '../../server/users.ts';

/** Also sets the first one of an account that logged in another way. */
export async function setHash(
  trx: Kysely<Schema>,
  { userId, ...password }: { userId: string; hash: string; changed_at: number },
): Promise<void> {
  await trx
    .insertInto('passwords')
    .values({ user_id: userId, ...password })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(password))
    .execute();
}

/**
 * A hash replaced while the old password was checked is not overwritten. Locks the row until the transaction ends.
 * @param checked replaces only this hash
 */
export async function replaceHash(
  services: Services,
  trx: Kysely<Schema>,
  { userId, checked, ...changes }: { userId: string; checked: string; hash: string; changed_at?: number },
): Promise<boolean> {
  if (!(await lockUser(services, trx, userId))) return false;
  const { numUpdatedRows } = await trx
    .updateTable('passwords')
    .set(changes)
    .where('user_id', '=', userId)
    .where('hash', '=', checked)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
