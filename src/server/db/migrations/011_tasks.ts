import type { CreateTableBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withEntry(db.schema.createTable('suggestions'))
    .addColumn('scan_id', 'text', (column) => column.notNull().references('scans.id').onDelete('cascade'))
    .addColumn('quote', 'text', (column) => column.notNull())
    .addColumn('quoted_from', 'text', (column) => column.notNull())
    .addColumn('confidence', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('dismissed_at', 'bigint')
    .execute();
  await db.schema.createIndex('suggestions_by_due').on('suggestions').columns(['user_id', 'due', 'id']).execute();
  await db.schema.createIndex('suggestions_of_scan').on('suggestions').column('scan_id').execute();

  await withEntry(db.schema.createTable('tasks'))
    .addColumn('scan_id', 'text', (column) => column.references('scans.id').onDelete('set null'))
    .addColumn('done_at', 'bigint')
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tasks_by_due').on('tasks').columns(['user_id', 'due', 'id']).execute();
  await db.schema.createIndex('tasks_of_scan').on('tasks').column('scan_id').execute();

  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .execute();
}

function withEntry<T extends string>(table: CreateTableBuilder<T, never>) {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('location', 'text');
}
