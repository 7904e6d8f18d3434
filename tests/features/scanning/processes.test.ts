import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_ATTEMPTS } from '../../../src/features/scanning/queue.server.ts';
import * as stream from '../../../src/pages/api/v1/alerts/stream.ts';
import type { Services } from '../../../src/server/services.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { connectedUser, connectMailbox } from '../../support/mailbox.ts';
import { signedIn } from '../../support/people.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';
import { switchOn, until } from '../../support/scanning.ts';
import { openTestServices } from '../../support/services.ts';
import { openTestSite } from '../../support/site.ts';
import { listen } from '../alerts/listener.ts';

const SCRIPT = fileURLToPath(new URL('../../support/scan-process.ts', import.meta.url));
const APP_SECRET = 'a secret that all processes of this test share';

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

let folder: string;
let processes: ScanProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterlock-mail-'));
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  processes = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that scans. */
interface ScanProcess {
  /** Every message fetched so far, as `owner/id`. */
  fetched(): string[];
  kill(): Promise<void>;
  exited: Promise<unknown>;
}

async function scanProcess(services: Services, more: Record<string, string> = {}): Promise<ScanProcess> {
  const { databaseUrl, dataDir, siteUrl } = services.settings;
  const { DATABASE_URL: _, SITE_URL: __, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, [SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...inherited,
      APP_SECRET,
      MAIL_FOLDER: folder,
      DATA_DIR: dataDir,
      SITE_URL: siteUrl,
      LOG_LEVEL: 'error',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...more,
    },
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const lines = () => output.split('\n').slice(0, -1);
  const exited = once(child, 'exit');
  const started = {
    exited,
    fetched: () => lines().filter((line) => line !== 'running'),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
  processes.push(started);
  await until(() => lines().includes('running') || child.exitCode !== null);
  return started;
}

function drop(owner: string, id: string, raw: string): void {
  mkdirSync(join(folder, owner), { recursive: true });
  writeFileSync(join(folder, owner, id), raw);
}

test('a message that arrived before the process was killed is one alert after another has started', async () => {
  const site = await openTestSite({ '/stream': stream }, { environment: { APP_SECRET } });
  const { services } = site;
  const maren = await signedIn(services, 'maren');
  await connectMailbox(services, maren.user.id, 'maren');
  await switchOn(services, maren.user.id);
  const page = await listen(`${site.siteUrl}/stream`, maren.accessToken);
  try {
    const first = await scanProcess(services, { HOLD: 'yes' });
    await until(async () => (await services.db.selectFrom('monitors').select('mailbox').executeTakeFirst())?.mailbox);
    drop('maren', 'a', fraud('a'));
    await until(() => first.fetched().length > 0);
    await first.kill();
    expect(await services.db.selectFrom('queued_emails').select('message_id').execute()).toEqual([{ message_id: 'a' }]);
    const second = await scanProcess(services);
    await until(() => page.alerts().length > 0);
    drop('maren', 'b', harmless('b'));
    await until(async () => (await services.db.selectFrom('scans').select('id').execute()).length === 2);
    expect(second.fetched()).toEqual(['maren/a', 'maren/b']);
    expect(page.alerts()).toHaveLength(1);
    expect(await services.db.selectFrom('alerts').selectAll().execute()).toHaveLength(1);
  } finally {
    page.close();
    await site.close();
  }
});

test('a message that ends every process that fetches it is left alone in the end, and the others are scanned', async () => {
  const services = await openTestServices({ environment: { APP_SECRET } });
  const { userId } = await connectedUser(services, 'maren');
  await connectMailbox(services, userId, 'maren');
  drop('maren', 'a', fraud('a'));
  drop('maren', 'b', harmless('b'));
  await switchOn(services, userId);
  const { db } = services;
  const queued = () =>
    db.selectFrom('queued_emails').selectAll().where('message_id', '=', 'a').executeTakeFirstOrThrow();
  const deaths: unknown[] = [];
  for (const attempts of [0, MAX_ATTEMPTS - 1]) {
    // As the last time but one: the waits in between take more than an hour.
    await db.updateTable('queued_emails').set({ attempts, retry_at: 0 }).where('message_id', '=', 'a').execute();
    await db.updateTable('monitors').set({ due_at: 0, lease_until: 0 }).execute();
    const dying = await scanProcess(services, { POISON: 'a' });
    await dying.exited;
    deaths.push(...dying.fetched().filter((name) => name === 'maren/a'));
    expect((await queued()).attempts).toBe(attempts + 1);
  }
  expect(deaths).toHaveLength(2);
  await db.updateTable('queued_emails').set({ retry_at: 0 }).execute();
  await db.updateTable('monitors').set({ due_at: 0, lease_until: 0 }).execute();
  const living = await scanProcess(services, { POISON: 'a' });
  await until(async () => (await queued()).given_up_at !== null);
  await until(async () => (await db.selectFrom('scans').select('message_id').execute()).length === 1);
  expect(living.fetched()).not.toContain('maren/a');
  await services.close();
});

for (const database of databases) {
  describe.skipIf(database.missing)(`two processes on one ${database.name}`, () => {
    test('scan each message of many users exactly once, and share the work', async () => {
      const { databaseUrl, dataDir } = await database.create();
      const environment = {
        APP_SECRET,
        ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
      };
      const services = await openTestServices({ environment });
      const names = Array.from({ length: 24 }, (_, index) => `user${index}`);
      const expected: string[] = [];
      for (const name of names) {
        const { userId } = await connectedUser(services, name);
        await connectMailbox(services, userId, name);
        for (let index = 0; index < 7; index += 1) {
          const id = `m${String(index).padStart(3, '0')}`;
          drop(name, id, index % 5 === 0 ? fraud(id) : harmless(id));
          expected.push(`${name}/${id}`);
        }
      }
      const both = await Promise.all([scanProcess(services), scanProcess(services)]);
      for (const { id } of await services.db.selectFrom('users').select('id').execute()) await switchOn(services, id);
      const scanned = () => services.db.selectFrom('scans').select(['user_id', 'message_id']).execute();
      await until(async () => (await scanned()).length >= expected.length);
      for (const name of names) {
        drop(name, 'n001', fraud('n001'));
        drop(name, 'n002', harmless('n002'));
        expected.push(`${name}/n001`, `${name}/n002`);
      }
      await until(async () => {
        await services.db.updateTable('monitors').set({ due_at: 0 }).where('lease_owner', 'is', null).execute();
        await setTimeout(200);
        return (await scanned()).length >= expected.length;
      });
      const fetched = both.map((one) => one.fetched());
      // Where a lease ran out on a busy machine, a message is fetched twice, but scanned once.
      expect([...new Set(fetched.flat())].sort()).toEqual(expected.toSorted());
      expect(fetched.map((one) => one.length > 0)).toEqual([true, true]);
      expect(await scanned()).toHaveLength(expected.length);
      const alerts = await services.db.selectFrom('alerts').select(['user_id', 'number']).execute();
      expect(alerts.map(({ number }) => number)).toEqual(names.map(() => 1));
      const emails = await services.db.selectFrom('monitors').select('emails').execute();
      expect(emails.map((row) => row.emails)).toEqual(names.map(() => 9));
      await services.close();
    });
  });
}
