import { type Kysely, sql } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Schema } from './schema.ts';

/**
 * The schema of the report keys, apart from the other tables. In the embedded database it is a second file,
 * `report-keys.db`, attached to the same connection; in Postgres a schema of this name.
 *
 * Why apart: a deleted row survives in yesterday's backup, in old pages of the write-ahead log and in dead tuples. What
 * survives is ciphertext, and unreadable once the day's key is destroyed, so the keys must not be in ordinary backups: a
 * copy of `letterlock.db` contains none, nor does `pg_dump --exclude-schema=report_keys`. Losing this store costs the
 * current reports and nothing else.
 *
 * Why a schema and not a service or key files: the same process needs keys and reports at the same moment, several servers
 * may share a database, and both databases support the same qualified name, so that each query is written once.
 *
 * Why deleting is enough: the file has no write-ahead log, and `secure_delete` overwrites deleted rows. The rollback
 * journal is unlinked, not overwritten, so free disk blocks may contain a wrapped key, useless without the secret. Postgres
 * keeps dead tuples, so the table is rewritten after deletions and at every start. Its write-ahead log still contains
 * wrapped keys: archive it for less time than reports are kept, or change the secret.
 *
 * Why not in a migration: a restored backup has all migrations marked as done, but not this store.
 */
export const REPORT_KEYS = 'report_keys';

/** An arbitrary number, unique among our advisory locks. */
const LOCK = 7_305_106;

export async function makeReportKeyStore(
  db: Kysely<Schema>,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (databaseUrl !== undefined) {
      // `if not exists` alone fails when two servers start at the same time.
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
