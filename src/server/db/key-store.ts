import { type Kysely, sql } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Schema } from './schema.ts';

/**
 * The schema of the report keys: with SQLite the attached file `report-keys.db`, in Postgres a schema of this name.
 * Apart, because deleted rows survive in backups, write-ahead logs and dead tuples. They are ciphertext, unreadable
 * once the day's key is destroyed, so ordinary backups must not have the keys (`pg_dump --exclude-schema=report_keys`).
 * Deleting is enough: the file has no write-ahead log, and `secure_delete` overwrites. Its unlinked journal may leave a
 * wrapped key on disk, useless without the secret. In Postgres the table is rewritten after deletions and at every
 * start, but archived write-ahead logs have wrapped keys: keep them for less time than reports, or change the secret.
 * Not a migration: a restored backup has all migrations marked as done, but not this store.
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
