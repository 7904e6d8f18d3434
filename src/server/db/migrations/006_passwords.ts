import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passwords')
    .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('code_requests')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('code_hash', 'text')
    .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('guesses', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['email', 'expires_at']) {
    await db.schema.createIndex(`code_requests_${column}`).on('code_requests').column(column).execute();
  }

  await db.schema.alterTable('session_families').addColumn('device_name', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('recipient', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('expires_at', 'bigint').execute();
  // Queried before each run of the outbox; emails of forms have no expiry.
  await db.schema
    .createIndex('outbox_expires_at')
    .on('outbox')
    .column('expires_at')
    .where('expires_at', 'is not', null)
    .execute();
}
