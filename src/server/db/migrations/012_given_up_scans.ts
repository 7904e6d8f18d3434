import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('arrivals').addColumn('engine_version', 'text').execute();
}
