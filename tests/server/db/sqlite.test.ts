import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';
import { sqliteDatabases } from '../../support/databases.ts';

const databases = sqliteDatabases();
afterAll(() => databases.close());

test('every commit reaches the disk, and references are checked', async () => {
  const db = await openDatabase(await databases.create());
  const values = await Promise.all(
    ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'].map(async (pragma) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${pragma}`).execute(db);
      return Object.values(rows[0] ?? {})[0];
    }),
  );
  expect(values).toEqual(['wal', 2, 1, 1, 5000]);
  await db.destroy();
});

test('what is deleted leaves no trace in the file', async () => {
  const settings = await databases.create();
  const db = await openDatabase(settings);
  const user = { id: 'u', email: 'planted-marker@example.com', issuer: 'i', subject: 's', created_at: 1 };
  await db.insertInto('users').values(user).execute();
  await db.deleteFrom('users').execute();
  await db.destroy();
  for (const file of readdirSync(settings.dataDir)) {
    expect(readFileSync(join(settings.dataDir, file)).includes('planted-marker'), file).toBe(false);
  }
});

test('a data folder that it makes is closed to other users', async () => {
  const { dataDir } = await databases.create();
  const nested = join(dataDir, 'made', 'here');
  await (await openDatabase({ databaseUrl: undefined, dataDir: nested })).destroy();
  expect(statSync(nested).mode & 0o777).toBe(0o700);
});

test('a migration that fails leaves nothing behind', async () => {
  const settings = await databases.create();
  const file = join(settings.dataDir, 'letterlock.db');
  const before = new DatabaseSync(file);
  before.exec('create table served_letters (in_the_way text)');
  before.close();
  await expect(openDatabase(settings)).rejects.toThrow(/served_letters/);
  const after = new DatabaseSync(file);
  const tables = after.prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'").all();
  after.close();
  expect(tables).toEqual([{ name: 'served_letters' }]);
});

test('a query that is asked again sees columns that a table was given since', async () => {
  const db = await openDatabase(await databases.create());
  await sql`create table notes (id text)`.execute(db);
  await sql`insert into notes values ('a')`.execute(db);
  const all = () => sql`select * from notes`.execute(db);
  expect((await all()).rows).toEqual([{ id: 'a' }]);
  await sql`alter table notes add column text text`.execute(db);
  expect((await all()).rows).toEqual([{ id: 'a', text: null }]);
  await sql`drop table notes`.execute(db);
  await expect(all()).rejects.toThrow(/no such table/);
  await db.destroy();
});
