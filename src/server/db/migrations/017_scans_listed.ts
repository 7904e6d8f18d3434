import type { Kysely } from 'kysely';

/** 010 once made this index of fewer columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('scans_listed').ifExists().execute();
  await db.schema
    .createIndex('scans_listed')
    .on('scans')
    .columns([
      ...['user_id', 'arrived_at', 'id', 'severity', 'category', 'kind', 'brand', 'first_contact'],
      'search_text',
    ])
    .execute();
}
