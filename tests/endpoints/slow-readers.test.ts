import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { analyse } from '../../src/engines/detection/index.ts';
import { setMonitor } from '../../src/features/scanning/monitor-settings.server.ts';
import { MONITOR_CONSENT, SCAN_PATHS } from '../../src/features/scans/contract.ts';
import { serializeAnalysis } from '../../src/features/scans/stored-analysis.server.ts';
import { openServices } from '../../src/server/open-services.ts';
import { readSettings } from '../../src/server/settings.ts';
import { listen } from '../features/alerts/listener.ts';
import { type OwnServer, ownServer } from '../support/own-server.ts';
import { signedIn } from '../support/people.ts';
import { until } from '../support/scanning.ts';

const MIB = 1024 * 1024;
const ALERTS = 1500;
/** Of a scan's subject and of a sender's history: what is streamed of each kind is so much in all. */
const STORED_MIB = 75;
/** What a request takes, whatever it asks for, and what is collected only when there is need. */
const MAX_MIB = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-readers-'));
let server: OwnServer;
let maren: Awaited<ReturnType<typeof signedIn>>;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await ownServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const settings = readSettings({ DATA_DIR: dataDir, SITE_URL: server.url, LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error(settings.mistakes.join());
  const services = await openServices(settings.settings);
  maren = await signedIn(services, 'maren');
  await store(services, maren.user.id);
  await services.db.destroy();
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function store(services: Awaited<ReturnType<typeof openServices>>, userId: string): Promise<void> {
  const { db } = services;
  await setMonitor(services, userId, { on: true, consent: MONITOR_CONSENT.version });
  await db.updateTable('monitors').set({ alerts: ALERTS, due_at: Number.MAX_SAFE_INTEGER }).execute();
  const long = 'x'.repeat((STORED_MIB * MIB) / ALERTS);
  const numbers = Array.from({ length: ALERTS }, (_, index) => index + 1);
  const scanOf = (number: number) => ({
    ...{
      id: `scan-${number}`,
      user_id: userId,
      mailbox: 'm',
      message_id: `${number}`,
      arrived_at: number,
      scanned_at: 1,
    },
    ...({ severity: 'High', category: 'phishing', kind: 'none', verdict: 'dangerous', confidence: 90 } as const),
    ...({ sender: 'eve@sender.example', sender_name: 'Eve', subject: long, search_text: '', brand: null } as const),
    ...({ first_contact: 0, engine_version: '1' } as const),
  });
  const alertOf = (number: number) => ({
    user_id: userId,
    number,
    scan_id: `scan-${number}`,
    raised_at: 1,
    read_at: null,
  });
  const analysis = serializeAnalysis(analyse({ subject: 'Lunch', body: 'See you at one.' }));
  const history = JSON.stringify({ long });
  const historyOf = (number: number) => ({ user_id: userId, sender_key: `sender-${number}`, history });
  await db.transaction().execute(async (trx) => {
    for (let done = 0; done < ALERTS; done += 100) {
      const some = numbers.slice(done, done + 100);
      await trx.insertInto('scans').values(some.map(scanOf)).execute();
      const analyses = some.map((number) => ({ scan_id: scanOf(number).id, analysis }));
      await trx.insertInto('scan_analyses').values(analyses).execute();
      await trx.insertInto('alerts').values(some.map(alertOf)).execute();
      await trx.insertInto('sender_histories').values(some.map(historyOf)).execute();
    }
  });
}

/** Asks, and reads no more of the answer than its beginning. */
async function askAndStall(path: string, more = ''): Promise<void> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nAuthorization: Bearer ${maren.accessToken}\r\n${more}\r\n`,
  );
  const [beginning] = await once(socket, 'data');
  socket.pause();
  expect(String(beginning)).toMatch(/^HTTP\/1\.1 200 /);
}

/** The most memory that the server takes until it takes no more. */
async function mostMemory(): Promise<number> {
  let most = 0;
  for (let grewAt = performance.now(); performance.now() - grewAt < 2000; ) {
    await setTimeout(100);
    const now = server.residentMb();
    if (now > most + 1) grewAt = performance.now();
    most = Math.max(most, now);
  }
  return most;
}

const dataPath = () => `/api/v1/users/${maren.user.id}/data`;

test.each([
  ['the download of all data', dataPath, () => `Cookie: device=${maren.device}\r\n`],
  ['alerts', () => SCAN_PATHS.alertStream, () => 'Last-Event-ID: 0\r\n'],
])('for a client that does not read %s, the server buffers a few chunks, not all of it', async (_, path, more) => {
  const before = server.residentMb();
  await askAndStall(path(), more());
  const most = await mostMemory();
  expect(most - before).toBeLessThan(MAX_MIB);
});

test('who reads gets all of it', async () => {
  const answer = await fetch(`${server.url}${dataPath()}`, {
    headers: { authorization: `Bearer ${maren.accessToken}`, cookie: `device=${maren.device}` },
  });
  const { senderHistories } = (await answer.json()) as { senderHistories: unknown[] };
  expect(senderHistories).toHaveLength(ALERTS);
  const page = await listen(`${server.url}${SCAN_PATHS.alertStream}`, maren.accessToken, '0');
  await until(() => page.alerts().length === ALERTS);
  page.close();
  expect(page.alerts().map(({ number }) => number)).toEqual(Array.from({ length: ALERTS }, (__, index) => index + 1));
});
