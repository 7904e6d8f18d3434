import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MONITOR_CONSENT, SCAN_PATHS, type ScansAnswer } from '../../../src/features/scans/contract.ts';
import type { LoginAnswer } from '../../../src/features/sign-in/contract.ts';
import { type NewFeedAnswer, TASK_PATHS } from '../../../src/features/tasks/contract.ts';
import { logIn } from '../../support/dance.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';
import { until } from '../../support/scanning.ts';
import { TestBrowser } from '../../support/site.ts';

const HOUR_MS = 60 * 60 * 1000;
const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-clock-'));
const shiftFile = join(dataDir, 'shift');
/** Loaded before the server: its clock is off by what a file says. */
const CLOCK = `import { readFileSync } from 'node:fs';
const now = Date.now;
let shift = 0;
setInterval(() => { shift = Number(readFileSync(${JSON.stringify(shiftFile)}, 'utf8')); }, 20).unref();
Date.now = () => now() + shift;`;

let server: OwnServer;
let browser: TestBrowser;
let user: LoginAnswer['user'];
beforeAll(async () => {
  writeFileSync(shiftFile, '0');
  const preload = `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`;
  server = await ownServer({ DATA_DIR: dataDir, NODE_OPTIONS: preload, LOG_LEVEL: 'silent' });
  browser = new TestBrowser(server.url);
  user = await logIn(browser, 'demo-maren-vogel');
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const bearer = () => ({ authorization: `Bearer ${user.accessToken}` });
const isSignedIn = async () => (await browser.fetch('/api/v1/auth/current-user', { headers: bearer() })).status === 200;

/** Puts the clock on or back, and waits until the server goes by it. */
async function jump(hours: number): Promise<void> {
  writeFileSync(shiftFile, String(hours * HOUR_MS));
  await until(async () => {
    const answer = await browser.fetch(TASK_PATHS.feed, { method: 'POST', headers: bearer() });
    if (answer.status === 401) return hours > 0;
    const { madeAt } = (await answer.json()) as NewFeedAnswer;
    return Math.abs(Date.parse(madeAt) - Date.now() - hours * HOUR_MS) < HOUR_MS / 4;
  });
}

async function renew(): Promise<void> {
  const answer = await browser.postJson('/api/v1/auth/refresh', { refreshToken: user.refreshToken });
  expect(answer.status).toBe(200);
  Object.assign(user, await answer.json());
}

async function everythingWorks(): Promise<void> {
  expect(await isSignedIn()).toBe(true);
  const message = { Name: 'Ada', Email: 'ada@example.com', Message: 'Good day.' };
  expect((await browser.postJson('/f/contact', message, { accept: 'application/json' })).status).toBe(200);
  expect((await fetch(`${server.url}/api/v1/`)).status).toBe(200);
  await until(async () => {
    const answer = await browser.fetch(SCAN_PATHS.scans, { headers: bearer() });
    return answer.status === 200 && ((await answer.json()) as ScansAnswer).scans.length > 0;
  });
}

test('a clock that jumps a day on, and back by two, ends tokens in their time and nothing else', {
  timeout: 60_000,
}, async () => {
  await browser.postJson(SCAN_PATHS.monitor, { on: true, consent: MONITOR_CONSENT.version }, bearer());
  await everythingWorks();
  await jump(24);
  expect(await isSignedIn(), 'a quarter of an hour is over').toBe(false);
  await renew();
  await everythingWorks();
  await jump(-24);
  await everythingWorks();
  await renew();
  await everythingWorks();
});
