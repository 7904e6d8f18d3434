import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_SUBSCRIPTIONS, pushBody } from '../../../src/features/alerts/push/contract.ts';
import { pushAlert } from '../../../src/features/alerts/push/send.server.ts';
import * as push from '../../../src/pages/api/v1/alerts/push.ts';
import { deriveKeys } from '../../../src/server/keys.ts';
import type { PostPublic } from '../../../src/server/public-request.ts';
import { revokeSessions } from '../../../src/server/session/sessions.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const PHONE = 'https://push.example.com/send/phone';

let site: TestSite;
let maren: Awaited<ReturnType<typeof signedIn>>;
let browser: TestBrowser;

beforeEach(async () => {
  site = await openTestSite({ '/push': push });
  maren = await signedIn(site.services, 'maren');
  browser = new TestBrowser(site.siteUrl);
});
afterEach(() => site.close());

const bearer = (token = maren.accessToken) => ({ authorization: `Bearer ${token}` });
const subscribe = (endpoint: string, token?: string) => browser.postJson('/push', { endpoint }, bearer(token));

async function endpoints(): Promise<string[]> {
  const rows = await site.services.db.selectFrom('push_subscriptions').select('endpoint').execute();
  return rows.map(({ endpoint }) => endpoint).sort();
}

/** A push service at the network boundary. */
function service(status = 201) {
  const sent: { url: string; headers: Record<string, string> }[] = [];
  const post: PostPublic = async (message) => {
    sent.push(message);
    return status;
  };
  return { sent, post };
}

test('an alert wakes every browser that asked for it, and says nothing of the email', async () => {
  await subscribe(PHONE);
  await subscribe('https://push.example.com/send/laptop');
  const { sent, post } = service();
  await pushAlert(site.services, maren.user.id, post);
  expect(sent.map(({ url }) => url).sort()).toEqual(['https://push.example.com/send/laptop', PHONE]);
  expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual(['authorization', 'topic', 'ttl', 'urgency']);
});

test('the push service can tell that we sent it', async () => {
  await subscribe(PHONE);
  const { sent, post } = service();
  await pushAlert(site.services, maren.user.id, post);
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(sent[0]?.headers.authorization ?? '') ?? [];
  const answer = await (await fetch(`${site.siteUrl}/push`, { headers: bearer() })).json();
  expect(answer).toEqual({ publicKey: key });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { payload } = await jwtVerify(token, publicKey, {
    audience: 'https://push.example.com',
    algorithms: ['ES256'],
  });
  expect(payload.sub).toMatch(/^mailto:/);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(24 * 60 * 60);
});

test.each([404, 410])('a subscription that its service no longer knows (%i) is forgotten', async (status) => {
  await subscribe(PHONE);
  await pushAlert(site.services, maren.user.id, service(status).post);
  expect(await endpoints()).toEqual([]);
});

test('a service that is busy or down keeps its subscriptions, and the others get theirs', async () => {
  await subscribe(PHONE);
  await subscribe('https://down.example.com/send/1');
  const { sent, post } = service(429);
  await pushAlert(site.services, maren.user.id, async (message) => {
    if (message.url.includes('down')) throw new Error('no route');
    return post(message);
  });
  expect(sent).toHaveLength(1);
  expect(await endpoints()).toHaveLength(2);
});

describe('it ends', () => {
  test('when it is turned off', async () => {
    await subscribe(PHONE);
    const answer = await fetch(`${site.siteUrl}/push`, {
      method: 'DELETE',
      headers: { ...bearer(), 'content-type': 'application/json', origin: site.siteUrl },
      body: JSON.stringify({ endpoint: PHONE }),
    });
    expect(answer.status).toBe(200);
    expect(await endpoints()).toEqual([]);
  });

  test('with the session that asked for it', async () => {
    await subscribe(PHONE);
    await revokeSessions(site.services.db, { userId: maren.user.id }, site.services.now());
    const { sent, post } = service();
    await pushAlert(site.services, maren.user.id, post);
    expect(sent).toEqual([]);
  });

  test('with the account', async () => {
    await subscribe(PHONE);
    await site.services.db.deleteFrom('users').where('id', '=', maren.user.id).execute();
    expect(await endpoints()).toEqual([]);
  });

  test('when somebody else logs in with the same browser', async () => {
    await subscribe(PHONE);
    const ines = await signedIn(site.services, 'ines');
    await subscribe(PHONE, ines.accessToken);
    const { sent, post } = service();
    await pushAlert(site.services, maren.user.id, post);
    expect(sent).toEqual([]);
    await pushAlert(site.services, ines.user.id, post);
    expect(sent).toHaveLength(1);
  });
});

test('nobody ends it for another', async () => {
  await subscribe(PHONE);
  const ines = await signedIn(site.services, 'ines');
  await fetch(`${site.siteUrl}/push`, {
    method: 'DELETE',
    headers: { ...bearer(ines.accessToken), 'content-type': 'application/json', origin: site.siteUrl },
    body: JSON.stringify({ endpoint: PHONE }),
  });
  expect(await endpoints()).toEqual([PHONE]);
});

test('an account has ten at most, and the oldest makes room', async () => {
  for (let index = 0; index <= MAX_SUBSCRIPTIONS; index++) {
    await subscribe(`https://push.example.com/send/${String(index).padStart(2, '0')}`);
    await new Promise((later) => setTimeout(later, 2));
  }
  expect(await endpoints()).toHaveLength(MAX_SUBSCRIPTIONS);
  expect(await endpoints()).not.toContain('https://push.example.com/send/00');
});

test('after a change of the secret, those of the previous one are signed as their browsers expect', async () => {
  await subscribe(PHONE);
  const before = site.services.keys;
  const { previous: _, ...own } = before;
  const other = deriveKeys('another secret of some length, more than 32');
  site.services.keys = { ...other, previous: own };
  const { sent, post } = service();
  await pushAlert(site.services, maren.user.id, post);
  expect(sent[0]?.headers.authorization).toContain(`k=${before.push.id}`);
  site.services.keys = other;
  await pushAlert(site.services, maren.user.id, post);
  expect(await endpoints()).toEqual([]);
});

test.each([
  'http://push.example.com/send',
  'https://127.0.0.1/send',
  'https://[::1]/send',
  'https://0x7f.1/send',
  'https://localhost/send',
  'https://push.example.com:8443/send',
  'https://user:word@push.example.com/send',
  'https://push.example.com/send#part',
  'file:///etc/passwd',
  'push.example.com',
  `https://push.example.com/${'x'.repeat(1000)}`,
])('%s is no push service', async (endpoint) => {
  expect(pushBody.safeParse({ endpoint }).success).toBe(false);
  expect((await subscribe(endpoint)).status).toBe(400);
});

test('a name that leads into this network is not called', async () => {
  await subscribe('https://push.localhost/send');
  await expect(pushAlert(site.services, maren.user.id)).resolves.toBeUndefined();
  expect(await endpoints()).toHaveLength(1);
});
