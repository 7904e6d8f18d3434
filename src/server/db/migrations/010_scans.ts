import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('monitors')
    .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('consented_at', 'bigint')
    .addColumn('consent_version', 'text')
    .addColumn('threshold', 'text', (column) => column.notNull())
    .addColumn('mails_alerts', 'integer', (column) => column.notNull())
    .addColumn('mailbox', 'text')
    .addColumn('problem', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('watched_until', 'bigint', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .addColumn('scanned', 'integer', (column) => column.notNull())
    .addColumn('alerts', 'integer', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('monitors_due_at').on('monitors').column('due_at').execute();

  await db.schema
    .createTable('arrivals')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('found_at', 'bigint', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('earlier', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('retry_at', 'bigint', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('given_up_at', 'bigint')
    .addPrimaryKeyConstraint('arrivals_key', ['user_id', 'mailbox', 'message_id'])
    .execute();
  await db.schema
    .createIndex('arrivals_in_order')
    .on('arrivals')
    .columns(['user_id', 'mailbox', 'given_up_at', 'found_at', 'position'])
    .execute();

  await db.schema
    .createTable('scans')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('arrived_at', 'bigint', (column) => column.notNull())
    .addColumn('scanned_at', 'bigint', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('severity', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .addColumn('confidence', 'integer', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('first_contact', 'integer', (column) => column.notNull())
    .addColumn('engine_version', 'text', (column) => column.notNull())
    .addUniqueConstraint('scans_message', ['user_id', 'mailbox', 'message_id'])
    .execute();
  // Covering indexes: the first has every filter of the list, the last every counted column, so that queries over fifty
  // thousand scans read no rows that they do not return.
  const indexes = {
    scans_listed: [
      'user_id',
      'arrived_at',
      'id',
      'severity',
      'category',
      'kind',
      'brand',
      'first_contact',
      'search_text',
    ],
    scans_by_sender: ['user_id', 'sender', 'arrived_at', 'id'],
    scans_counted: ['user_id', 'arrived_at', 'seal', 'severity', 'kind', 'brand', 'first_contact'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('scans').columns(columns).execute();
  }

  await db.schema
    .createTable('scan_analyses')
    .addColumn('scan_id', 'text', (column) => column.primaryKey().notNull().references('scans.id').onDelete('cascade'))
    .addColumn('analysis', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('alerts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('scan_id', 'text', (column) => column.notNull().unique().references('scans.id').onDelete('cascade'))
    .addColumn('raised_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addPrimaryKeyConstraint('alerts_key', ['user_id', 'number'])
    .execute();

  await db.schema
    .createTable('sender_histories')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sender_key', 'text', (column) => column.notNull())
    .addColumn('history', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sender_histories_key', ['user_id', 'sender_key'])
    .execute();
}
