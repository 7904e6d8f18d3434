import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('monitors').addColumn('consented_mailbox', 'text').execute();
  await db
    .withTables<{ monitors: { mailbox: string | null; consented_mailbox: string | null } }>()
    .updateTable('monitors')
    .set(({ ref }) => ({ consented_mailbox: ref('mailbox') }))
    .execute();
}
