import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkStorageQuota } from '../../src/server/storage-quota.ts';
import { postgresDatabases, sqliteDatabases } from '../support/databases.ts';
import { openTestServices, type TestServices } from '../support/services.ts';

const QUOTA = { name: 'things', perClient: 200, total: 128 };

const kinds = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(kinds.map((kind) => kind.close())));

let services: TestServices;
afterEach(() => services.close());

describe.each(kinds)('room for what people without an account send, counted in $name', (kind) => {
  const open = async (environment: Record<string, string> = {}) => {
    const { databaseUrl } = await kind.create();
    services = await openTestServices({
      environment: { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...environment },
    });
  };
  const ask = (client: string, bytes = 1024) => checkStorageQuota(services, { quota: QUOTA, client, bytes });

  test.skipIf(kind.missing)('a client has it two hundred times a day; others notice nothing', async () => {
    await open();
    for (let count = 0; count < 200; count += 1) expect(await ask('192.0.2.1')).toBeUndefined();
    expect(await ask('192.0.2.1')).toMatchObject({
      status: 429,
      message: 'Too many requests. Please try again in 24 hours.',
      headers: { 'retry-after': expect.stringMatching(/^86\d{3}$/) },
    });
    expect(await ask('192.0.2.2')).toBeUndefined();
  });

  test.skipIf(kind.missing)('a client has it for a fiftieth of what all have', async () => {
    await open();
    const largest = 256 * 1024;
    for (let count = 0; count < 10; count += 1) expect(await ask('192.0.2.1', largest)).toBeUndefined();
    expect(await ask('192.0.2.1', largest)).toMatchObject({ status: 429 });
    expect(await ask('192.0.2.2', largest)).toBeUndefined();
  });

  test.skipIf(kind.missing)('all together have it until 128 MB are stored; what else is sent has its own', async () => {
    await open();
    const mb = 1024 * 1024;
    for (let count = 0; count < 128; count += 1) expect(await ask(`192.0.2.${count}`, mb)).toBeUndefined();
    expect(await ask('198.51.100.1', 1)).toMatchObject({
      status: 503,
      code: 'STORAGE_QUOTA',
      headers: { 'retry-after': expect.any(String) },
    });
    expect(
      await checkStorageQuota(services, { quota: { ...QUOTA, name: 'others' }, client: '198.51.100.1', bytes: mb }),
    ).toBeUndefined();
  });
});

test('below the reserve of free disk space there is none', async () => {
  services = await openTestServices({ environment: { DISK_RESERVE: '9999999' } });
  expect(await checkStorageQuota(services, { quota: QUOTA, client: '192.0.2.1', bytes: 1 })).toMatchObject({
    status: 503,
    code: 'STORAGE_FULL',
    headers: { 'retry-after': '60' },
  });
});
