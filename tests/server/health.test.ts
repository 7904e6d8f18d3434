import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GET } from '../../src/pages/api/v1/index.ts';
import { checkHealth } from '../../src/server/health.ts';
import { openLog } from '../../src/server/log.ts';
import { outageResponse } from '../../src/server/outage-response.ts';
import type { Services } from '../../src/server/services.ts';
import { openTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ '/api/v1/': { GET } });
});
afterAll(() => site.close());
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose answers the test gives. */
function sourcesOf(execute: () => Promise<unknown>) {
  const lines: string[] = [];
  const query = { set: () => query, execute };
  const db = { updateTable: () => query } as unknown as Services['db'];
  return {
    lines,
    db,
    log: openLog('info', { write: (line) => void lines.push(line) }),
    settings: site.services.settings,
  };
}

test('a database that hangs is away after two seconds, in one line, and is not asked again before it has answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let answer = (_: unknown[]) => {};
  const execute = vi.fn(() => new Promise<unknown[]>((resolve) => (answer = resolve)));
  const { settings, ...others } = sourcesOf(execute);
  // With Postgres, the disk isn't checked, which would need real time.
  const services = { ...others, settings: { ...settings, databaseUrl: 'postgres://localhost' } };
  const asked = checkHealth(services);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toMatchObject({ database: 'away' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await checkHealth(services)).toMatchObject({ database: 'away' });
  expect(services.lines).toHaveLength(1);
  expect(execute).toHaveBeenCalledTimes(1);
  answer([]);
  await vi.advanceTimersByTimeAsync(1001);
  const again = checkHealth(services);
  answer([]);
  expect(await again).toEqual({ database: 'ok', disk: 'ok' });
});

test('however many ask, the database is asked once in a second', async () => {
  const execute = vi.fn(async () => []);
  const services = sourcesOf(execute);
  const answers = await Promise.all(Array.from({ length: 100 }, () => checkHealth(services)));
  expect(answers).toEqual(answers.map(() => ({ database: 'ok', disk: 'ok' })));
  await checkHealth(services);
  expect(execute).toHaveBeenCalledTimes(1);
});

test('a write that finds no room means a full disk, and so does one that a caller was refused just now', async () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(await checkHealth(sourcesOf(() => Promise.reject(full)))).toEqual({ database: 'ok', disk: 'full' });
  const services = sourcesOf(async () => []);
  expect(outageResponse(services, full)).toMatchObject({ status: 503, code: 'STORAGE_FULL' });
  expect(await checkHealth(services)).toEqual({ database: 'ok', disk: 'full' });
});

test('below the reserve the disk is low, and the server works', async () => {
  const { settings, ...services } = sourcesOf(async () => []);
  const reserve = { ...settings, diskReserve: Number.MAX_SAFE_INTEGER };
  expect(await checkHealth({ ...services, settings: reserve })).toEqual({ database: 'ok', disk: 'low' });
});

test('a server whose database is gone says so with 503', async () => {
  const health = async () => {
    const answer = await fetch(`${site.siteUrl}/api/v1/`);
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  expect(await health()).toMatchObject({ status: 200, health: 'ok', database: 'ok', disk: 'ok' });
  await site.services.db.destroy();
  await expect.poll(health, { timeout: 5000 }).toMatchObject({ status: 503, health: 'failing', database: 'away' });
});
