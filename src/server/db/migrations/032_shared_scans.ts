import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shared_verdicts')
    .addColumn('scan_id', 'text', (column) => column.references('scans.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('shared_verdicts_of_scan').on('shared_verdicts').column('scan_id').execute();
}
