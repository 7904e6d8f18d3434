import type { Kysely } from 'kysely';

/** Until then, a correction was of its email at least. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('corrections')
    .addColumn('covers_email', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
