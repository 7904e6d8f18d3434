import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { MAX_CONNECTIONS_PER_CLIENT } from '../../src/server/connections.ts';
import { SITE_URL } from './server.ts';

const { port, host } = new URL(SITE_URL);
const HANG_UP_MS = 5000;

interface Caller {
  socket: Socket;
  answer: string;
  /** Whether the server has closed its side. */
  isEnded: boolean;
}

let callers: Caller[] = [];
afterEach(() => {
  for (const { socket } of callers) socket.destroy();
  callers = [];
});

/** Another address of this machine than other tests have. */
async function open(localAddress: string): Promise<Caller> {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress, allowHalfOpen: true });
  const caller: Caller = { socket, answer: '', isEnded: false };
  socket.setEncoding('latin1').on('error', () => undefined);
  socket.on('data', (text: string) => {
    caller.answer += text;
  });
  socket.on('end', () => {
    caller.isEnded = true;
  });
  callers.push(caller);
  await once(socket, 'connect');
  return caller;
}

function ask({ socket }: Caller): void {
  socket.write(`GET /api/v1/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
}

describe.skipIf(process.env.NETLIFY !== undefined || process.platform !== 'linux')('a connection', () => {
  test('beyond those of one client is refused with a sentence and closed; other clients notice nothing', async () => {
    for (let count = 0; count < MAX_CONNECTIONS_PER_CLIENT; count += 1) await open('127.0.0.7');
    const one = await open('127.0.0.7');
    ask(one);
    await expect.poll(() => one.isEnded, { timeout: 10_000 }).toBe(true);
    expect(one.answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(one.answer).toMatch(/^retry-after: 5\r$/im);
    expect(one.answer).toContain('"code":"TOO_MANY_CONNECTIONS"');
    const other = await open('127.0.0.8');
    const [first] = callers;
    for (const caller of [other, first as Caller]) {
      ask(caller);
      await expect.poll(() => caller.answer, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  test('whose request was refused before its body had come is closed soon, and read no further', async () => {
    const caller = await open('127.0.0.9');
    const head = `POST /predict HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 99000000\r\n\r\n`;
    caller.socket.write(head);
    let written = 0;
    const sending = setInterval(() => {
      if (!caller.socket.writableNeedDrain) written += Number(caller.socket.write(Buffer.alloc(1024 * 1024)));
    }, 10);
    const began = performance.now();
    await expect.poll(() => caller.socket.closed, { timeout: 20_000 }).toBe(true);
    clearInterval(sending);
    expect(caller.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(caller.answer).toContain('"code":"TOO_LARGE"');
    expect(written, 'MB taken by the system in between').toBeLessThan(50);
    expect(performance.now() - began).toBeGreaterThan(HANG_UP_MS / 2);
  });

  test('whose refused body is small is kept', async () => {
    const caller = await open('127.0.0.9');
    const body = 'x'.repeat(10_000);
    const head = `POST /predict HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n`;
    caller.socket.write(head);
    await expect.poll(() => caller.answer, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 415 /);
    caller.socket.write(body);
    ask(caller);
    await expect.poll(() => caller.answer, { timeout: 10_000 }).toMatch(/HTTP\/1\.1 200 /);
  });
});
