import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OwnServer, ownServer } from '../support/own-server.ts';

let dataDir: string;
let server: OwnServer;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'letterlock-shutdown-'));
  server = await ownServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
});

afterEach(async () => {
  await server.kill().catch(() => undefined);
  rmSync(dataDir, { recursive: true, force: true });
});

const EMAIL = JSON.stringify({ Subject: 'Sunday', Body: 'Shall we go for a walk?' });

test('an accepted request is answered after the server was asked to stop, and a new one is not', async () => {
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(`${server.url}/predict`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': EMAIL.length },
    });
    sent.on('error', reject);
    sent.on('response', async (answer) => resolve({ status: answer.statusCode, body: await text(answer) }));
    sent.write(EMAIL.slice(0, 10));
    sent.on('socket', (socket) => socket.once('connect', () => finishLater(sent, reject)));
  });
  let ended: Promise<number | null> | undefined;
  function finishLater(sent: ReturnType<typeof request>, reject: (error: unknown) => void): void {
    // Until its beginning has arrived.
    setTimeout(() => {
      ended = server.stop();
      setTimeout(() => {
        fetch(server.url).then(
          () => reject(new Error('a new request was accepted')),
          () => sent.end(EMAIL.slice(10)),
        );
      }, 300);
    }, 300);
  }
  const { status, body } = await answered;
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ severity_level: 'None' });
  expect(await ended).toBe(0);
});

test('who has only connected is not waited for', async () => {
  const { hostname, port } = new URL(server.url);
  const idle = await new Promise<Socket>((resolve) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
  });
  idle.on('error', () => undefined);
  const closed = new Promise((resolve) => idle.once('close', resolve));
  idle.resume();
  expect(await server.stop()).toBe(0);
  await closed;
});

test('repeated requests on a kept-alive connection do not delay the stop, and each response that began is complete', async () => {
  let asking = true;
  let answered = 0;
  const cutOff: unknown[] = [];
  /** As a proxy does. @returns whether there was an answer */
  const ask = (agent: Agent) =>
    new Promise<boolean>((resolve) => {
      const headers = { 'content-type': 'application/json' };
      const sent = request(`${server.url}/predict`, { method: 'POST', agent, headers }, (answer) => {
        text(answer)
          .then(JSON.parse)
          .then(
            () => {
              answered += 1;
              resolve(true);
            },
            (error: unknown) => {
              cutOff.push(error);
              resolve(false);
            },
          );
      });
      sent.on('error', () => resolve(false));
      // It takes its time, so that at no moment all have been answered.
      sent.write(EMAIL.slice(0, 10));
      setTimeout(() => sent.end(EMAIL.slice(10)), 100);
    });
  const clients = Array.from({ length: 32 }, async (_, client) => {
    await sleep(client * 10);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (asking && (await ask(agent)));
    agent.destroy();
  });
  await expect.poll(() => answered, { timeout: 15_000 }).toBeGreaterThan(100);
  const askedAt = performance.now();
  expect(await server.stop()).toBe(0);
  asking = false;
  await Promise.all(clients);
  expect(cutOff).toEqual([]);
  expect(performance.now() - askedAt).toBeLessThan(10_000);
});
