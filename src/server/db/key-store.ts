import { type Kysely, sql } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Schema } from './schema.ts';

/**
 * The store of the keys of reports: a schema of its own beside the tables. In the embedded database that is a second
 * file, `report-keys.db`, attached to the same connection; in Postgres it is a schema of that name.
 *
 * Why apart: deleting a row does not delete it from yesterday's backup, from an old page of the write-ahead log, or from
 * a dead tuple. What is left there is ciphertext, and it stays ciphertext once the day's key is gone for good. So the
 * keys must be where backups do not reach: a copy of `letterlock.db` has none of them, nor has
 * `pg_dump --exclude-schema=report_keys`. Losing this store costs the reports of 90 days and nothing else.
 *
 * Why a schema and not a service or a folder of key files: the key of a day and its reports are wanted by the same
 * process at the same moment, several servers may share one database, and one connection means one thing to open, to
 * lock and to close. Both databases know the same name for it, so that every query is written once.
 *
 * Why deleting is enough here: the file has no write-ahead log, and `secure_delete` overwrites what is deleted. The
 * rollback journal of that moment holds the page of before, and is unlinked, not overwritten: who looks into the free
 * blocks of the disk may find the key there, wrapped, and needs the secret to use it. Postgres keeps dead tuples, hence
 * the table (one row for each day) is rewritten after keys were deleted, and at every start. Its write-ahead log still
 * has them, wrapped: who archives that log keeps it for less than 90 days, or changes the secret.
 *
 * Why not in a migration: a backup that is restored says that all migrations are done, and comes without this store.
 */
export const REPORT_KEYS = 'report_keys';

/** Any number that no other lock of this product has. */
const LOCK = 7_305_106;

/** Makes the tables where they are missing. */
export async function makeReportKeyStore(
  db: Kysely<Schema>,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (databaseUrl !== undefined) {
      // `if not exists` alone fails when two servers start at once.
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      await trx.schema.createSchema(REPORT_KEYS).ifNotExists().execute();
    }
    const schema = trx.schema.withSchema(REPORT_KEYS);
    await schema
      .createTable('day_keys')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('master', 'text', (column) => column.notNull())
      .addColumn('wrapped', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('erasures')
      .ifNotExists()
      .addColumn('report_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  });
}
