import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../settings.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgres.ts';
import { makeReportKeyStore } from './report-keys.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/**
 * Opens the database of the settings and brings its tables up to date. `destroy()` closes it.
 * A transaction must query through its own `trx` alone: SQLite has one connection, for which `db` would wait for ever.
 * @throws the driver's or the migration's error
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Kysely<Schema>> {
  const { databaseUrl, dataDir } = settings;
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl);
  const db = new Kysely<Schema>({ dialect });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  try {
    if (error !== undefined) throw error;
    await makeReportKeyStore(db, settings);
    return db;
  } catch (reason) {
    await db.destroy();
    throw reason;
  }
}
