import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('suggestions').addColumn('invitation', 'text').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('invitation', 'text', (column) => column.notNull())
    .addColumn('scan_id', 'text', (column) => column.notNull().references('scans.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['user_id', 'invitation'])
    .execute();
  await db.schema.createIndex('invitations_of_scan').on('invitations').column('scan_id').execute();
}
