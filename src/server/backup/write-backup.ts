import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { REPORT_KEYS } from '../db/key-store.ts';
import type { Schema } from '../db/schema.ts';
import { DAY_MS } from '../durations.ts';
import { dayOf } from '../expiring-keys.ts';
import type { Services } from '../services.ts';
import { newKey, type OwnerKey, type OwnerKeys, readBackupKeys, writeBackupKeys } from './backup-keys.ts';
import { placeDraft, withFolderLock, writeDraft } from './folder.ts';
import { FOLDER, type Heading, type Row, sealEnd, sealRow } from './format.ts';
import { DAY, IN_KEY_STORE, KEPT, KEPT_TABLES, type Kept, type KeptTable, OWNER } from './tables.ts';

const PORTION = 500;
/** How long keys of deleted owners are kept, in case the database had lost data by mistake. */
const GRACE_MS = 7 * DAY_MS;
const SUFFIX = '.backup';

export interface Backup {
  path: string;
  rows: number;
  /** Owners deleted since the last backup; their rows in older backups are no longer restored. */
  gone: number;
}

type Sources = Pick<Services, 'db' | 'keys' | 'now' | 'settings'>;

/** @throws if the folder is not writable, or its keys are missing, unreadable or from another database */
export async function writeBackup(sources: Sources, folder: string): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return withFolderLock(folder, () => writeFiles(sources, folder));
}

async function writeFiles(sources: Sources, folder: string): Promise<Backup> {
  const { db, keys, now } = sources;
  const { id: database } = await db.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  const before = await keysBefore(folder, keys, database);
  const owners: OwnerKeys = new Map();
  const takenAt = new Date(now()).toISOString();
  const path = join(folder, `letterlock-${takenAt.replace(/[:.]/g, '-')}${SUFFIX}`);
  let rows = 0;
  await snapshot(sources, (moment) => writeDraft(path, linesOf(moment)));
  const gone = [...before].filter(([owner]) => !owners.has(owner));
  const kept = gone.map(([owner, key]): [string, OwnerKey] => [owner, { goneSince: now(), ...key }]);
  const withGone = new Map([...owners, ...kept.filter(([owner, key]) => isWithinGrace(owner, key, now()))]);
  // Keys first: a backup without keys is useless, keys without a backup are harmless.
  await writeBackupKeys(folder, keys, { database, owners: withGone });
  placeDraft(path);
  return { path, rows, gone: gone.filter(([, { goneSince }]) => goneSince === undefined).length };

  async function* linesOf(moment: Kysely<Schema>): AsyncGenerator<string> {
    const digest = createHash('sha256');
    for await (const text of contentOf(moment)) {
      digest.update(text);
      yield text;
    }
    yield `${await sealEnd(digest.digest('base64url'), keyOf(FOLDER))}\n`;
  }
  async function* contentOf(moment: Kysely<Schema>): AsyncGenerator<string> {
    const migration = await lastMigration(moment);
    const about: Heading = { letterlock: 'backup', format: 1, migration, database, takenAt };
    yield `${JSON.stringify(about)}\n`;
    for (const table of KEPT_TABLES) {
      for await (const portion of portionsOf(moment, table)) {
        rows += portion.length;
        const sealed = await Promise.all(portion.map((row) => sealRow(table, row, keyOf)));
        yield `${sealed.join('\n')}\n`;
      }
    }
  }
  function keyOf(owner: string): OwnerKey {
    const { id, key } = owners.get(owner) ?? before.get(owner) ?? newKey();
    owners.set(owner, { id, key });
    return { id, key };
  }
}

async function keysBefore(folder: string, keys: Services['keys'], database: string): Promise<OwnerKeys> {
  const before = await readBackupKeys(folder, keys);
  if (!before && readdirSync(folder).some((name) => name.endsWith(SUFFIX))) {
    throw new Error(
      'the file "keys" is missing, and the backups in this folder are unreadable without it; restore it, or use another folder',
    );
  }
  if (before && before.database !== database) {
    throw new Error('this folder contains backups of another database than DATABASE_URL or DATA_DIR');
  }
  return before?.owners ?? new Map();
}

/** Keys of days do not outlive their day. */
function isWithinGrace(owner: string, { goneSince = 0 }: OwnerKey, now: number): boolean {
  const [kind, day = ''] = owner.split(' ');
  return now - goneSince < GRACE_MS && (kind !== DAY || day > dayOf(now));
}

/** Reads everything at one moment, without blocking writers before the key store is read. */
async function snapshot({ db, settings }: Sources, read: (moment: Kysely<Schema>) => Promise<void>): Promise<void> {
  const isPostgres = settings.databaseUrl !== undefined;
  await db.connection().execute(async (connection) => {
    await sql.raw(isPostgres ? 'begin isolation level repeatable read read only' : 'begin').execute(connection);
    try {
      await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function lastMigration(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
}

async function* portionsOf(db: Kysely<Schema>, table: Kept): AsyncGenerator<Row[]> {
  const { key, owner = 'null', where = 'true' } = KEPT[table] as KeptTable;
  const from = IN_KEY_STORE.has(table) ? sql.table(`${REPORT_KEYS}.${table}`) : sql.table(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after: Row | undefined = last;
    const rest = after ? sql`and (${columns}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
    const { rows } = await sql<Row>`select kept.*, (${sql.raw(owner)}) as ${sql.ref(OWNER)}
      from ${from} as kept where ${sql.raw(where)} ${rest} order by ${columns} limit ${PORTION}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.length === PORTION ? rows.at(-1) : undefined;
  } while (last);
}
