import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';
import { relaxedCommit } from '../../../src/server/db/relaxed-commit.ts';
import type { Schema } from '../../../src/server/db/schema.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';

const databases = [sqliteDatabases(), await postgresDatabases()];
describe.each(databases)('$name', ({ create, close, missing }) => {
  afterAll(close);

  test.skipIf(missing)('only its own commit does not wait for the disk, whether it succeeds or not', async () => {
    const settings = await create();
    const db = await openDatabase(settings);
    const isPostgres = settings.databaseUrl !== undefined;
    const [durable, relaxed] = isPostgres ? ['on', 'off'] : [2, 1];
    const setting = isPostgres ? sql`show synchronous_commit` : sql`pragma synchronous`;
    const settingOf = async (on: Kysely<Schema>) => Object.values((await setting.execute(on)).rows[0] ?? {})[0];

    expect(await relaxedCommit({ db, settings }, settingOf)).toBe(relaxed);
    expect(await settingOf(db)).toBe(durable);
    const failing = relaxedCommit({ db, settings }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await settingOf(db)).toBe(durable);
    await db.destroy();
  });
});
