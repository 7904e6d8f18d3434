import type { Kysely } from 'kysely';

/** Few mailboxes are watched; without an index every look for them walks over all that are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('monitors_watched_until').on('monitors').column('watched_until').execute();
}
