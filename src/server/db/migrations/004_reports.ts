import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sealed_report', 'text', (column) => column.notNull())
    .addColumn('sealed_review', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('reviewed_at', 'bigint')
    .execute();
  await db.schema.createIndex('reports_expires_at').on('reports').column('expires_at').execute();
}
