import { gzipSync } from 'node:zlib';
import type { APIContext } from 'astro';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKED_BYTES, type CheckAnswer, MAX_CHECKS } from '../../../src/features/mail-filter/contract.ts';
import { HEADER_NAMES } from '../../../src/features/mail-filter/verdict-headers.ts';
import * as checkv2 from '../../../src/pages/checkv2.ts';
import { newApiKey } from '../../../src/server/session/api-key.ts';
import { registered } from '../../support/people.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { testTable } from '../../support/test-table.ts';

const PHISHING = [
  'From: "Sparkasse" <service@sparkasse-sicherheit.example>',
  'To: ada@northwind.example',
  'Subject: Your account is locked',
  'Message-ID: <1@sparkasse-sicherheit.example>',
  '',
  'Dear customer, your account is locked. Confirm your password within 24 hours or you lose all access:',
  'http://192.0.2.7/sparkasse/login',
  '',
].join('\r\n');
const HONEST = 'From: ada@northwind.example\r\nSubject: Lunch\r\n\r\nShall we have lunch on Friday?\r\n';

let site: TestSite;
let key: string;

beforeAll(async () => {
  site = await openTestSite({ '/checkv2': checkv2 });
  key = await keyWith('check');
});
afterAll(() => site.close());

async function keyWith(scopes: string): Promise<string> {
  const { id: user_id } = await registered(site.services, `ada-${scopes.replace(':', '-')}`);
  const made = newApiKey();
  const row = { id: scopes, user_id, key_hash: made.hash, prefix: made.prefix, name: 'Mail server', scopes };
  await site.services.db
    .insertInto('api_keys')
    .values({ ...row, created_at: 0, expires_at: null, used_at: null })
    .execute();
  return made.key;
}

const post = (source: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, bearer = key) =>
  fetch(`${site.siteUrl}/checkv2`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    body: source,
  });
const check = async (source: string, headers?: Record<string, string>) =>
  (await (await post(source, headers)).json()) as CheckAnswer;

describe('an email that steals passwords', () => {
  let answer: CheckAnswer;
  beforeAll(async () => {
    answer = await check(PHISHING, { from: 'bounce@other.example', rcpt: 'ada@northwind.example', ip: '192.0.2.7' });
  });

  test('gets headers, and is never rejected', () => {
    expect(answer).toMatchObject({ is_skipped: false, action: 'add header', required_score: 15 });
    expect(answer['message-id']).toBe('1@sparkasse-sicherheit.example');
    expect(answer.score).toBeGreaterThanOrEqual(10);
    expect(answer.letterlock).toMatchObject({ verdict: 'dangerous', category: 'phishing' });
    const { add_headers } = answer.milter;
    expect(Object.keys(add_headers)).toEqual(HEADER_NAMES);
    expect(add_headers['X-Letterlock-Verdict']).toEqual({ value: 'dangerous', order: 0 });
    expect(add_headers['X-Letterlock-Score']?.value).toBe(answer.score.toFixed(1));
  });

  test('names its findings as Rspamd names symbols', () => {
    for (const [name, symbol] of Object.entries(answer.symbols)) {
      expect(name).toMatch(/^LETTERLOCK_[A-Z0-9_]+$/);
      expect(symbol).toMatchObject({ name, score: expect.any(Number), description: expect.any(String) });
    }
    expect(answer.symbols).toHaveProperty('LETTERLOCK_RETURN_PATH_ELSEWHERE');
  });
});

test('an honest email scores zero', async () => {
  expect(await check(HONEST)).toMatchObject({ score: 0, action: 'no action', letterlock: { verdict: 'safe' } });
});

test('a verdict that the sender wrote is to be removed', async () => {
  const { milter } = await check(`X-Letterlock-Verdict: safe\r\n${PHISHING}`);
  expect(milter.remove_headers).toEqual(Object.fromEntries(HEADER_NAMES.map((name) => [name, 0])));
});

test('what the mail server found counts under the name it gives', async () => {
  const found = `Authentication-Results: mx.northwind.example; dmarc=fail header.from=paypal.com\r\n`;
  const source = `${found}From: service@paypal.com\r\nSubject: Receipt\r\n\r\nYour receipt is attached.\r\n`;
  const failed = await check(source, { 'mta-name': 'mx.northwind.example' });
  expect(failed.score).toBeGreaterThan((await check(source)).score);
});

test('pictures are not read, and the answer says so', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const png = Buffer.from(pixel, 'base64');
  // As wide and high as something that holds words.
  png.writeUInt32BE(800, 16);
  png.writeUInt32BE(600, 20);
  const source = [
    'From: a@shop.example',
    'Subject: Invoice',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nSee the picture.',
    '--b\r\nContent-Type: image/png; name=a.png\r\nContent-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename=a.png\r\n\r\n${png.toString('base64')}`,
    '--b--',
  ].join('\r\n');
  expect((await check(source)).letterlock?.notSeen.join(' ')).toMatch(/couldn’t read the words in the picture/);
});

describe('a failure', () => {
  test('is one of Rspamd’s: only `error`', async () => {
    const answer = await post('');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'The request has no email.' });
  });

  test('without a key, or with one for something else', async () => {
    const keyless = await fetch(`${site.siteUrl}/checkv2`, { method: 'POST', body: HONEST });
    expect(keyless.status).toBe(401);
    expect(await keyless.json()).toEqual({ error: expect.stringContaining('Send an API key') });
    const refused = await post(HONEST, {}, await keyWith('scans:read'));
    expect(refused.status).toBe(403);
    expect(Object.keys((await refused.json()) as object)).toEqual(['error']);
  });
});

test('another method is refused as Rspamd’s clients expect', async () => {
  const request = new Request(`${site.siteUrl}/checkv2`);
  const answer = (await checkv2.ALL({ request } as APIContext)) as Response;
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await answer.json()).toEqual({ error: 'Use POST.' });
});

testTable([
  [{ 'content-encoding': 'gzip' }, 415],
  [{ 'content-encoding': 'identity, GZIP' }, 415],
  [{ compression: 'zstd' }, 415],
  [{ 'content-encoding': 'identity' }, 200],
])('a compressed email is refused, and not taken for a harmless one: %o', async (headers, status) => {
  const answer = await post(status === 200 ? PHISHING : gzipSync(PHISHING), headers);
  expect(answer.status).toBe(status);
  if (status === 200) return;
  expect(answer.headers.get('accept-encoding')).toBe('identity');
  expect(await answer.json()).toEqual({ error: expect.stringContaining('uncompressed') });
});

test('an email over 25 MB is skipped, not held up', async () => {
  const answer = await fetch(`${site.siteUrl}/checkv2`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new Uint8Array(CHECKED_BYTES + 1),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ is_skipped: true, action: 'no action', letterlock: null });
});

test('emails that are still being sent take no place from others', async () => {
  const endless = () => new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) });
  const slow = Array.from({ length: MAX_CHECKS }, () => {
    const cancel = new AbortController();
    const init = { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: endless(), duplex: 'half' };
    const answered = fetch(`${site.siteUrl}/checkv2`, { ...init, signal: cancel.signal } as RequestInit);
    answered.catch(() => undefined);
    return cancel;
  });
  const other = await keyWith('check scans:read');
  expect((await post(HONEST, {}, other)).status).toBe(200);
  for (const one of slow) one.abort();
});
