import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as confirm from '../../../src/pages/api/v1/auth/confirm/passkey/index.ts';
import * as confirmOptions from '../../../src/pages/api/v1/auth/confirm/passkey/options.ts';
import * as login from '../../../src/pages/api/v1/auth/login/passkey/index.ts';
import * as loginOptions from '../../../src/pages/api/v1/auth/login/passkey/options.ts';
import * as passkey from '../../../src/pages/api/v1/auth/passkeys/[passkeyId].ts';
import * as passkeys from '../../../src/pages/api/v1/auth/passkeys/index.ts';
import * as addOptions from '../../../src/pages/api/v1/auth/passkeys/options.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { MINUTE, testClock } from '../../support/clock.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let clock: ReturnType<typeof testClock>;
let site: TestSite;
let ada: Person;
let phone: Authenticator;

beforeEach(async () => {
  clock = testClock();
  const routes = {
    '/passkeys/options': addOptions,
    '/passkeys/:passkeyId': passkey,
    '/passkeys': passkeys,
    '/login/options': loginOptions,
    '/login': login,
    '/confirm/options': confirmOptions,
    '/confirm': confirm,
  };
  site = await openTestSite(routes as Parameters<typeof openTestSite>[0], { now: clock.now });
  ada = await signedIn(site.services, 'ada');
  phone = new Authenticator();
});
afterEach(() => site.close());

interface Answer {
  status: number;
  body: { code?: string; options?: { challenge: string }; user?: { id: string }; passkeys?: { id: string }[] };
}

async function post(path: string, body: unknown, person?: Person): Promise<Answer> {
  const browser = new TestBrowser(site.siteUrl);
  if (person) browser.cookies.set('device', person.device);
  const headers = person ? { authorization: `Bearer ${person.accessToken}` } : {};
  const answer = await browser.postJson(path, body, headers);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const here = () => ({ origin: site.siteUrl, rpID: new URL(site.siteUrl).hostname });
const challengeOf = async (path: string, person?: Person) =>
  (await post(`${path}/options`, {}, person)).body.options?.challenge ?? '';

async function add(device = phone, person = ada, changed: object = {}): Promise<Answer> {
  const challenge = await challengeOf('/passkeys', person);
  return post('/passkeys', { name: 'Phone', credential: device.create({ challenge, ...here(), ...changed }) }, person);
}

async function assertion(path: string, { person, changed = {} }: { person?: Person; changed?: object } = {}) {
  const challenge = await challengeOf(path, person);
  return phone.assert({ challenge, ...here(), ...changed });
}

const REFUSED = { status: 401, body: { code: 'PASSKEY_REFUSED' } };

describe('logging in with a passkey', () => {
  beforeEach(async () => {
    expect((await add()).status).toBe(200);
  });

  test('works, and the same answer does not work again', async () => {
    const credential = await assertion('/login');
    expect(await post('/login', { credential })).toMatchObject({ status: 200, body: { user: { id: ada.user.id } } });
    expect(await post('/login', { credential })).toMatchObject(REFUSED);
  });

  test('of two with one answer at the same time, one succeeds', async () => {
    const credential = await assertion('/login');
    const answers = await Promise.all([post('/login', { credential }), post('/login', { credential })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test.each([
    ['another site', { origin: 'https://letterlock.evil.example' }],
    ['a site below ours', { origin: 'http://x.localhost' }],
    ['another relying party', { rpID: 'evil.example' }],
    ['an authenticator that asked for no PIN or fingerprint', { isVerified: false }],
  ])('is refused from %s', async (_, changed) => {
    expect(await post('/login', { credential: await assertion('/login', { changed }) })).toMatchObject(REFUSED);
  });

  test('is refused with a challenge for something else, of another session, made up, or too old', async () => {
    const bo = await signedIn(site.services, 'bo');
    const others = [
      await challengeOf('/confirm', ada),
      await challengeOf('/passkeys', bo),
      Buffer.alloc(64, 7).toString('base64url'),
      '',
    ];
    for (const challenge of others) {
      expect(await post('/login', { credential: phone.assert({ challenge, ...here() }) })).toMatchObject(REFUSED);
    }
    const credential = await assertion('/login');
    clock.advance(10 * MINUTE);
    expect(await post('/login', { credential })).toMatchObject(REFUSED);
  });

  test('is refused with a changed signature, another key, or another account’s handle', async () => {
    const credential = await assertion('/login');
    const signature = Buffer.from(credential.response.signature, 'base64url');
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    const forged = { ...credential, response: { ...credential.response, signature: signature.toString('base64url') } };
    expect(await post('/login', { credential: forged })).toMatchObject(REFUSED);
    const other = new Authenticator();
    const challenge = await challengeOf('/login');
    const stranger = { ...other.assert({ challenge, ...here() }), id: phone.id, rawId: phone.id };
    expect(await post('/login', { credential: stranger })).toMatchObject(REFUSED);
    const bo = await signedIn(site.services, 'bo');
    const handled = phone.assert({ challenge: await challengeOf('/login'), ...here() }, bo.user.id);
    expect(await post('/login', { credential: handled })).toMatchObject(REFUSED);
  });

  test('is refused for a copy that has signed less often than the original', async () => {
    phone.counter = 7;
    expect((await post('/login', { credential: await assertion('/login') })).status).toBe(200);
    phone.counter = 3;
    expect(await post('/login', { credential: await assertion('/login') })).toMatchObject(REFUSED);
  });

  test('answers alike for a passkey that nobody has', async () => {
    const challenge = await challengeOf('/login');
    const credential = new Authenticator().assert({ challenge, ...here() });
    expect(await post('/login', { credential })).toMatchObject(REFUSED);
  });
});

describe('adding a passkey', () => {
  test('takes a challenge once, and only of this session', async () => {
    const challenge = await challengeOf('/passkeys', ada);
    const bo = await signedIn(site.services, 'bo');
    const body = { name: '', credential: phone.create({ challenge, ...here() }) };
    expect(await post('/passkeys', body, bo)).toMatchObject({ status: 400, body: { code: 'PASSKEY_REFUSED' } });
    expect((await post('/passkeys', body, ada)).status).toBe(200);
    expect((await post('/passkeys', body, ada)).status).toBe(400);
  });

  test('is refused from another site, and a known one is not taken over', async () => {
    expect((await add(phone, ada, { origin: 'https://evil.example' })).status).toBe(400);
    expect((await add()).status).toBe(200);
    const bo = await signedIn(site.services, 'bo');
    expect(await add(phone, bo)).toMatchObject({ status: 409, body: { code: 'PASSKEY_EXISTS' } });
  });

  test('needs a recent login on this device', async () => {
    expect((await post('/passkeys/options', {}, { ...ada, device: 'another' })).body.code).toBe('SIGN_IN_AGAIN');
    clock.advance(11 * MINUTE);
    expect((await post('/passkeys/options', {}, ada)).body.code).toBe('SIGN_IN_AGAIN');
  });
});

describe('confirming with a passkey', () => {
  test('takes one of this account, with a challenge for this', async () => {
    await add();
    const confirmed = await assertion('/confirm', { person: ada });
    const bo = await signedIn(site.services, 'bo');
    expect((await post('/confirm', { credential: confirmed }, bo)).status).toBe(403);
    const forLogin = phone.assert({ challenge: await challengeOf('/login'), ...here() });
    expect((await post('/confirm', { credential: forLogin }, ada)).status).toBe(403);
    expect((await post('/confirm', { credential: confirmed }, ada)).status).toBe(200);
    expect((await post('/confirm', { credential: confirmed }, ada)).status).toBe(403);
  });
});

test('another account’s passkey is not renamed or removed', async () => {
  await add();
  const [own] = await site.services.db.selectFrom('passkeys').select('id').execute();
  const bo = await signedIn(site.services, 'bo');
  for (const [method, body] of [
    ['DELETE', undefined],
    ['POST', JSON.stringify({ name: 'Mine' })],
  ] as const) {
    const browser = new TestBrowser(site.siteUrl);
    browser.cookies.set('device', bo.device);
    const headers = { authorization: `Bearer ${bo.accessToken}`, origin: site.siteUrl };
    const answer = await browser.fetch(`/passkeys/${own?.id}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
    expect(answer.status, method).toBe(404);
  }
});
