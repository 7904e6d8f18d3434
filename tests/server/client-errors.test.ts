import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerClientErrors } from '../../src/server/client-errors.ts';
import { openLog } from '../../src/server/log.ts';
import { openMetrics } from '../../src/server/metrics.ts';
import { observe } from '../../src/server/request-log.ts';

const lines: string[] = [];
const log = openLog('info', { write: (line) => void lines.push(line) });
const metrics = openMetrics();
let server: Server;

beforeAll(async () => {
  server = createServer(
    { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
    (request, response) => {
      if (request.method === 'POST') observe(request, response, { log, metrics }).route = '/predict';
      request.on('error', () => undefined).resume();
      if (request.method === 'GET') response.end();
      else if (request.url === '/at-once') response.writeHead(413).end();
    },
  );
  answerClientErrors(server, { 'x-content-type-options': 'nosniff' }, { log, metrics });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

function say(sent: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

test.each([
  ['no method that there is', 'SECRET / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'other'],
  ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'secret'.repeat(10_000)}\r\n\r\n`, 431, 'other'],
  ['headers that do not end', 'GET / HTTP/1.1\r\nX: secret', 408, 'other'],
  ['another expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: secret\r\nConnection: close\r\n\r\n', 417, 'GET'],
])(
  '%s has an answer with an id, a line and a count, of which none says what was sent',
  async (_, sent, status, method) => {
    const answer = await say(sent);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      id: /^x-request-id: (.+)\r$/im.exec(answer)?.[1],
      route: 'refused',
      status,
    });
    expect(lines[0]).not.toMatch(/secret/i);
    expect(await metrics.text()).toContain(
      `http_request_duration_seconds_count{method="${method}",route="refused",status="${status}"} 1`,
    );
    expect(await metrics.text()).toContain('http_requests_running 0');
  },
);

test('who goes away has not been refused anything', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const gone = new Promise((resolve) => server.once('clientError', resolve));
  socket.write('GET / HTTP/1.1\r\nHost');
  socket.resetAndDestroy();
  await gone;
  expect(lines).toEqual([]);
});

const BEGINNING = 'Host: x\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['is none', `POST / HTTP/1.1\r\n${BEGINNING}secret`, 400],
  ['does not end', `POST / HTTP/1.1\r\n${BEGINNING}`, 408],
  ['is answered before it breaks', `POST /at-once HTTP/1.1\r\n${BEGINNING}secret`, 413],
])('a request whose body %s is one line and one count, with the id of its answer', async (_, sent, status) => {
  const answer = await say(sent);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: /^x-request-id: (.+)\r$/im.exec(answer)?.[1], route: '/predict', status },
  ]);
  expect(await metrics.text()).toContain(
    `http_request_duration_seconds_count{method="POST",route="/predict",status="${status}"} 1`,
  );
  expect(await metrics.text()).toContain('http_requests_running 0');
});
