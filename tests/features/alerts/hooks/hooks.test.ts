import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AlertHook,
  type HookPayload,
  MAX_HOOKS,
  type NewHookAnswer,
} from '../../../../src/features/alerts/hooks/contract.ts';
import {
  deliverHooks,
  dropOldDeliveries,
  MAX_FAILURES,
  queueHooks,
  testHook,
} from '../../../../src/features/alerts/hooks/deliver.server.ts';
import { listHooks } from '../../../../src/features/alerts/hooks/hooks.server.ts';
import type { OutgoingMessage } from '../../../../src/features/alerts/hooks/message.server.ts';
import * as hook from '../../../../src/pages/api/v1/alerts/hooks/[hookId]/index.ts';
import * as hooks from '../../../../src/pages/api/v1/alerts/hooks/index.ts';
import { deriveKeys } from '../../../../src/server/keys.ts';
import { NotPublic, type PostPublic } from '../../../../src/server/public-request.ts';
import { DAY, MINUTE, SECOND, testClock } from '../../../support/clock.ts';
import { signedIn } from '../../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../../support/site.ts';

const URL_OF_HOOK = 'https://hooks.example.com/T0/secret-path';
const TOPIC = 'https://ntfy.example.com/secret-topic';
const HOUR = 60 * MINUTE;

let clock: ReturnType<typeof testClock>;
let site: TestSite;
let ada: Awaited<ReturnType<typeof signedIn>>;
let browser: TestBrowser;

beforeEach(async () => {
  clock = testClock();
  site = await openTestSite({ '/hooks': hooks, '/hooks/:hookId': hook }, { now: clock.now });
  ada = await signedIn(site.services, 'ada');
  browser = new TestBrowser(site.siteUrl);
});
afterEach(() => site.close());

const bearer = (person = ada) => ({ authorization: `Bearer ${person.accessToken}` });
const post = (body: object) => browser.postJson('/hooks', body, bearer());
async function added(body: object = { kind: 'webhook', url: URL_OF_HOOK }): Promise<NewHookAnswer> {
  return (await post(body)).json() as Promise<NewHookAnswer>;
}
/** By the function: an access token ends before the last attempt is made. */
async function list({
  user,
  sessionId,
}: {
  user: { id: string; email: string };
  sessionId?: string;
} = ada): Promise<AlertHook[]> {
  const signedInAs = { userId: user.id, email: user.email, sessionId: sessionId ?? '' };
  return (await listHooks({ services: site.services, user: signedInAs })).hooks;
}

/** Receivers at the network boundary. */
function receivers(answer: number | Error = 204) {
  const got: OutgoingMessage[] = [];
  const send: PostPublic = async (message) => {
    got.push(message);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { got, send };
}

let scans = 0;
async function raise(sender = 'bill@paypa1.example'): Promise<string> {
  const { db } = site.services;
  const id = `scan-${scans++}`;
  await db
    .insertInto('scans')
    .values({
      ...{ id, user_id: ada.user.id, mailbox: 'm', message_id: id, arrived_at: 0, scanned_at: 0, sender },
      ...{ sender_name: 'Bill Secret', subject: 'Your secret invoice', search_text: '', severity: 'High' },
      ...{ category: 'phishing', kind: 'credential-phishing', verdict: 'dangerous', confidence: 90, brand: null },
      ...{ first_contact: 0, engine_version: '1', sender_proofs: null, marked_as: null, marked_by: null },
    })
    .execute();
  await db.transaction().execute((trx) => queueHooks(site.services, trx, ada.user.id, id));
  return id;
}

describe('a webhook', () => {
  test('is stored encrypted, and shows only its host', async () => {
    const { id, secret } = await added();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await list()).toEqual([
      {
        ...{ id, kind: 'webhook', host: 'hooks.example.com', topic: null, disabledAt: null, deliveries: [] },
        createdAt: new Date(clock.now()).toISOString(),
      },
    ]);
    const stored = JSON.stringify(await site.services.db.selectFrom('alert_hooks').selectAll().execute());
    expect(stored).not.toContain('secret-path');
    expect(stored).not.toContain(secret ?? '');
  });

  test.each([
    ['http', 'http://hooks.example.com/'],
    ['an address', 'https://127.0.0.1/'],
    ['an IPv6 address', 'https://[::1]/'],
    ['a number that is one', 'https://2130706433/'],
    ['a port', 'https://hooks.example.com:8443/'],
    ['a local name', 'https://localhost/'],
    ['a login', 'https://ada:secret@hooks.example.com/'],
  ])('is refused at %s', async (_, url) => {
    expect((await post({ kind: 'webhook', url })).status).toBe(400);
  });

  test.each(['', 'a/b/c', 'topic/', 'a%20b', 'a'.repeat(65)])(
    'of ntfy is refused without one topic: /%s',
    async (path) => {
      const answer = await post({ kind: 'ntfy', url: `https://ntfy.example.com/${path}` });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'NOT_A_TOPIC', message: expect.stringContaining('one topic') });
      expect(await list()).toEqual([]);
    },
  );

  test('of ntfy shows its topic, as long as it can be decrypted', async () => {
    await added({ kind: 'ntfy', url: `${TOPIC}?cache=no` });
    await added({ kind: 'ntfy', url: 'https://ntfy.example.com/other' });
    expect((await list()).map(({ host, topic }) => `${host} ${topic}`).toSorted()).toEqual([
      'ntfy.example.com other',
      'ntfy.example.com secret-topic',
    ]);
    await site.services.db.updateTable('alert_hooks').set({ sealed_target: 'lost' }).execute();
    expect((await list()).map(({ topic }) => topic)).toEqual([null, null]);
  });

  test(`is one of ${MAX_HOOKS} at most`, async () => {
    for (let count = 0; count < MAX_HOOKS; count++) await added();
    expect((await post({ kind: 'webhook', url: URL_OF_HOOK })).status).toBe(409);
  });

  test('is removed by its owner alone, and with the account', async () => {
    const { id } = await added();
    const ines = await signedIn(site.services, 'ines');
    const remove = async (person: typeof ada) =>
      (await fetch(`${site.siteUrl}/hooks/${id}`, { method: 'DELETE', headers: bearer(person) })).status;
    expect(await remove(ines)).toBe(404);
    expect(await list(ines)).toEqual([]);
    await raise();
    expect(await remove(ada)).toBe(200);
    await added();
    await site.services.db.deleteFrom('users').where('id', '=', ada.user.id).execute();
    expect(await site.services.db.selectFrom('alert_hooks').selectAll().execute()).toEqual([]);
    expect(await site.services.db.selectFrom('hook_deliveries').selectAll().execute()).toEqual([]);
  });
});

describe('an alert', () => {
  test('is sent signed, and says nothing of the email but the sender’s domain', async () => {
    const { secret } = await added();
    const scan = await raise();
    const { got, send } = receivers();
    await deliverHooks(site.services, send);
    expect(got).toHaveLength(1);
    const [{ url, headers, body } = {} as OutgoingMessage] = got;
    expect(url).toBe(URL_OF_HOOK);
    expect(JSON.parse(body)).toEqual({
      type: 'alert.raised',
      timestamp: new Date(clock.now()).toISOString(),
      data: {
        ...{ verdict: 'dangerous', severity: 'High', kind: 'credential-phishing', senderDomain: 'paypa1.example' },
        url: `${site.siteUrl}/dashboard?view=scans&scan=${scan}`,
      },
    } satisfies HookPayload);
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
    const key = Buffer.from(secret?.slice('whsec_'.length) ?? '', 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(timestamp).toBe(String(clock.now() / 1000));
  });

  test('can’t be replayed: the signature is of its id and time, too, and each attempt has its own time', async () => {
    const { secret } = await added();
    await raise();
    const { got, send } = receivers();
    await deliverHooks(site.services, send);
    const [{ headers, body } = {} as OutgoingMessage] = got;
    const key = Buffer.from(secret?.slice('whsec_'.length) ?? '', 'base64');
    const isSigned = (changed: Partial<Record<string, string>> = {}, sent = body) => {
      const {
        'webhook-id': id,
        'webhook-timestamp': time,
        'webhook-signature': signature,
      } = { ...headers, ...changed };
      return signature === `v1,${createHmac('sha256', key).update(`${id}.${time}.${sent}`).digest('base64')}`;
    };
    expect(isSigned()).toBe(true);
    expect(isSigned({ 'webhook-timestamp': String(clock.now() / 1000 + 600) })).toBe(false);
    expect(isSigned({ 'webhook-id': 'another' })).toBe(false);
    expect(isSigned({}, body.replace('dangerous', 'safe'))).toBe(false);
    // Delivered events aren't sent again.
    clock.advance(HOUR);
    await deliverHooks(site.services, send);
    expect(got).toHaveLength(1);
  });

  test('goes to an ntfy topic as text, with a domain that no phone makes a link of', async () => {
    await added({ kind: 'ntfy', url: TOPIC, token: 'tk_secret' });
    await raise();
    const { got, send } = receivers(200);
    await deliverHooks(site.services, send);
    expect(got[0]).toMatchObject({
      url: TOPIC,
      headers: { title: 'Letterlock: high severity', priority: '4', authorization: 'Bearer tk_secret' },
      body: 'credential phishing\nFrom paypa1[.]example',
    });
  });

  test('goes to all, and once, when two processes send at a time', async () => {
    await added();
    await added({ kind: 'ntfy', url: TOPIC });
    await raise();
    const { got, send } = receivers();
    await Promise.all([deliverHooks(site.services, send), deliverHooks(site.services, send)]);
    expect(got.map(({ url }) => url).toSorted()).toEqual([URL_OF_HOOK, TOPIC]);
    await deliverHooks(site.services, send);
    expect(got).toHaveLength(2);
  });

  test('is tried again with the same id, six times within eight hours', async () => {
    await added();
    await raise();
    const { got, send } = receivers(500);
    await deliverHooks(site.services, send);
    const waits = [15 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR];
    for (const [made, wait] of waits.entries()) {
      clock.advance(wait - 1);
      await deliverHooks(site.services, send);
      expect(got, `before ${wait} ms`).toHaveLength(made + 1);
      clock.advance(1);
      await deliverHooks(site.services, send);
      expect(got, `after ${wait} ms`).toHaveLength(made + 2);
    }
    clock.advance(DAY);
    await deliverHooks(site.services, send);
    expect(got).toHaveLength(6);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(got.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(6);
    const [{ deliveries } = { deliveries: [] }] = await list();
    expect(deliveries).toMatchObject([{ isTest: false, attempts: 6, status: 500, problem: 'refused', nextAt: null }]);
  });

  test('that arrives at last counts as delivered', async () => {
    await added();
    await raise();
    await deliverHooks(site.services, receivers(new Error('no route')).send);
    expect((await list())[0]?.deliveries).toMatchObject([{ status: null, problem: 'unreachable' }]);
    clock.advance(15 * SECOND);
    await deliverHooks(site.services, receivers().send);
    expect((await list())[0]?.deliveries).toMatchObject([{ attempts: 2, status: 204, problem: null, nextAt: null }]);
  });

  test.each([
    [new NotPublic('10.0.0.1'), 'not-public'],
    [new DOMException('late', 'TimeoutError'), 'late'],
  ])('says why it did not arrive: %s', async (error, problem) => {
    await added();
    await raise();
    await deliverHooks(site.services, receivers(error).send);
    expect((await list())[0]?.deliveries).toMatchObject([{ status: null, problem }]);
  });

  test('disappears with its scan', async () => {
    await added();
    const scan = await raise();
    await site.services.db.deleteFrom('scans').where('id', '=', scan).execute();
    const { got, send } = receivers();
    await deliverHooks(site.services, send);
    expect(got).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  async function giveUpOn(status: number, alerts: number): Promise<void> {
    for (let count = 0; count < alerts; count++) {
      await raise();
      for (let attempt = 0; attempt < 6; attempt++) {
        await deliverHooks(site.services, receivers(status).send);
        clock.advance(5 * HOUR);
      }
    }
  }

  test(`is turned off after ${MAX_FAILURES} alerts, and its owner gets an email`, async () => {
    await added();
    await giveUpOn(500, MAX_FAILURES - 1);
    expect((await list())[0]?.disabledAt).toBeNull();
    await giveUpOn(500, 1);
    expect((await list())[0]?.disabledAt).not.toBeNull();
    const mails = await site.services.db.selectFrom('outbox').select(['mail', 'recipient']).execute();
    const mail = (words: string) => ({ recipient: ada.user.email, mail: expect.stringContaining(words) });
    expect(mails).toHaveLength(2);
    expect(mails).toEqual(
      expect.arrayContaining([
        mail('now also sent to hooks.example.com'),
        mail('deliver your alerts to hooks.example.com'),
      ]),
    );
    const { got, send } = receivers();
    await raise();
    await deliverHooks(site.services, send);
    expect(got).toEqual([]);
  });

  test('is turned off at once when it says that it is gone', async () => {
    await added();
    await raise();
    await deliverHooks(site.services, receivers(410).send);
    expect((await list())[0]?.disabledAt).not.toBeNull();
  });

  test('is turned on again by a test that arrives', async () => {
    const { id } = await added();
    await raise();
    await deliverHooks(site.services, receivers(410).send);
    const failed = await testHook(site.services, ada.user.id, id, receivers(500).send);
    expect(failed).toMatchObject({ delivery: { isTest: true, status: 500, problem: 'refused', nextAt: null } });
    expect((await list())[0]?.disabledAt).not.toBeNull();
    const { got, send } = receivers();
    expect(await testHook(site.services, ada.user.id, id, send)).toMatchObject({ delivery: { problem: null } });
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      type: 'alert.test',
      data: { senderDomain: 'sender.example' },
    });
    expect((await list())[0]).toMatchObject({ disabledAt: null, deliveries: [{}, {}, {}] });
  });

  test('gets no test from somebody else', async () => {
    const { id } = await added();
    const ines = await signedIn(site.services, 'ines');
    const { got, send } = receivers();
    expect(await testHook(site.services, ines.user.id, id, send)).toMatchObject({ status: 404 });
    expect(got).toEqual([]);
  });
});

test('after a change of the secret, those of the previous one are still sent', async () => {
  await added();
  await raise();
  const [secret, previous] = ['another secret of 32 characters, or more', 'a secret of 32 characters or even more'];
  const { got, send } = receivers();
  const before = deriveKeys(previous);
  const keys = { ...deriveKeys(secret), previous: { ...before, alertHook: site.services.keys.alertHook } };
  await deliverHooks({ ...site.services, keys }, send);
  expect(got).toHaveLength(1);
});

test('deliveries are forgotten after 30 days', async () => {
  await added();
  await raise();
  await deliverHooks(site.services, receivers().send);
  clock.advance(30 * DAY - 1);
  await dropOldDeliveries(site.services);
  expect((await list())[0]?.deliveries).toHaveLength(1);
  clock.advance(1);
  await dropOldDeliveries(site.services);
  expect((await list())[0]?.deliveries).toEqual([]);
});
