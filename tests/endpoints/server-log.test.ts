import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices } from '../../src/server/open-services.ts';
import { readSettings } from '../../src/server/settings.ts';
import { type OwnServer, ownServer } from '../support/own-server.ts';
import { signedIn } from '../support/people.ts';
import { testTable } from '../support/test-table.ts';

/**
 * Loaded before the server: two values of a query are faults in the middle of a page, its database cannot be closed, and
 * what it says on standard error is noticed here as well.
 */
const FAULTS = `import { DatabaseSync } from 'node:sqlite';
process.stderr.write = (...output) => process.stdout.write(...output);
const { get } = URLSearchParams.prototype;
URLSearchParams.prototype.get = function (name) {
  const value = get.call(this, name);
  if (value === 'throws') throw new Error('a fault of our own');
  if (value === 'rejects') void Promise.reject(new Error('a fault of our own'));
  return value;
};
DatabaseSync.prototype.close = () => { throw new Error('a fault of our own'); };`;

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-log-'));
let server: OwnServer;
let url = '';

beforeAll(async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(FAULTS)}`;
  const environment = { NODE_ENV: 'production', NODE_OPTIONS: preload, LOG_LEVEL: 'info' };
  server = await ownServer({ DATA_DIR: dataDir, ...environment });
  ({ url } = server);
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Line {
  level: number;
  id?: string;
  route?: string;
  status?: number;
  msg: string;
  err?: { message: string };
}

/** Enough lines to be found among all output; each is JSON. */
async function linesWhere(count: number, look: (line: Line) => boolean): Promise<Line[]> {
  const found = () =>
    server
      .printed()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line)
      .filter(look);
  await expect.poll(() => found().length, { timeout: 10_000 }).toBe(count);
  expect(server.printed()).not.toContain('SECRET');
  return found();
}

const ERROR = 50;
const FATAL = 60;
const FAULT = { err: { message: 'a fault of our own' } };

testTable(['a:b@localhost', 'a@localhost', 'localhost/SECRET', 'localhost?SECRET'])(
  'a request to the host %j is refused, and is one line',
  async (host) => {
    const { port } = new URL(url);
    const sent = request({ port, host: '127.0.0.1', path: '/oauth/nowhere?code=SECRET', headers: { host } }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(400);
    const asked = answer.headers['x-request-id'];
    expect(await linesWhere(1, ({ id }) => id === asked)).toMatchObject([{ status: 400 }]);
  },
);

test('a page that throws is a line about its fault and one about the request, with the id of the answer', async () => {
  const answer = await fetch(`${url}/demo/google/authorize?client_id=throws&state=SECRET`);
  expect(answer.status).toBe(500);
  const asked = answer.headers.get('x-request-id');
  expect(await linesWhere(2, ({ id }) => id === asked)).toMatchObject([
    { level: ERROR, route: '/demo/google/authorize', ...FAULT },
    { status: 500 },
  ]);
});

test('an unhandled rejection is logged in one line, and the server continues', async () => {
  const answer = await fetch(`${url}/demo/google/authorize?client_id=rejects&state=SECRET`);
  expect(answer.status).toBe(400);
  const lines = await linesWhere(1, ({ msg }) => msg === 'unhandled promise rejection');
  expect(lines).toMatchObject([{ level: ERROR, ...FAULT }]);
  expect((await fetch(`${url}/api/v1/`)).status).toBe(200);
});

test('a connection that is reset before its request is read is no fault of ours', async () => {
  const { port } = new URL(url);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const socket = connect(Number(port), 'localhost').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`POST /predict HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 30\r\n\r\n{`, () =>
      socket.resetAndDestroy(),
    );
    await once(socket, 'close');
  }
  const { headers } = await fetch(`${url}/predict`);
  await linesWhere(1, ({ id }) => id === headers.get('x-request-id'));
  await linesWhere(0, ({ level, route }) => route === '/predict' && level >= ERROR);
});

test('an answer that fails midway is broken off, and a line says why', async () => {
  const settings = readSettings({ DATA_DIR: dataDir, SITE_URL: url, LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error(settings.mistakes.join());
  const services = await openServices(settings.settings);
  const { user, accessToken, device } = await signedIn(services, 'maren');
  const history = { user_id: user.id, sender_key: 'key', history: '' };
  await services.db.insertInto('sender_histories').values(history).execute();
  await services.db.destroy();
  const headers = { authorization: `Bearer ${accessToken}`, cookie: `device=${device}` };
  const read = fetch(`${url}/api/v1/users/${user.id}/data`, { headers }).then((answer) => answer.text());
  await expect(read).rejects.toThrow();
  const [fault, asked] = await linesWhere(2, ({ route }) => route === '/api/v1/users/[userId]/data');
  expect(fault).toMatchObject({ level: ERROR, id: asked?.id, err: { message: 'Unexpected end of JSON input' } });
  expect(asked).toMatchObject({ status: 499 });
  expect(server.printed()).not.toContain(user.id);
});

test('a failed shutdown is logged, and the server exits', async () => {
  expect(await server.stop()).toBe(1);
  expect(await linesWhere(1, ({ level }) => level === FATAL)).toMatchObject([FAULT]);
});
