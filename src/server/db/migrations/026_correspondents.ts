import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('correspondents')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('entry_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('emails', 'integer', (column) => column.notNull())
    .addColumn('sealed_domain', 'text')
    .addPrimaryKeyConstraint('correspondents_key', ['user_id', 'entry_key'])
    .execute();
  await db.schema.alterTable('monitors').addColumn('sent_cursor', 'text').execute();
  await db.schema
    .alterTable('monitors')
    .addColumn('sent_read_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
