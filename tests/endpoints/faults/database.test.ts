import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';
import { type Cable, layCable } from '../../support/cable.ts';
import { logIn } from '../../support/dance.ts';
import { postgresDatabases } from '../../support/databases.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';
import { until } from '../../support/scanning.ts';
import { TestBrowser } from '../../support/site.ts';
import { keepSending, nothingYet } from './load.ts';

const postgres = await postgresDatabases();
const folder = mkdtempSync(join(tmpdir(), 'letterlock-cable-'));
const socket = join(folder, '.s.PGSQL.5432');
let direct: string;
let cable: Cable;
let server: OwnServer;

describe.skipIf(postgres.missing)(`a server on ${postgres.name}`, () => {
  beforeAll(async () => {
    direct = (await postgres.create()).databaseUrl ?? '';
    cable = await lay();
    const url = new URL(direct);
    url.searchParams.set('host', folder);
    server = await ownServer({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'silent',
    });
  }, 60_000);
  afterAll(async () => {
    await server.kill();
    await cable.remove();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const lay = () => layCable(join(new URL(direct).searchParams.get('host') ?? '', '.s.PGSQL.5432'), socket);
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;

  test('says so while its database is gone, goes on with what needs none, and works when it is back', {
    timeout: 120_000,
  }, async () => {
    const browser = new TestBrowser(server.url);
    const user = await logIn(browser, 'demo-maren-vogel');
    const noted = nothingYet();
    const senders = Array.from({ length: 4 }, (_, index) =>
      keepSending({ browser, user, name: `before-${index}`, noted }),
    );
    await until(() => noted.messages.length > 8);
    await cable.remove();
    await Promise.all(senders);
    await until(async () => (await status('/api/v1/')) === 503);
    expect(await status('/')).toBe(200);
    const refused = await browser.postJson(
      '/f/contact',
      { Name: 'Ada', Email: 'a@b.example', Message: 'lost' },
      {
        accept: 'application/json',
      },
    );
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(await refused.text()).not.toMatch(/ENOENT|ECONN|postgres|\.ts:/);

    cable = await lay();
    await until(async () => (await status('/api/v1/')) === 200);
    cable.cut();
    await until(async () => (await status('/api/v1/')) === 200);
    const renewed = await browser.postJson('/api/v1/auth/refresh', { refreshToken: user.refreshToken });
    expect(renewed.status, 'the session goes on').toBe(200);
    const after = nothingYet();
    Object.assign(user, await renewed.json());
    void keepSending({ browser, user, name: 'after', noted: after });
    await until(() => after.tasks.length > 0);

    const db = await openDatabase({ databaseUrl: direct, dataDir: '' });
    const rows = await db.selectFrom('form_messages').select('fields').execute();
    const tasks = await db.selectFrom('tasks').select('id').execute();
    await db.destroy();
    const stored = rows.map(({ fields }) => (JSON.parse(fields) as { Message: string }).Message);
    expect(noted.messages.filter((message) => !stored.includes(message))).toEqual([]);
    expect(stored).not.toContain('lost');
    expect(noted.tasks.filter((id) => !tasks.some((task) => task.id === id))).toEqual([]);
  });
});
