import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GET } from '../../src/pages/api/v1/index.ts';
import { databaseAnswers } from '../../src/server/health.ts';
import { openLog } from '../../src/server/log.ts';
import type { Services } from '../../src/server/services.ts';
import { openTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ '/api/v1/': { GET } });
});
afterAll(() => site.close());

/** A database whose answers the test gives. */
function databaseOf(execute: () => Promise<unknown>): Services['db'] {
  const query = { select: () => query, limit: () => query, execute };
  return { selectFrom: () => query } as unknown as Services['db'];
}

function record() {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) };
}

test('a database that hangs is told after two seconds, in one line, and is not asked again before it has answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { lines, log } = record();
  let answer = (_: unknown[]) => {};
  const execute = vi.fn(() => new Promise<unknown[]>((resolve) => (answer = resolve)));
  const services = { db: databaseOf(execute), log };
  const asked = databaseAnswers(services);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await databaseAnswers(services)).toBe(false);
  expect(lines).toHaveLength(1);
  expect(execute).toHaveBeenCalledTimes(1);
  answer([]);
  await vi.advanceTimersByTimeAsync(1001);
  const again = databaseAnswers(services);
  answer([]);
  expect(await again).toBe(true);
  vi.useRealTimers();
});

test('however many ask, the database is asked once in a second', async () => {
  const { log } = record();
  const execute = vi.fn(async () => []);
  const services = { db: databaseOf(execute), log };
  expect(await Promise.all(Array.from({ length: 100 }, () => databaseAnswers(services)))).not.toContain(false);
  expect(await databaseAnswers(services)).toBe(true);
  expect(execute).toHaveBeenCalledTimes(1);
});

test('a server whose database is gone says so with 503', async () => {
  const health = async () => {
    const answer = await fetch(`${site.siteUrl}/api/v1/`);
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  expect(await health()).toMatchObject({ status: 200, health: 'ok', database: 'ok' });
  await site.services.db.destroy();
  await expect
    .poll(health, { timeout: 5000 })
    .toMatchObject({ status: 503, health: 'failing', database: 'unreachable' });
});
