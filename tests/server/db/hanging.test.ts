import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { postgresDialect } from '../../../src/server/db/postgres.ts';
import type { Schema } from '../../../src/server/db/schema.ts';
import { layCable } from '../../support/cable.ts';
import { postgresDatabases } from '../../support/databases.ts';

const postgres = await postgresDatabases();
afterAll(() => postgres.close());

describe.skipIf(postgres.missing)(`a connection to ${postgres.name} on which nothing more comes`, () => {
  test('is given up with the query that waits, and not taken again', async () => {
    const url = new URL((await postgres.create()).databaseUrl ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'letterlock-cable-'));
    const cable = await layCable(
      join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432'),
      join(folder, '.s.PGSQL.5432'),
    );
    url.searchParams.set('host', folder);
    const db = new Kysely<Schema>({ dialect: postgresDialect(url.href, 2000) });
    const ask = () => sql<{ answer: number }>`select 42 as answer`.execute(db);
    await ask();
    cable.stall();
    await expect(ask()).rejects.toThrow('the database has said nothing for 2 seconds');
    expect((await ask()).rows).toEqual([{ answer: 42 }]);
    expect(cable.connections()).toBe(2);
    await db.destroy();
    await cable.remove();
    rmSync(folder, { recursive: true });
  });
});
