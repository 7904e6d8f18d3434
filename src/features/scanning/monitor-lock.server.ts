import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';

/** Call it first: transactions that lock the same rows in another order would deadlock. */
export async function lockMonitor(trx: Kysely<Schema>, userId: string): Promise<void> {
  await trx
    .updateTable('monitors')
    .set(({ ref }) => ({ unread: ref('unread') }))
    .where('user_id', '=', userId)
    .execute();
}
