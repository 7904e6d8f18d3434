import type { Kysely } from 'kysely';

/** Before this, every correction was at least about its email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('corrections')
    .addColumn('covers_email', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
