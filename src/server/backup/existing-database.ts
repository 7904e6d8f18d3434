import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { migrations } from '../db/migrations/index.ts';
import { connect, isOfLaterVersion, LATER_VERSION, migrationsOf } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { DATABASE_FILE } from '../db/sqlite.ts';
import type { Settings } from '../settings.ts';
import { KEPT_TABLES, LEFT_OUT } from './tables.ts';

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Does not migrate. @throws if there is no database, or it has another version */
export async function openExisting(settings: DatabaseSettings): Promise<Kysely<Schema>> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataDir, DATABASE_FILE))) {
    throw new Error(`there is no database in ${resolve(dataDir)} (DATA_DIR)`);
  }
  const db = connect(settings, 'migration');
  try {
    if (!(await hasTables(db))) throw new Error('the database has no tables (DATABASE_URL or DATA_DIR)');
    const done = await migrationsOf(db);
    if (done.some(isOfLaterVersion)) throw new Error(LATER_VERSION);
    if (Object.keys(migrations).some((name) => !done.includes(name))) {
      throw new Error('the database has an earlier version; start the server once to update it');
    }
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Other relations, such as an extension's view, do not count. */
export async function hasTables(db: Kysely<Schema>): Promise<boolean> {
  const ours = new Set<string>([...KEPT_TABLES, ...LEFT_OUT]);
  const tables = await db.introspection.getTables();
  const schema = tables.some(({ schema }) => schema !== undefined) ? await currentSchema(db) : undefined;
  return tables.some((table) => table.schema === schema && ours.has(table.name));
}

async function currentSchema(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}
