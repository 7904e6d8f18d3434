import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox_grants')
    .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('sealed_grant', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('served_letters')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('served_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('served_letters_key', ['user_id', 'fingerprint'])
    .execute();

  await db.schema.createIndex('served_letters_by_time').on('served_letters').column('served_at').execute();
}
