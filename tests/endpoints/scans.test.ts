import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../src/commands/free-port.ts';
import {
  MONITOR_CONSENT,
  type MonitorAnswer,
  SCAN_PATHS,
  type ScansAnswer,
} from '../../src/features/scans/contract.ts';
import type { LoginAnswer } from '../../src/features/sign-in/contract.ts';
import { listen } from '../features/alerts/listener.ts';
import { logIn } from '../support/dance.ts';
import { type OwnServer, ownServer } from '../support/own-server.ts';
import { fraud } from '../support/scan-emails.ts';
import { until } from '../support/scanning.ts';
import { TestBrowser } from '../support/site.ts';

/** Promised: under two seconds. The machine that runs the tests may have other things to do. */
const PROMISED_MS = 2000;
const SLACK_MS = 4000;

let dataDir: string;
let url: string;
let server: OwnServer;
let user: LoginAnswer['user'];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'letterlock-scans-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = await start(port);
  user = await logIn(new TestBrowser(url), 'demo-jonas-lind');
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(port: string | number): Promise<OwnServer> {
  return ownServer({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${user.accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

/** Puts a message into the demo mailbox, whole at once. */
function drop(name: string): void {
  const folder = join(dataDir, 'demo-mailbox', 'jonas.lind@northwind.example');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(dataDir, name), fraud(name));
  renameSync(join(dataDir, name), join(folder, `${name}.eml`));
}

const scans = () => call<ScansAnswer>('GET', SCAN_PATHS.scans);

test('a message dropped into the demo mailbox is an alert in the open stream, once, also over the death of the server', async () => {
  await call('POST', SCAN_PATHS.monitor, { on: true, consent: MONITOR_CONSENT.version });
  const { scanned: before } = await until(async () => {
    const monitor = await call<MonitorAnswer>('GET', SCAN_PATHS.monitor);
    return monitor.scanned > 0 && monitor.waiting === 0 && monitor;
  });
  const page = await listen(`${url}${SCAN_PATHS.alertStream}`, user.accessToken, '0');
  await until(() => page.events.length > 0);
  const droppedAt = Date.now();
  drop('first');
  await until(() => page.alerts().length > 0);
  expect(Date.now() - droppedAt).toBeLessThan(PROMISED_MS + SLACK_MS);
  await server.kill();
  await page.ended;
  drop('second');
  server = await start(new URL(url).port);
  const again = await listen(`${url}${SCAN_PATHS.alertStream}`, user.accessToken, '1');
  await until(() => again.alerts().length > 0);
  await until(async () => (await scans()).scans.length === before + 2);
  expect([...page.alerts(), ...again.alerts()].map(({ number, subject }) => `${number} ${subject}`)).toEqual([
    '1 Your account is suspended first',
    '2 Your account is suspended second',
  ]);
  again.close();
});

test('a stream that its reader has left makes room for the next', async () => {
  for (let times = 0; times < 12; times += 1) {
    const page = await until(() => listen(`${url}${SCAN_PATHS.alertStream}`, user.accessToken).catch(() => undefined));
    page.close();
  }
});
