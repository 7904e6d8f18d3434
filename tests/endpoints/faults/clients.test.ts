import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SCAN_PATHS } from '../../../src/features/scans/contract.ts';
import { MAX_CONNECTIONS } from '../../../src/server/connections.ts';
import { openServices } from '../../../src/server/open-services.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';
import { signedIn } from '../../support/people.ts';
import { until } from '../../support/scanning.ts';
import { IS_LONG } from './long.ts';

/** Each is an open file on both sides, and the machine limits open files per process. */
const [, OPEN_FILES = 1024] = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
const IDLE = IS_LONG ? Math.min(MAX_CONNECTIONS, Number(OPEN_FILES)) - 500 : 400;
const STREAMS_OF_A_USER = 5;
const SLOW = IS_LONG ? 1_000 : 100;
/** Fifteen seconds, the five until somebody looks, and some for a machine that is busy. */
const MAX_STAY_S = 30;

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-clients-'));
let server: OwnServer;
let sockets: Socket[] = [];
beforeAll(async () => {
  // They come through a proxy: of one client there are fewer.
  const many = { RATE_LIMIT_SCALE: '1000000', TRUSTED_PROXIES: '127.0.0.1' };
  server = await ownServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...many });
}, 60_000);
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(beginning: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}

/** In portions: a queue of connections has an end. */
async function openMany(count: number, beginning: string): Promise<void> {
  for (let opened = 0; opened < count; opened += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - opened) }, () => open(beginning)));
  }
}

const slowBeginning = () => `GET / HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n`;

/** One a second, as long as there is somebody left. */
async function sendEmails(seconds: number): Promise<void> {
  for (let second = 0; second < seconds && alive() > 0; second += 1) {
    for (const socket of sockets) if (socket.writable) socket.write('X');
    await setTimeout(1000);
  }
}

const alive = () => sockets.filter((socket) => !socket.closed).length;

async function answersOthers(): Promise<void> {
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/v1/`)).status).toBe(200);
}

test(`${SLOW} clients that send one header byte a second block no one`, async () => {
  await openMany(SLOW, slowBeginning());
  await sendEmails(2);
  await answersOthers();
});

test.runIf(IS_LONG)('and are thrown out', { timeout: 90_000 }, async () => {
  await openMany(SLOW, slowBeginning());
  await sendEmails(MAX_STAY_S);
  expect(alive()).toBe(0);
  await answersOthers();
});

test('headers that are as long as may be, and never end, take no more memory than they are long', {
  timeout: 90_000,
}, async () => {
  const before = server.residentMb();
  const count = IS_LONG ? 500 : 50;
  await openMany(count, `${slowBeginning()}${`X: ${'a'.repeat(4000)}\r\n`.repeat(65)}`);
  await answersOthers();
  // 260 kB each, and as much again while it is collected.
  expect(server.residentMb() - before).toBeLessThan(50 + (count * 3 * 260) / 1024);
});

/** Access tokens of so many users, made as logging in makes them. */
async function accessTokens(count: number): Promise<string[]> {
  const settings = readSettings({ DATA_DIR: dataDir, SITE_URL: server.url, LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error(settings.mistakes.join());
  const services = await openServices(settings.settings);
  const tokens: string[] = [];
  for (let user = 0; user < count; user += 1) tokens.push((await signedIn(services, `user${user}`)).accessToken);
  await services.db.destroy();
  return tokens;
}

test(`${IDLE} clients that read a stream or stay idle cost little, and other requests are answered`, {
  timeout: 180_000,
}, async () => {
  const tokens = await accessTokens(IS_LONG ? 100 : 20);
  const before = server.residentMb();
  for (const token of tokens) {
    const request = `GET ${SCAN_PATHS.alertStream} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    await openMany(STREAMS_OF_A_USER, request);
  }
  await openMany(IDLE - sockets.length, '');
  await answersOthers();
  const streams = sockets.slice(0, tokens.length * STREAMS_OF_A_USER);
  await until(() => streams.every(({ bytesRead }) => bytesRead > 0));
  const email = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ Subject: 'Lunch', Body: 'Shall we?' });
  expect((await fetch(`${server.url}/predict`, { ...email, body })).status).toBe(200);
  expect(server.residentMb() - before).toBeLessThan(60 + IDLE / 40);
  const [last = ''] = tokens;
  const more = await fetch(`${server.url}${SCAN_PATHS.alertStream}`, { headers: { authorization: `Bearer ${last}` } });
  expect([429, 503], 'one more than there are places for').toContain(more.status);
});
