import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shared_verdicts')
    .addColumn('emailed_to', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
