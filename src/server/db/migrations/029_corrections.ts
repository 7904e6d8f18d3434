import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['sender_proofs', 'marked_as', 'marked_by']) {
    await db.schema.alterTable('scans').addColumn(column, 'text').execute();
  }
  await db.schema
    .createTable('corrections')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('scan_id', 'text', (column) => column.unique().references('scans.id').onDelete('set null'))
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('proof', 'text', (column) => column.notNull())
    .addColumn('opinion', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('covers_sender', 'integer', (column) => column.notNull())
    .addColumn('corrected_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('corrections_by_sender')
    .on('corrections')
    .columns(['user_id', 'sender', 'corrected_at'])
    .execute();
  await db.schema
    .createTable('finding_corrections')
    .addColumn('scan_id', 'text', (column) => column.notNull().references('scans.id').onDelete('cascade'))
    .addColumn('signal_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('corrected_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('finding_corrections_key', ['scan_id', 'signal_id'])
    .execute();
  await db.schema.createIndex('finding_corrections_of_user').on('finding_corrections').column('user_id').execute();
}
