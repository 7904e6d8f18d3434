import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../src/server/log.ts';
import { openMetrics, serveMetrics } from '../../src/server/metrics.ts';
import { observe } from '../../src/server/request-log.ts';

const lines: string[] = [];
const log = openLog(
  'info',
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const metrics = openMetrics();
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((asked, answer) => {
    const observed = observe(asked, answer, { log, metrics });
    if (asked.url === '/known') observed.route = '/known';
    if (asked.url === '/broken-off') answer.destroy();
    else if (asked.url === '/half')
      answer.writeHead(200, { 'content-length': 9 }).write('half', () => answer.destroy());
    else if (asked.url === '/stream')
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n', () => answer.destroy());
    else answer.writeHead(asked.url === '/known' ? 200 : 404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

/** Sends the path unchanged, as a hostile client would: `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume().once('close', () => resolve(answer.headers));
    })
      .once('error', () => resolve({}))
      .end();
  });
}

function statusOf(at: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    request({ port: at, host: '127.0.0.1', path: '/metrics', headers: { host } }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode));
    }).end();
  });
}

async function lastLine(): Promise<Record<string, unknown>> {
  await expect.poll(() => lines.length).toBe(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

test('a request is one line that has the id of its answer', async () => {
  const headers = await ask('/known');
  expect(await lastLine()).toMatchObject({ id: headers['x-request-id'], method: 'GET', route: '/known', status: 200 });
});

test.each([
  ['an email', '/?content=secret'],
  ['a line', '/secret%0A%7B%22level%22:60%7D'],
  ['a line separator', '/secret%E2%80%A8'],
  ['a great deal', `/${'secret'.repeat(1000)}`],
])('nothing of an address that is none of ours is written down: %s', async (_, path) => {
  await ask(path, {
    authorization: 'Bearer secret',
    cookie: 'secret=1',
    'user-agent': 'secret',
  });
  expect(Object.keys(await lastLine())).toEqual(['level', 'time', 'id', 'method', 'route', 'status', 'ms', 'msg']);
  expect(lines[0]).not.toContain('secret');
});

test.each(['/broken-off', '/half'])('an interrupted response is not logged as complete: %s', async (path) => {
  await ask(path);
  expect(await lastLine()).toMatchObject({ route: 'unknown', status: 499 });
});

test('a stream ends when somebody goes, and counts for no time', async () => {
  const before = await metrics.text();
  await ask('/stream');
  expect(await lastLine()).toMatchObject({ status: 200 });
  const counts = (text: string) => text.split('\n').filter((line) => line.startsWith('http_'));
  expect(counts(await metrics.text())).toEqual(counts(before));
});

test('methods that no route has are counted as one', async () => {
  const own = openMetrics();
  for (const method of ['PROPFIND', 'MKCOL', 'GET']) {
    own.begin();
    own.end({ method, route: '/', status: 405, seconds: 1 });
  }
  const text = await own.text();
  expect(text).toContain('http_request_duration_seconds_count{method="other",route="/",status="405"} 2');
  expect(text).not.toMatch(/PROPFIND|MKCOL/);
});

test('requests are counted for this machine alone, by template', async () => {
  await ask('/known');
  await lastLine();
  const prometheus = await serveMetrics(metrics, 0);
  const { address, port: metricsPort } = prometheus.address() as AddressInfo;
  const url = `http://127.0.0.1:${metricsPort}`;
  const text = await (await fetch(`${url}/metrics?name=x`)).text();
  const others = await Promise.all([fetch(url), fetch(`${url}/metrics`, { method: 'POST' })]);
  const byName = await Promise.all(
    [`localhost:${metricsPort}`, `[::1]:${metricsPort}`, `rebound.example:${metricsPort}`, 'localhost.example'].map(
      (host) => statusOf(metricsPort, host),
    ),
  );
  prometheus.close();
  expect(others.map(({ status }) => status)).toEqual([404, 405]);
  expect(byName).toEqual([200, 200, 421, 421]);
  expect(address).toBe('127.0.0.1');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/known",status="200"\} [1-9]/);
  expect(text).toContain('http_requests_running 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('secret');
});
