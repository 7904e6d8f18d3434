import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANONYMOUS_LIMIT, SOURCE_LIMIT } from '../../../src/features/predict/contract.ts';
import * as analyses from '../../../src/pages/api/v1/analyses.ts';
import { openWorkerPool, type WorkerPool } from '../../../src/server/worker-pool.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { writeOutlookFile } from '../../workers/write-outlook-file.ts';

let site: TestSite;
let bearer: string;
beforeEach(async () => {
  site = await openTestSite({ '/analyses': analyses });
  bearer = `Bearer ${(await signedIn(site.services)).accessToken}`;
});
afterEach(() => site.close());

async function send(body: BodyInit, headers: Record<string, string> = {}, isSignedIn = true) {
  const answer = await fetch(`${site.siteUrl}/analyses`, {
    method: 'POST',
    body,
    headers: { ...(isSignedIn && { authorization: bearer }), 'content-type': 'message/rfc822', ...headers },
  });
  return { status: answer.status, body: await answer.json() };
}

const TASKS = join(import.meta.dirname, '../../../src/workers/tasks.ts');
const disposable = (pool: WorkerPool) => Object.assign(pool, { [Symbol.asyncDispose]: () => pool.close() });

const LURE = [
  'From: "Northwind Bank" <alert@n0rthwind-bank.example>',
  'Subject: Your account is suspended',
  'Content-Type: text/html; charset=iso-8859-1',
  '',
  '<p>Verify your password: <a href="http://203.0.113.7/login">https://northwind-bank.example</a></p>',
  'Gr\u00fc\u00dfe',
].join('\r\n');

test('a message is analysed whole, in the bytes that it was sent in', async () => {
  const { status, body } = await send(Buffer.from(LURE, 'latin1'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ analysed: 'message', severity_level: expect.stringMatching(/High|Critical/) });
  expect(body.email).toMatchObject({
    from: 'Northwind Bank <alert@n0rthwind-bank.example>',
    subject: 'Your account is suspended',
    body: expect.stringContaining('Grüße'),
  });
});

test('an Outlook file is analysed as the email it holds, by anyone', async () => {
  const { services } = site;
  await using pool = disposable(
    openWorkerPool(TASKS, { ...services, stopping: services.stopping.signal }, { threads: 1 }),
  );
  Object.assign(services, { workers: pool });
  const file = writeOutlookFile({
    properties: {
      '0037001F': 'Your account is suspended',
      '1000001F': 'Verify your password: http://203.0.113.7/login',
      '0C1A001F': 'Northwind Bank',
      '5D01001F': 'alert@n0rthwind-bank.example',
    },
  });
  const type = { 'content-type': 'application/vnd.ms-outlook' };
  for (const isSignedIn of [true, false]) {
    const { status, body } = await send(Buffer.from(file), type, isSignedIn);
    expect(status).toBe(200);
    expect(body.email).toMatchObject({
      from: 'Northwind Bank <alert@n0rthwind-bank.example>',
      subject: 'Your account is suspended',
    });
  }
  expect(await send(Buffer.from(file.subarray(0, 600)), type)).toMatchObject({
    status: 422,
    body: { code: 'OUTLOOK_FILE_UNREADABLE' },
  });
  Object.assign(services, { workers: undefined });
  expect(await send(Buffer.from(file), type)).toMatchObject({ status: 422 });
});

test('what is neither an Outlook file nor an email is not analysed as one', async () => {
  const type = { 'content-type': 'application/vnd.ms-outlook' };
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251));
  expect(await send(bytes, type)).toMatchObject({ status: 422, body: { code: 'OUTLOOK_FILE_UNREADABLE' } });
  expect((await send(`Message-ID: <1@n0rthwind-bank.example>\r\n${LURE}`, type)).status).toBe(200);
});

test('a compressed email is refused', async () => {
  const refused = { status: 415, body: { code: 'ENCODED_BODY' } };
  expect(await send(gzipSync(LURE), { 'content-encoding': 'gzip' })).toMatchObject(refused);
});

test('may have 25 MB and not a byte more', async () => {
  const head = 'From: a@b.example\r\nSubject: Large\r\n\r\n';
  const large = Buffer.alloc(SOURCE_LIMIT, 'a line of text that goes on\r\n');
  large.write(head);
  expect((await send(large)).status).toBe(200);
  expect(await send(Buffer.concat([large, Buffer.from('.')]))).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE' },
  });
});

test('is taken a few times a minute from each user if it is large, and more often if it is small', async () => {
  const statuses = new Set<number>();
  const large = `${LURE}\r\n${' \r\n'.repeat(SOURCE_LIMIT / 3 - LURE.length)}`;
  for (let sent = 0; sent < 12; sent += 1) statuses.add((await send(large)).status);
  expect([...statuses]).toEqual([200]);
  expect(await send(LURE)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  const { accessToken } = await signedIn(site.services, 'bo');
  expect(await send(LURE, { authorization: `Bearer ${accessToken}` })).toMatchObject({ status: 200 });
});

test('screenshots have a limit of their own, which leaves emails theirs', async () => {
  const cut = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const type = { 'content-type': 'image/png' };
  const statuses = [];
  for (let sent = 0; sent < 13; sent += 1) statuses.push((await send(cut, type)).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 422), 429]);
  expect((await send(LURE)).status).toBe(200);
  expect([(await send(cut, type, false)).status, (await send(cut, type, false)).status]).toEqual([422, 429]);
  expect((await send(LURE, {}, false)).status).toBe(200);
});

test.each(['Message/RFC822', ' message/rfc822 ; charset=utf-8'])('may be called %j', async (type) => {
  expect(await send(LURE, { 'content-type': type })).toMatchObject({ status: 200 });
});

describe('without a session', () => {
  const sendAnonymously = (body: BodyInit) => send(body, {}, false);

  test('may have 256 kB', async () => {
    const large = Buffer.alloc(ANONYMOUS_LIMIT, 'a line of text that goes on\r\n');
    large.write('From: a@b.example\r\nSubject: Large\r\n\r\n');
    expect(await sendAnonymously(large)).toMatchObject({ status: 200, body: { analysed: 'message' } });
    expect(await sendAnonymously(Buffer.concat([large, Buffer.from('.')]))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message: expect.stringContaining('Log in') },
    });
  });

  test('is taken a few times a minute from each address, which takes nothing from users', async () => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 12; sent += 1) statuses.add((await sendAnonymously(LURE)).status);
    expect([...statuses]).toEqual([200]);
    expect(await sendAnonymously(LURE)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await send(LURE)).toMatchObject({ status: 200 });
  });

  test('a bearer that is no good is refused, never ignored', async () => {
    expect(await send(LURE, { authorization: 'Bearer invented' })).toMatchObject({ status: 401 });
  });
});

test('is only accepted as a message', async () => {
  expect(await send(LURE, { 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    body: { code: 'NOT_A_MESSAGE' },
  });
});
