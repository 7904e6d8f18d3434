import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_hooks')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('sealed_target', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();
  await db.schema.createIndex('alert_hooks_of_user').on('alert_hooks').columns(['user_id', 'created_at']).execute();
  await db.schema
    .createTable('hook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hook_id', 'text', (column) => column.notNull().references('alert_hooks.id').onDelete('cascade'))
    .addColumn('scan_id', 'text', (column) => column.references('scans.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('retry_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .execute();
  const deliveries = (name: string) => db.schema.createIndex(name).on('hook_deliveries');
  await deliveries('hook_deliveries_of_hook').columns(['hook_id', 'created_at']).execute();
  await deliveries('hook_deliveries_of_scan').column('scan_id').execute();
  await deliveries('hook_deliveries_retry_at').column('retry_at').execute();
}
