import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../settings.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgres.ts';
import { makeReportKeyStore } from './report-keys.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** How long Postgres may leave a query without an answer. */
const PATIENCE_MS = 30_000;

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database of the settings and brings its tables up to date. `destroy()` closes it.
 * A transaction must query through its own `trx` alone: SQLite has one connection, for which `db` would wait for ever.
 * @throws the driver's or the migration's error
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Kysely<Schema>> {
  // Large tables take their time, and so does another process that is at it already.
  const db = connect(settings, { patient: true });
  try {
    await migrate(db, settings);
    if (settings.databaseUrl === undefined) return db;
  } catch (reason) {
    await db.destroy();
    throw reason;
  }
  await db.destroy();
  return connect(settings);
}

/**
 * The database as it is.
 * @param patient leaves each query the time it takes; otherwise Postgres has half a minute
 */
export function connect({ databaseUrl, dataDir }: DatabaseSettings, { patient = false } = {}): Kysely<Schema> {
  const dialect =
    databaseUrl === undefined
      ? sqliteDialect(dataDir)
      : postgresDialect(databaseUrl, patient ? undefined : PATIENCE_MS);
  return new Kysely({ dialect });
}

/**
 * Makes the tables, or brings them up to date.
 * @param last up to and with this migration; only for a database without tables
 */
export async function migrate(db: Kysely<Schema>, settings: DatabaseSettings, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw error;
  await makeReportKeyStore(db, settings);
}
