import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const none = 0;
  for (const column of ['mails_since', 'mails_sent']) {
    await db.schema
      .alterTable('monitors')
      .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(none))
      .execute();
  }
}
