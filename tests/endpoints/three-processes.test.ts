import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONITOR_CONSENT, type MonitorAnswer, SCAN_PATHS } from '../../src/features/scans/contract.ts';
import type { LoginAnswer } from '../../src/features/sign-in/contract.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import type { Schema } from '../../src/server/db/schema.ts';
import { listen } from '../features/alerts/listener.ts';
import { logIn } from '../support/dance.ts';
import { postgresDatabases } from '../support/databases.ts';
import { type OwnServer, ownServer } from '../support/own-server.ts';
import { type RoundRobin, roundRobin } from '../support/round-robin.ts';
import { fraud } from '../support/scan-emails.ts';
import { until } from '../support/scanning.ts';
import { TestBrowser } from '../support/site.ts';

const postgres = await postgresDatabases();
const DAY_MS = 24 * 60 * 60 * 1000;
const JSON_TYPE = { accept: 'application/json' };

describe.skipIf(postgres.missing)(`three processes on one ${postgres.name}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-three-'));
  let proxy: RoundRobin;
  let servers: OwnServer[];
  let db: Kysely<Schema>;
  let browser: TestBrowser;
  let user: LoginAnswer['user'];

  beforeAll(async () => {
    const { databaseUrl = '' } = await postgres.create();
    db = await openDatabase({ databaseUrl, dataDir: '' });
    proxy = await roundRobin();
    // All are there when the three begin, and each begins by sweeping.
    const expired = { status: 'pending', sealed_report: 'x', sealed_review: null, reviewed_at: null } as const;
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...expired,
      id: `old-${index}`,
      received_at: 0,
      expires_at: 1,
    }));
    await db.insertInto('reports').values(rows).execute();
    const environment = {
      DATA_DIR: dataDir,
      SITE_URL: proxy.url,
      APP_SECRET: 'a secret that all three processes share',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      RATE_LIMIT_SCALE: '1',
      LOG_LEVEL: 'error',
    };
    await noteWhoScans(db);
    servers = await Promise.all(
      ['0', '1', '2'].map((name) => {
        const url = new URL(databaseUrl);
        url.searchParams.set('application_name', name);
        return ownServer({ ...environment, DATABASE_URL: url.href });
      }),
    );
    proxy.servers = servers.map(({ url }) => url);
    browser = new TestBrowser(proxy.url);
    user = await logIn(browser, 'demo-jonas-lind');
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    proxy.close();
    await db.destroy();
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const bearer = () => ({ authorization: `Bearer ${user.accessToken}` });
  const refresh = (refreshToken: string) => browser.postJson('/api/v1/auth/refresh', { refreshToken });
  /** Asked of each process itself. */
  const signedIn = (accessToken: string) =>
    Promise.all(
      servers.map(async ({ url }) => {
        const headers = { authorization: `Bearer ${accessToken}` };
        return (await fetch(`${url}/api/v1/auth/current-user`, { headers })).status;
      }),
    );

  /** Which of them has the lease of the mailbox. */
  const whoScans = () =>
    until(async () => {
      const { rows } = await sql<{ process: string }>`select process from leases_taken
        join monitors on owner = lease_owner where lease_until > ${Date.now()}`.execute(db);
      return rows[0] && Number(rows[0].process);
    });

  function drop(name: string): void {
    const folder = join(dataDir, 'demo-mailbox', 'jonas.lind@northwind.example');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(dataDir, name), fraud(name));
    renameSync(join(dataDir, name), join(folder, `${name}.eml`));
  }

  test('what had expired is gone when they are up', async () => {
    expect(
      await db
        .selectFrom('reports')
        .select('id')
        .where('expires_at', '<', Date.now() - DAY_MS)
        .execute(),
    ).toEqual([]);
  });

  test('a limit is one for all of them', async () => {
    const send = (number: number) => {
      const message = { Name: 'Ada', Email: `ada${number}@example.com`, Message: 'Good day.' };
      return browser.postJson('/f/contact', message, { ...JSON_TYPE, 'x-client': '198.51.100.7' });
    };
    const answers = await Promise.all(Array.from({ length: 45 }, (_, number) => send(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    const applicant = { userType: 'Individual', workEmail: 'ada@example.com', applicantName: 'Ada', teamSize: null };
    const joined = await Promise.all(Array.from({ length: 9 }, () => browser.postJson('/api/v1/waitlist', applicant)));
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a session renewed at one is good at all, and renewed by all at once it has one successor', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(user.refreshToken)));
    const tokens = (await Promise.all(answers.map((answer) => answer.json()))) as LoginAnswer['user'][];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(tokens.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    for (const { accessToken } of tokens) expect(await signedIn(accessToken)).toEqual([200, 200, 200]);
    Object.assign(user, tokens[0]);
  });

  test('a spent token that comes back to one of them ends the session at all', async () => {
    const thief = new TestBrowser(proxy.url);
    const other = await logIn(thief, 'demo-maren-vogel');
    const renewed = (await (await thief.postJson('/api/v1/auth/refresh', other)).json()) as LoginAnswer['user'];
    await db
      .updateTable('refresh_tokens')
      .set({ used_at: Date.now() - 60_000 })
      .where('used_at', 'is not', null)
      .execute();
    expect((await thief.postJson('/api/v1/auth/refresh', { refreshToken: other.refreshToken })).status).toBe(401);
    expect(await signedIn(renewed.accessToken)).toEqual([401, 401, 401]);
    expect((await thief.postJson('/api/v1/auth/refresh', { refreshToken: renewed.refreshToken })).status).toBe(401);
  });

  test('logging out at one is logging out at all', async () => {
    const guest = new TestBrowser(proxy.url);
    const { accessToken } = await logIn(guest, 'demo-maren-vogel');
    expect(await signedIn(accessToken)).toEqual([200, 200, 200]);
    await guest.postJson('/api/v1/auth/logout', {}, { authorization: `Bearer ${accessToken}` });
    expect(await signedIn(accessToken)).toEqual([401, 401, 401]);
  });

  test('a message is scanned by one of them, and is an alert at each, once, also when the one that scans dies', {
    timeout: 90_000,
  }, async () => {
    await browser.postJson(SCAN_PATHS.monitor, { on: true, consent: MONITOR_CONSENT.version }, bearer());
    await until(async () => {
      const answer = await browser.fetch(SCAN_PATHS.monitor, { headers: bearer() });
      const { scanned, waiting } = (await answer.json()) as MonitorAnswer;
      return scanned > 0 && waiting === 0;
    });
    const earlier = (await db.selectFrom('scans').select('id').execute()).length;
    const pages = await Promise.all(
      servers.map(({ url }) => listen(`${url}${SCAN_PATHS.alertStream}`, user.accessToken)),
    );
    await until(() => pages.every(({ events }) => events.length > 0));
    drop('first');
    await until(() => pages.every((page) => page.alerts().length === 1));

    const dead = await whoScans();
    await servers[dead]?.kill();
    proxy.servers = servers.filter((_, index) => index !== dead).map(({ url }) => url);
    drop('second');
    const left = pages.filter((_, index) => index !== dead);
    await until(() => left.every((page) => page.alerts().length === 2));
    expect(await whoScans()).not.toBe(dead);
    for (const page of left) expect(page.alerts().map(({ number }) => number)).toEqual([1, 2]);
    expect(await db.selectFrom('scans').select('id').execute()).toHaveLength(earlier + 2);
    expect(await db.selectFrom('alerts').select('number').execute()).toHaveLength(2);
    for (const page of pages) page.close();
  });
});

/** A lease names its holder by a number drawn at random: the database knows from whose connection it came. */
async function noteWhoScans(db: Kysely<Schema>): Promise<void> {
  for (const statement of [
    'create table leases_taken (owner text, process text)',
    `create function note_lease() returns trigger language plpgsql as $$
      begin insert into leases_taken values (new.lease_owner, current_setting('application_name')); return new; end $$`,
    `create trigger note_lease after update of lease_owner on monitors
      for each row when (new.lease_owner is not null) execute function note_lease()`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
