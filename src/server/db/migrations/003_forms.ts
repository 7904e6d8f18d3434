import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_messages')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('form_id', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('spam', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('form_messages_received_at')
    .on('form_messages')
    .columns(['form_id', 'received_at'])
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('retry_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .execute();

  await db.schema
    .createTable('waitlist_entries')
    .addColumn('work_email', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_type', 'text', (column) => column.notNull())
    .addColumn('applicant_name', 'text', (column) => column.notNull())
    .addColumn('team_size', 'text')
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .execute();

  // The columns and their order are rate-limiter-flexible's.
  await db.schema
    .createTable('call_counts')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey().notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
}
