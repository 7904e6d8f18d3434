import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { makeReportKeyStore, REPORT_KEYS } from '../db/key-store.ts';
import { migrations } from '../db/migrations/index.ts';
import { connect, migrateTables } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { DATABASE_FILE } from '../db/sqlite.ts';
import { existingKeys } from '../keys.ts';
import type { Settings } from '../settings.ts';
import { readBackupKeys } from './backup-keys.ts';
import { hasTables } from './existing-database.ts';
import { type Heading, heading, type Line, openLine, type Row } from './format.ts';
import { IN_KEY_STORE, type Kept } from './tables.ts';

export interface Restored {
  takenAt: string;
  rows: number;
  /** Rows of what has been erased in the last days: they are left out, unless asked for. */
  erased: number;
  /** Rows that cannot be read: erased before that, or their keys are lost. */
  unreadable: number;
}

/** Keys by their ids. */
type RowKeys = ReadonlyMap<string, Uint8Array>;

/**
 * Restores a backup into a database that has no tables yet, and brings it up to date. All of it is read and checked first.
 * @param withErased whether to bring back what has been erased in the last days, too
 * @throws with what is wrong with the backup, its keys or the database
 */
export async function restoreBackup(settings: Settings, path: string, withErased = false): Promise<Restored> {
  const about = await readHeading(path);
  const kept = await readBackupKeys(dirname(path), existingKeys(settings));
  if (!kept) throw new Error('the keys are missing: the file "keys" belongs beside it');
  if (kept.database !== about.database) throw new Error('the file "keys" beside it is of another database');
  const owners = [...kept.owners.values()].filter(({ goneSince }) => withErased || goneSince === undefined);
  const keys = new Map(owners.map(({ id, key }) => [id, key]));
  const erased = new Set([...kept.owners.values()].map(({ id }) => id).filter((id) => !keys.has(id)));
  const found = { rows: 0, erased: 0, unreadable: 0 };
  for await (const { owner, content } of readRows(path, keys)) {
    found[content ? 'rows' : erased.has(owner) ? 'erased' : 'unreadable'] += 1;
  }
  await restoreRows(settings, about, readRows(path, keys));
  return { takenAt: about.takenAt, ...found };
}

async function* readLines(path: string): AsyncGenerator<string> {
  const file = await open(path);
  try {
    yield* file.readLines();
  } finally {
    await file.close();
  }
}

async function readHeading(path: string): Promise<Heading> {
  for await (const line of readLines(path)) {
    const about = heading.safeParse(jsonOf(line));
    if (!about.success) break;
    if (!Object.hasOwn(migrations, about.data.migration)) throw new Error('it was made by a later version');
    return about.data;
  }
  throw new Error('this is no backup, or one of another version');
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** @throws at the end, unless these were all lines, each as it was written */
async function* readRows(path: string, keys: RowKeys): AsyncGenerator<Line> {
  const digest = createHash('sha256');
  let isHeading = true;
  let end: Line | undefined;
  for await (const text of readLines(path)) {
    if (end) throw new Error('there is something behind the end of the backup');
    const line = isHeading ? undefined : await openLine(text, keys);
    isHeading = false;
    if (line && line.table === undefined) {
      end = line;
      continue;
    }
    digest.update(`${text}\n`);
    if (line) yield line;
  }
  if (!end) throw new Error('the backup is cut off');
  if (end.digest === undefined) throw new Error('the backup is older or newer than the file "keys" beside it');
  if (end.digest !== digest.digest('base64url'))
    throw new Error('lines of the backup were changed, added or taken out');
}

async function restoreRows(settings: Settings, { migration, database }: Heading, lines: AsyncIterable<Line>) {
  const db = connect(settings, 'migration');
  try {
    if (await hasTables(db)) throw new Error(notNew(settings));
    await makeReportKeyStore(db, settings);
    // In one piece: after a failure the database is as new as before, and the next attempt finds it so.
    await db.transaction().execute(async (trx) => {
      await migrateTables(trx, migration);
      await trx.updateTable('database_identity').set({ id: database }).execute();
      for await (const { table, content } of lines) if (table && content) await insert(trx, table, content);
      await migrateTables(trx);
    });
  } finally {
    await db.destroy();
  }
}

function notNew({ databaseUrl, dataDir }: Settings): string {
  return databaseUrl === undefined
    ? `there is a database already; move ${resolve(dataDir, DATABASE_FILE)} and the files named like it elsewhere`
    : 'there are such tables in the database already; restore into another one';
}

/**
 * By the names that the row has: what a later version has added or renamed is done by its migrations afterwards. The
 * store of report keys may have outlived the database.
 */
async function insert(trx: Kysely<Schema>, table: Kept, row: Row): Promise<void> {
  const isInKeyStore = IN_KEY_STORE.has(table);
  const into = isInKeyStore ? sql.table(`${REPORT_KEYS}.${table}`) : sql.table(table);
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${into} (${columns}) values (${sql.join(Object.values(row))})
    ${isInKeyStore ? sql`on conflict do nothing` : sql``}`.execute(trx);
}
