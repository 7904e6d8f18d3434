import type { Kysely } from 'kysely';

/** Few mailboxes are watched; without an index each query for them reads all that are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('monitors_watched_until').on('monitors').column('watched_until').execute();
}
