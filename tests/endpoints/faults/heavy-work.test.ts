import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEEDBACK_PATH } from '../../../src/features/feedback/contract.ts';
import { ANALYSES_PATH, MESSAGE_TYPE, PREDICT_PATH } from '../../../src/features/predict/contract.ts';
import { openServices } from '../../../src/server/open-services.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { POOL_LIMITS } from '../../../src/server/worker-pool.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';
import { signedIn } from '../../support/people.ts';
import type { HeavyRequest } from './heavy-senders.ts';
import { IS_LONG } from './long.ts';

const MIB = 1024 * 1024;
const CALLS = IS_LONG ? 400 : 60;
const WITHIN_MS = 150;
/** A thread's limit. The same attack adds 140 to 205, depending on when memory is collected. */
const MAX_MIB = POOL_LIMITS.memoryBytes / MIB;
const PAUSE_MS = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-heavy-'));
let server: OwnServer;
let bearer: { authorization: string };

beforeAll(async () => {
  server = await ownServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' });
  const settings = readSettings({ DATA_DIR: dataDir, SITE_URL: server.url, LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error(settings.mistakes.join());
  const services = await openServices(settings.settings);
  bearer = { authorization: `Bearer ${(await signedIn(services)).accessToken}` };
  await services.db.destroy();
  // What is compiled, loaded and kept for the next calls is not the attack's doing.
  await Promise.all(Array.from({ length: 8 }, () => callWhile(async () => undefined, 100)));
  // Nor is the thread that large emails are read in: it starts with the first.
  const headers = { 'content-type': 'application/json', ...bearer };
  const warm = await fetch(new URL(PREDICT_PATH, server.url), { method: 'POST', headers, body: table(1000) });
  expect(warm.status).toBe(200);
}, 60_000);
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const SMALL = JSON.stringify({ Subject: 'Lunch', Body: 'Shall we meet at noon? See https://example.com/menu' });

/** Makes small calls from another address until `work` has ended, at least so many, and measures them. */
async function callWhile(work: () => Promise<void>, least: number) {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
  const outcome = { waited: [] as number[], failed: 0, mostMb: 0 };
  let ended = false;
  const under = work().finally(() => {
    ended = true;
  });
  while (!ended || outcome.waited.length < least) {
    const sent = performance.now();
    const status = await predictSmall(agent);
    outcome.waited.push(performance.now() - sent);
    if (status !== 200) outcome.failed += 1;
    outcome.mostMb = Math.max(outcome.mostMb, server.residentMb());
    await setTimeout(PAUSE_MS);
  }
  await under;
  agent.destroy();
  return outcome;
}

function predictSmall(agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const url = new URL(PREDICT_PATH, server.url);
    url.hostname = '127.0.0.1';
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(SMALL) };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end(SMALL);
  });
}

const json = (value: object) => new TextEncoder().encode(JSON.stringify(value));

/** Attacks with such requests while others call. @returns how often each status was answered to the attacker */
async function othersWhile(attack: Pick<HeavyRequest, 'connections' | 'body' | 'headers'> & { path: string }) {
  const before = server.residentMb();
  const url = new URL(attack.path, server.url);
  url.hostname = '127.0.0.1';
  const workerData: HeavyRequest = { ...attack, url: url.href, from: '127.0.0.3' };
  let statuses: Record<string, number> = {};
  const attacking = async () => {
    const senders = new Worker(new URL('./heavy-senders.ts', import.meta.url), { workerData });
    const answered = once(senders, 'message') as Promise<[Record<string, number>]>;
    await setTimeout(IS_LONG ? 20_000 : 4000);
    senders.postMessage('stop');
    [statuses] = await answered;
  };
  const { waited, failed, mostMb } = await callWhile(attacking, CALLS);
  const soon = waited.filter((ms) => ms <= WITHIN_MS).length;
  expect(failed, 'of the others').toBe(0);
  expect(soon, `of ${waited.length} answers within ${WITHIN_MS} ms`).toBeGreaterThanOrEqual(0.95 * waited.length);
  expect(mostMb - before, 'more MiB in memory').toBeLessThanOrEqual(MAX_MIB);
  return statuses;
}

/** A message of so many rows of markup, about 105 bytes each. */
function table(rows: number) {
  const row =
    '<tr><td style="color:#fff">Please <a href="https://example.com/a?b=1">confirm</a> your account</td></tr>';
  const message = 'From: a@example.com\r\nSubject: Bill\r\nContent-Type: text/html\r\n\r\n';
  return json({ Subject: '', Body: `${message}<table>${row.repeat(rows)}</table>` });
}

test('20 connections that send 3.8 MB of HTML do not block others', { timeout: 120_000 }, async () => {
  const body = table(36_000);
  expect(body.length).toBeGreaterThan(3.7 * MIB);
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length), ...bearer };
  const statuses = await othersWhile({ path: PREDICT_PATH, connections: 20, headers, body });
  expect(statuses['200'], 'the attacker is served as well').toBeGreaterThan(0);
  expect(Object.keys(statuses).filter((status) => !['200', '429', '503', 'cut'].includes(status))).toEqual([]);
});

test('nor do uploads of 25 MB', { timeout: 120_000 }, async () => {
  const part = `--x\r\nContent-Type: text/html\r\n\r\n${'<p>Hello <b>there</b></p>\n'.repeat(20_000)}\r\n`;
  const head = 'From: a@example.com\r\nSubject: Bill\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n';
  const body = new TextEncoder().encode((head + part.repeat(60)).slice(0, 25 * MIB));
  const headers = { 'content-type': MESSAGE_TYPE, 'content-length': String(body.length), ...bearer };
  const statuses = await othersWhile({ path: ANALYSES_PATH, connections: 2, headers, body });
  expect(statuses['200']).toBeGreaterThan(0);
});

test('nor do reports whose content is costly to de-identify', { timeout: 120_000 }, async () => {
  const line =
    'Dear Ada Byron, =?utf-8?b?QWRhIEJ5cm9u?= ada%40example.com &#97;da@example.com IBAN DE89370400440532013000\n';
  const report = { reason: 'Other issue', emailContent: line.repeat(2300), reportedAt: new Date().toISOString() };
  const body = json(report);
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const statuses = await othersWhile({ path: FEEDBACK_PATH, connections: 4, headers, body });
  expect(statuses['200']).toBeGreaterThan(0);
});
