import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchKeepAlive } from '../../../src/server/mailbox/keep-alive.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function serve(answer: RequestListener) {
  const connections: Socket[] = [];
  const server = createServer(answer).on('connection', (socket) => connections.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, connections };
}

async function read(url: string, signal = AbortSignal.timeout(5000)) {
  const { status, headers, body } = await fetchKeepAlive(url, {
    headers: { accept: 'x/y' },
    redirect: 'error',
    signal,
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  return { status, retryAfter: headers.get('retry-after'), text: Buffer.concat(chunks).toString() };
}

test('asks again and again over one connection', async () => {
  const { url, connections } = await serve(({ headers }, response) =>
    response.writeHead(429, { 'retry-after': '3' }).end(headers.accept),
  );
  for (let calls = 0; calls < 3; calls += 1) {
    expect(await read(url)).toEqual({ status: 429, retryAfter: '3', text: 'x/y' });
  }
  expect(connections).toHaveLength(1);
});

test('a connection that was closed while it was idle is replaced', async () => {
  let calls = 0;
  const { url, connections } = await serve((request, response) => {
    calls += 1;
    // Closed on arrival, as by a server whose keep-alive has just run out.
    if (calls === 2) request.socket.resetAndDestroy();
    else response.end(String(calls));
  });
  expect((await read(url)).text).toBe('1');
  expect((await read(url)).text).toBe('3');
  expect(connections).toHaveLength(2);
});

test('a new connection that breaks is a failure', async () => {
  let calls = 0;
  const { url } = await serve(({ socket }) => {
    calls += 1;
    socket.resetAndDestroy();
  });
  await expect(read(url)).rejects.toThrow();
  expect(calls).toBe(1);
});

test('no redirect is followed', async () => {
  const { url, connections } = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
  expect(await read(url)).toMatchObject({ status: 302, text: '' });
  expect(connections).toHaveLength(1);
});

test('an answer that stops is ended with the signal', async () => {
  const { url } = await serve((_, response) => void response.write('half'));
  await expect(read(url, AbortSignal.timeout(100))).rejects.toThrow(/abort/i);
});
