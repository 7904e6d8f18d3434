import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.dropIndex('served_letters_by_time').execute();
  await schema.alterTable('served_letters').renameTo('displayed_emails').execute();
  await schema.alterTable('displayed_emails').renameColumn('served_at', 'displayed_at').execute();
  await schema.createIndex('displayed_emails_by_time').on('displayed_emails').column('displayed_at').execute();

  await schema.dropIndex('arrivals_in_order').execute();
  await schema.alterTable('arrivals').renameTo('queued_emails').execute();
  await schema
    .createIndex('queued_emails_in_order')
    .on('queued_emails')
    .columns(['user_id', 'mailbox', 'given_up_at', 'found_at', 'position'])
    .execute();

  await schema.dropIndex('refresh_tokens_family_id').execute();
  await schema.alterTable('session_families').renameTo('sessions').execute();
  await schema.alterTable('refresh_tokens').renameColumn('family_id', 'session_id').execute();
  await schema.createIndex('refresh_tokens_session_id').on('refresh_tokens').column('session_id').execute();

  await schema.alterTable('monitors').renameColumn('letters', 'emails').execute();
  await schema.alterTable('scans').renameColumn('seal', 'verdict').execute();
  // Keys of the nested counts are domains, which contain a dot, so none of them is called this.
  await sql`update sender_histories set history = replace(history, '"letters":', '"emails":')`.execute(db);
}
