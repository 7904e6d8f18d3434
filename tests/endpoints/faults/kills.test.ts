import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findReport } from '../../../src/features/feedback/reports.server.ts';
import { openServices } from '../../../src/server/open-services.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { logIn } from '../../support/dance.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';
import { TestBrowser } from '../../support/site.ts';
import { keepSending, nothingYet } from './load.ts';
import { IS_LONG } from './long.ts';

const DEATHS = IS_LONG ? 30 : 3;
const SENDERS = 8;

const kinds = IS_LONG ? [sqliteDatabases(), await postgresDatabases()] : [sqliteDatabases()];
const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-kills-'));
afterAll(async () => {
  await Promise.all(kinds.map((kind) => kind.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function stored(environment: Record<string, string>) {
  const settings = readSettings(environment);
  if (!settings.ok) throw new Error(settings.mistakes.join());
  const services = await openServices(settings.settings);
  const { db } = services;
  const messages = await db.selectFrom('form_messages').select('fields').execute();
  const applicants = await db.selectFrom('waitlist_entries').select('work_email').execute();
  const tasks = await db.selectFrom('tasks').select('id').execute();
  return {
    services,
    messages: new Set(messages.map(({ fields }) => (JSON.parse(fields) as { Message: string }).Message)),
    applicants: new Set(applicants.map(({ work_email }) => work_email)),
    tasks: new Set(tasks.map(({ id }) => id)),
  };
}

describe.each(kinds)('on $name', (kind) => {
  test.skipIf(kind.missing)(
    `killed ${DEATHS} times in the middle of its work, it comes up by itself and has all that it ever confirmed`,
    { timeout: DEATHS * 60_000 },
    async () => {
      const { databaseUrl, ...database } = await kind.create();
      const environment = {
        DATA_DIR: database.dataDir || dataDir,
        APP_SECRET: 'a secret of at least 32 characters.',
        RATE_LIMIT_SCALE: '1000000',
        LOG_LEVEL: 'silent',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      };
      const start = (port = '') => ownServer(port === '' ? environment : { ...environment, PORT: port });
      const noted = nothingYet();
      let server: OwnServer = await start();
      onTestFinished(() => server.kill());
      const browser = new TestBrowser(server.url);
      const { port } = new URL(server.url);
      const user = await logIn(browser, 'demo-maren-vogel');
      for (let death = 0; death < DEATHS; death += 1) {
        if (noted.renewing) Object.assign(user, await logIn(browser, 'demo-maren-vogel'));
        noted.renewing = false;
        const senders = Array.from({ length: SENDERS }, (_, index) =>
          keepSending({ browser, user, name: `${death}-${index}`, noted, renews: index === 0 }),
        );
        // A busy machine takes seconds for the first calls of a new process. Of tasks there may be no more to come.
        const before = noted.messages.length;
        await vi.waitUntil(() => noted.messages.length > before + 1, { timeout: 20_000 });
        await setTimeout(Math.random() * 1500);
        await server.kill();
        await Promise.all(senders);
        server = await start(port);
      }
      const again = await browser.postJson('/api/v1/auth/refresh', { refreshToken: user.refreshToken });
      if (!noted.renewing) expect(again.status, 'the session goes on').toBe(200);
      await server.kill();

      const { services, ...there } = await stored(environment);
      for (const what of ['messages', 'applicants', 'tasks'] as const) {
        expect(noted[what].length, what).toBeGreaterThan(DEATHS);
        const lost = noted[what].filter((one) => !there[what].has(one));
        expect(lost, what).toEqual([]);
      }
      const reports = await Promise.all(noted.receipts.map((receipt) => findReport(services, receipt)));
      expect(reports.filter((report) => report === undefined)).toEqual([]);
      await services.db.destroy();
    },
  );
});
