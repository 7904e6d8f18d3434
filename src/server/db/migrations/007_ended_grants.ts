import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mailbox_grants').addColumn('ended_at', 'bigint').execute();
}
