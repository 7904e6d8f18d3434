import { type Kysely, sql } from 'kysely';

/** An account can have several identities; `users.issuer` and `users.subject` had room for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('linked_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addUniqueConstraint('identities_issuer_subject', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_of_user').on('identities').columns(['user_id', 'linked_at']).execute();
  await sql`insert into identities (id, user_id, issuer, subject, email, linked_at)
    select id, id, issuer, subject, email, created_at from users where issuer <> 'letterlock'`.execute(db);
  await sql`update users set issuer = 'letterlock', subject = id`.execute(db);

  await db.schema
    .alterTable('sessions')
    .addColumn('authenticated_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update sessions set authenticated_at = created_at`.execute(db);
}
