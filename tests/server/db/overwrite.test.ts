import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overwriteDeleted } from '../../../src/server/db/overwrite.ts';
import { registered } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await openTestServices();
  await registered(services, 'ada-lovelace');
});
afterEach(() => services.close());

/** The files that still contain the address. */
function filesWithAda(): string[] {
  const { dataDir } = services.settings;
  return readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes('ada-lovelace@'));
}

test('what is deleted is in no file any more', async () => {
  await services.db.deleteFrom('users').execute();
  expect(filesWithAda()).not.toEqual([]);
  expect(await overwriteDeleted(services)).toBe(true);
  expect(filesWithAda()).toEqual([]);
});

test('while another process reads it, no one waits, and it is overwritten the next time', async () => {
  const reader = new DatabaseSync(join(services.settings.dataDir, 'letterlock.db'));
  reader.exec('begin');
  reader.prepare('select * from users').all();
  await services.db.deleteFrom('users').execute();
  expect(await overwriteDeleted(services)).toBe(false);
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(services.db);
  expect(rows).toEqual([{ timeout: 5000 }]);
  reader.exec('commit');
  reader.close();
  expect(await overwriteDeleted(services)).toBe(true);
  expect(filesWithAda()).toEqual([]);
});
