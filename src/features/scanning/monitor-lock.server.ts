import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';

/**
 * Has the other transactions that change what is scanned of a user wait. It comes first in each of them: two that lock
 * the same rows in another order would wait for each other.
 */
export async function lockMonitor(trx: Kysely<Schema>, userId: string): Promise<void> {
  await trx
    .updateTable('monitors')
    .set(({ ref }) => ({ unread: ref('unread') }))
    .where('user_id', '=', userId)
    .execute();
}
