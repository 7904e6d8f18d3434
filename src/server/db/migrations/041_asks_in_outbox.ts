import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('link_id', 'text', (column) => column.references('shared_verdicts.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('outbox_link').on('outbox').column('link_id').execute();
}
