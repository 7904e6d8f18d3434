import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../settings.ts';
import { makeReportKeyStore } from './key-store.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** What Postgres may take for a statement, and how many connections do such work. */
const PATIENCE = {
  /** A caller is waiting, and soon gives up. */
  request: { statementMs: 5000, connectMs: 3000, connections: 10 },
  /** Sweeps, erasing an account, what operators ask for: one may have to wait for another to end. */
  upkeep: { statementMs: 120_000, connectMs: 30_000, connections: 2 },
  /** Large tables take their time, and so does another process that is at it already. */
  migration: { connectMs: 10_000, connections: 2 },
};

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database of the settings and brings its tables up to date. `destroy()` closes it.
 * A transaction must query through its own `trx` alone: SQLite has one connection, for which `db` would wait for ever.
 * @throws the driver's or the migration's error
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Kysely<Schema>> {
  const db = connect(settings, 'migration');
  try {
    await migrate(db, settings);
    if (settings.databaseUrl === undefined) return db;
  } catch (reason) {
    await db.destroy();
    throw reason;
  }
  await db.destroy();
  return connect(settings, 'request');
}

/** The database as it is. */
export function connect({ databaseUrl, dataDir }: DatabaseSettings, work: keyof typeof PATIENCE): Kysely<Schema> {
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl, PATIENCE[work]);
  return new Kysely({ dialect });
}

/**
 * Makes the tables and the store of report keys, or brings them up to date.
 * @param last up to and with this migration; only for a database without tables
 */
export async function migrate(db: Kysely<Schema>, settings: DatabaseSettings, last?: string): Promise<void> {
  await migrateTables(db, last);
  await makeReportKeyStore(db, settings);
}

/** The same for the tables alone; within a transaction, if that is what is given. */
export async function migrateTables(db: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) {
    const done = await migrationsOf(db).catch(() => []);
    if (done.some(isOfLaterVersion)) throw new Error(LATER_VERSION);
    throw error;
  }
}

export const LATER_VERSION = 'it was brought up to date by a later version of this program';

/** Says whether a migration's name is not known here. */
export function isOfLaterVersion(name: string): boolean {
  return !Object.hasOwn(migrations, name);
}

/** The names of the migrations that the database has been through. @throws where it has no tables yet */
export async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
