import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds only one column per statement.
  await db.schema.alterTable('outbox').addColumn('message_id', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('refused_at', 'bigint').execute();
}
