import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_verdicts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('receipt_hash', 'text', (column) => column.unique())
    .addColumn('statement', 'text', (column) => column.notNull())
    .addColumn('shared_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('shared_verdicts_of_user')
    .on('shared_verdicts')
    .columns(['user_id', 'shared_at'])
    .execute();
  await db.schema.createIndex('shared_verdicts_by_expiry').on('shared_verdicts').column('expires_at').execute();
}
