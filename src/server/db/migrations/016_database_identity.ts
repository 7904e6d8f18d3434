import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('database_identity')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .execute();
  await sql`insert into database_identity (id) values (${randomUUID()})`.execute(db);
}
