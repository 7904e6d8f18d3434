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
import { type Heading, heading, type Line, openLine, type Row, type TableName } from './format.ts';
import { IN_KEY_STORE } from './tables.ts';

export interface Restored {
  takenAt: string;
  rows: number;
  /** Rows deleted in the last days, which are left out by default. */
  erased: number;
  /** Rows deleted before that, or with lost keys. */
  unreadable: number;
}

type RowKeys = ReadonlyMap<string, Uint8Array>;

/** The whole backup is checked first. @param withErased also restores rows that were deleted in the last days */
export async function restoreBackup(settings: Settings, path: string, withErased = false): Promise<Restored> {
  const about = await readHeading(path);
  const kept = await readBackupKeys(dirname(path), existingKeys(settings));
  if (!kept) throw new Error('the file "keys" is missing next to the backup');
  if (kept.database !== about.database)
    throw new Error('the file "keys" next to the backup belongs to another database');
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
    if (!Object.hasOwn(migrations, about.data.migration)) throw new Error('the backup was made by a later version');
    return about.data;
  }
  throw new Error('this is not a backup, or has an unknown format');
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** @throws at the end, unless all lines are there and unchanged */
async function* readRows(path: string, keys: RowKeys): AsyncGenerator<Line> {
  const digest = createHash('sha256');
  let isHeading = true;
  let end: Line | undefined;
  for await (const text of readLines(path)) {
    if (end) throw new Error('the backup has data after its end');
    const line = isHeading ? undefined : await openLine(text, keys);
    isHeading = false;
    if (line && line.table === undefined) {
      end = line;
      continue;
    }
    digest.update(`${text}\n`);
    if (line) yield line;
  }
  if (!end) throw new Error('the backup is incomplete');
  if (end.digest === undefined) throw new Error('the backup does not match the file "keys" next to it');
  if (end.digest !== digest.digest('base64url')) throw new Error('lines of the backup were changed, added or removed');
}

async function restoreRows(settings: Settings, { migration, database }: Heading, lines: AsyncIterable<Line>) {
  const db = connect(settings, 'migration');
  try {
    if (await hasTables(db)) throw new Error(notNew(settings));
    await makeReportKeyStore(db, settings);
    // In one transaction, so that the database is still empty after a failure.
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
    ? `a database already exists; move ${resolve(dataDir, DATABASE_FILE)}* elsewhere`
    : 'the database already has these tables; restore into an empty one';
}

/** By the row's own column names, which later migrations rename. The key store may already have the row. */
async function insert(trx: Kysely<Schema>, table: TableName, row: Row): Promise<void> {
  const isInKeyStore = IN_KEY_STORE.has(table);
  const into = isInKeyStore ? sql.table(`${REPORT_KEYS}.${table}`) : sql.table(table);
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${into} (${columns}) values (${sql.join(Object.values(row))})
    ${isInKeyStore ? sql`on conflict do nothing` : sql``}`.execute(trx);
}
