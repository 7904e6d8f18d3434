import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginAnswer } from '../../../src/features/sign-in/contract.ts';
import { logIn } from '../../support/dance.ts';
import { postgresDatabases } from '../../support/databases.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';
import { until } from '../../support/scanning.ts';
import { TestBrowser } from '../../support/site.ts';

const postgres = await postgresDatabases();
const folder = mkdtempSync(join(tmpdir(), 'letterlock-frozen-'));
/** A statement's five seconds and the wait for a connection before it, on a machine that is busy. */
const PATIENCE_MS = 20_000;
let server: OwnServer;
let browser: TestBrowser;
let user: LoginAnswer['user'];

describe.skipIf(postgres.missing || !postgres.freeze)(`while all processes of ${postgres.name} are stopped`, () => {
  beforeAll(async () => {
    const { databaseUrl = '' } = await postgres.create();
    server = await ownServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
    });
    browser = new TestBrowser(server.url);
    user = await logIn(browser, 'demo-maren-vogel');
  }, 60_000);
  afterAll(async () => {
    await server?.kill();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const asMaren = () => ({
    headers: { authorization: `Bearer ${user.accessToken}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const form = () =>
    browser.fetch('/f/contact', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ Name: 'Ada', Email: 'ada@example.com', Message: 'Hello' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const calls = [
    () => browser.fetch('/api/v1/tasks', asMaren()),
    () => browser.fetch('/api/v1/auth/current-user', asMaren()),
    () => browser.fetch(`/api/v1/users/${user.userId}/data`, asMaren()),
    form,
  ];

  test('every call is answered with 503, none with 500, and all is well afterwards', { timeout: 180_000 }, async () => {
    const warm = await Promise.all(Array.from({ length: 40 }, (_, at) => calls[at % calls.length]?.()));
    expect(warm.map((answer) => answer?.status)).toEqual(warm.map(() => 200));

    const goOn = postgres.freeze?.();
    const statuses = new Map<number, number>();
    try {
      const ends = performance.now() + 15_000;
      const ask = async (at: number) => {
        do {
          const answer = await calls[at % calls.length]?.();
          const { status = 0, headers } = answer ?? {};
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 503) expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0);
          await answer?.body?.cancel();
        } while (performance.now() < ends);
      };
      await Promise.all(Array.from({ length: 100 }, (_, at) => ask(at)));
      expect([...statuses.keys()], 'without a hundred errors').toEqual([503]);
      expect(statuses.get(503)).toBeGreaterThan(200);
      const health = await browser.fetch('/api/v1/', { signal: AbortSignal.timeout(PATIENCE_MS) });
      expect(health.status).toBe(503);
      expect(await health.json()).toMatchObject({ health: 'failing', database: 'away' });
      expect((await browser.fetch('/')).status, 'pages need no database').toBe(200);
    } finally {
      goOn?.();
    }
    expect(server.printed().match(/database unavailable/g)?.length, 'once a minute').toBeLessThan(4);
    expect(server.printed()).not.toContain('unexpected error');

    const callAll = async () => (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
    await until(async () => (await callAll()).every((status) => status === 200));
    for (let round = 0; round < 50; round += 1) expect(await callAll()).toEqual([200, 200, 200, 200]);
  });
});
