import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../settings.ts';
import { makeReportKeyStore } from './key-store.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const TIMEOUTS = {
  /** A client is waiting. */
  request: { statementMs: 5000, connectMs: 3000, connections: 10 },
  /** Sweeps, account deletion and operator commands, which may wait for each other. */
  upkeep: { statementMs: 120_000, connectMs: 30_000, connections: 2 },
  /** Without a statement timeout: large tables take long, and another process may be migrating. */
  migration: { connectMs: 10_000, connections: 2 },
};

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * A transaction must only use its own `trx`: SQLite has one connection, for which a query on `db` would wait forever.
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

export function connect({ databaseUrl, dataDir }: DatabaseSettings, work: keyof typeof TIMEOUTS): Kysely<Schema> {
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl, TIMEOUTS[work]);
  return new Kysely({ dialect });
}

/** @param last the last migration to apply; only for a database without tables */
export async function migrate(db: Kysely<Schema>, settings: DatabaseSettings, last?: string): Promise<void> {
  await migrateTables(db, last);
  await makeReportKeyStore(db, settings);
}

/** Also within a transaction. */
export async function migrateTables(db: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) {
    const done = await migrationsOf(db).catch(() => []);
    if (done.some(isOfLaterVersion)) throw new Error(LATER_VERSION);
    throw error;
  }
}

export const LATER_VERSION = 'the database was updated by a later version of this program';

export function isOfLaterVersion(name: string): boolean {
  return !Object.hasOwn(migrations, name);
}

/** @throws if the database has no tables */
export async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
