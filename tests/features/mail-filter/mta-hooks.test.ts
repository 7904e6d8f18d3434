import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HookAnswer } from '../../../src/features/mail-filter/contract.ts';
import { authservIdOf, hookBody, sourceOf } from '../../../src/features/mail-filter/mta-hooks.ts';
import { HEADER_NAMES } from '../../../src/features/mail-filter/verdict-headers.ts';
import * as hooks from '../../../src/pages/mta-hooks.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';

const RESULTS = 'mx.northwind.example; dmarc=pass';

/** As Stalwart sends it, including fields we don't use. */
const request = (message: object | undefined, stage = 'data') => ({
  context: {
    stage,
    client: { ip: '192.0.2.7', port: 25, ptr: null, helo: 'mx', activeConnections: 1 },
    server: { name: 'mx.northwind.example', port: 25, ip: '192.0.2.1' },
    protocol: { version: 1 },
  },
  envelope: { from: { address: 'a@shop.example' }, to: [{ address: 'ada@northwind.example' }] },
  ...(message && { message: { headers: [], contents: '', size: 1, ...message } }),
});

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await openTestSite({ '/mta-hooks': hooks });
  token = (await signedIn(site.services)).accessToken;
});
afterAll(() => site.close());

async function ask(body: unknown): Promise<{ status: number; answer: HookAnswer }> {
  const answer = await fetch(`${site.siteUrl}/mta-hooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, answer: (await answer.json()) as HookAnswer };
}

test('adds the verdict, in place of one that the sender wrote', async () => {
  const headers = [
    ['From', ' "Sparkasse" <service@sparkasse-login.example>\r\n'],
    ['x-letterlock-verdict', ' safe\r\n'],
    ['Subject', ' Your account is locked\r\n'],
  ];
  const contents = 'Confirm your password within 24 hours: http://192.0.2.7/sparkasse/login\r\n';
  const { answer } = await ask(request({ headers, contents }));
  expect(answer.action).toBe('accept');
  expect(answer.modifications[0]).toEqual({ type: 'deleteHeader', index: 1, name: 'x-letterlock-verdict' });
  expect(answer.modifications.slice(1)).toEqual(
    HEADER_NAMES.map((name) => ({ type: 'addHeader', name, value: expect.any(String) })),
  );
  expect(answer.modifications[1]).toMatchObject({ value: 'dangerous' });
});

test('accepts every other stage unchanged', async () => {
  expect((await ask(request(undefined, 'rcpt'))).answer).toEqual({ action: 'accept', modifications: [] });
});

test('refuses what is none', async () => {
  expect((await ask({ message: 'none' })).status).toBe(400);
});

test('trusts only the results that the server added', () => {
  const forged = hookBody.parse(request({ headers: [['Authentication-Results', RESULTS]] }));
  expect(authservIdOf(forged)).toBeUndefined();
  const added = hookBody.parse(
    request({
      headers: [
        ['Authentication-Results', RESULTS],
        ['From', 'a@shop.example'],
      ],
      serverHeaders: [['Authentication-Results', 'mx.northwind.example; dmarc=fail']],
      contents: 'Hello',
    }),
  );
  expect(authservIdOf(added)).toBe('mx.northwind.example');
  expect(added.message && sourceOf(added.message)).toBe(
    'Authentication-Results: mx.northwind.example; dmarc=fail\r\nFrom: a@shop.example\r\n\r\nHello',
  );
});
