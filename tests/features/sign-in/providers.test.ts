import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSignIn } from '../../../src/features/sign-in/auth-url.server.ts';
import { linkBody, loginBody, registerBody, STATE_HEADER } from '../../../src/features/sign-in/contract.ts';
import {
  confirmByProvider,
  link,
  startLinking,
  startProviderConfirming,
  unlink,
} from '../../../src/features/sign-in/identities.server.ts';
import { listMethods } from '../../../src/features/sign-in/methods.server.ts';
import { login, register } from '../../../src/features/sign-in/oauth.server.ts';
import * as confirmCode from '../../../src/pages/api/v1/auth/confirm/code/index.ts';
import * as confirmCodeRequest from '../../../src/pages/api/v1/auth/confirm/code/request.ts';
import * as resendOtp from '../../../src/pages/api/v1/auth/resend-otp.ts';
import * as verifyOtp from '../../../src/pages/api/v1/auth/verify-otp.ts';
import * as account from '../../../src/pages/api/v1/users/[userId]/index.ts';
import * as returnRoute from '../../../src/pages/oauth/return/[providerId].ts';
import { endpoint } from '../../../src/server/endpoint.ts';
import { openMail } from '../../../src/server/mail/outbox.ts';
import type { Network } from '../../../src/server/oidc/provider.ts';
import { type FakeProvider, fakeProvider, type ProviderAccount } from '../../mocks/oidc-provider.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const NORTHWIND = 'https://login.northwind.example/v2.0';
const CONTOSO = 'https://id.contoso.example';
const CLIENT = { clientId: 'client-of-letterlock', clientSecret: 'its-secret' };
const SIGN_IN_PROVIDERS = JSON.stringify([
  { id: 'northwind', name: 'Northwind', issuer: NORTHWIND, ...CLIENT },
  { id: 'contoso', name: 'Contoso', issuer: CONTOSO, ...CLIENT, trustsEmail: true },
]);

const ada = { sub: 'a-1', email: 'ada@northwind.example' };

let now: number;
let northwind: FakeProvider;
let contoso: FakeProvider;
let site: TestSite;
let browser: TestBrowser;

beforeEach(async () => {
  now = Date.now();
  northwind = fakeProvider(NORTHWIND);
  contoso = fakeProvider(CONTOSO);
  const network: Network = {
    fetch: (url, init) => (String(url).startsWith(CONTOSO) ? contoso : northwind).network.fetch(url, init),
    timeoutSeconds: 0.2,
  };
  const signedIn = { access: 'signed-in' } as const;
  site = await openTestSite(
    {
      '/url/:providerId/:flowType': { GET: endpoint({ access: 'anyone' }, (call) => startSignIn(call, network)) },
      '/register': { POST: endpoint({ access: 'anyone', body: registerBody }, (call) => register(call, network)) },
      '/login': { POST: endpoint({ access: 'anyone', body: loginBody }, (call) => login(call, network)) },
      '/link-url/:providerId': { POST: endpoint(signedIn, (call) => startLinking(call, network)) },
      '/link': { POST: endpoint({ ...signedIn, body: linkBody }, (call) => link(call, network)) },
      '/confirm-url/:providerId': { POST: endpoint(signedIn, (call) => startProviderConfirming(call, network)) },
      '/confirm': { POST: endpoint({ ...signedIn, body: linkBody }, (call) => confirmByProvider(call, network)) },
      '/identities/:identityId': { DELETE: endpoint(signedIn, unlink) },
      '/methods': { GET: endpoint(signedIn, listMethods) },
      '/confirm/code/request': confirmCodeRequest,
      '/confirm/code': confirmCode,
      '/verify-otp': verifyOtp,
      '/resend-otp': resendOtp,
      '/users/:userId': account,
      '/oauth/return/:providerId': returnRoute,
    },
    { environment: { SIGN_IN_PROVIDERS, DEMO_PROVIDER: 'off' }, now: () => now },
  );
  browser = new TestBrowser(site.siteUrl);
});

afterEach(() => site.close());

type Id = 'northwind' | 'contoso';
const mock = (id: Id) => (id === 'northwind' ? northwind : contoso);

async function authUrl(id: string, flow: string, from = browser): Promise<string> {
  return ((await (await from.fetch(`/url/${id}/${flow}`)).json()) as { authUrl: string }).authUrl;
}

async function answerOf(response: Promise<Response>) {
  const answer = await response;
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

interface Returned {
  code: string;
  state: string;
  iss?: string | undefined;
  provider: string;
}

function finish(flow: 'register' | 'login', { code, state, ...from }: Returned, by = browser) {
  const body =
    flow === 'register' ? { access_token: code, flowType: flow, ...from } : { code, flowType: flow, ...from };
  return answerOf(by.postJson(`/${flow}`, body, { [STATE_HEADER]: state }));
}

async function go(flow: 'register' | 'login', id: Id, account: ProviderAccount = ada, by = browser) {
  const returned = mock(id).consent(await authUrl(id, flow, by), account);
  return finish(flow, { ...returned, provider: id }, by);
}

const accounts = () => site.services.db.selectFrom('users').select(['id', 'email']).execute();
const tokenOf = ({ body }: { body: Record<string, unknown> }) => (body.user as { accessToken: string }).accessToken;

describe('another provider', () => {
  test('is asked for an identity alone, at a redirect URI of its own', async () => {
    const asked = new URL(await authUrl('northwind', 'register'));
    expect(asked.origin + asked.pathname).toBe(`${NORTHWIND}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: CLIENT.clientId,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `${site.siteUrl}/oauth/return/northwind`,
      state: expect.stringMatching(/^register\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const other = new URL(await authUrl('contoso', 'login'));
    expect(other.searchParams.get('redirect_uri')).toBe(`${site.siteUrl}/oauth/return/contoso`);
  });

  test('that is not in the settings is not there, and Google is not set up', async () => {
    expect((await browser.fetch('/url/fabrikam/login')).status).toBe(404);
    expect((await browser.fetch('/url/google/login')).status).toBe(503);
  });

  test('registers and logs in at once, then logs in to the same account', async () => {
    const registered = await go('register', 'northwind');
    expect(registered).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
    expect(tokenOf(registered)).toEqual(expect.any(String));
    const { body } = await go('login', 'northwind');
    expect(body.user).toMatchObject({ id: (registered.body.user as { id: string }).id });
    expect(await accounts()).toHaveLength(1);
  });

  test('without an account says so', async () => {
    expect(await go('login', 'contoso')).toMatchObject({ status: 404, body: { code: 'NOT_REGISTERED' } });
  });

  test('that takes the secret by HTTP Basic gets it so', async () => {
    northwind.metadata = { token_endpoint_auth_methods_supported: undefined };
    expect((await go('register', 'northwind')).status).toBe(200);
    expect(northwind.tokenRequests[0]?.has('client_secret')).toBe(false);
  });
});

describe('an address', () => {
  test('at the UserInfo endpoint counts as one in the id_token', async () => {
    northwind.userInfo = { sub: ada.sub, email: ada.email, email_verified: true };
    expect(await go('register', 'northwind')).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
  });

  test('of another subject at the UserInfo endpoint is refused', async () => {
    northwind.userInfo = { sub: 'somebody-else', email: ada.email, email_verified: true };
    expect(await go('register', 'northwind')).toMatchObject({ status: 502 });
    expect(await accounts()).toEqual([]);
  });

  test.each([
    ['said to be unverified', { email_verified: false }],
    ['of which nothing is said', { email_verified: undefined }],
  ])('%s makes no account', async (_, claims) => {
    northwind.claims = claims;
    expect(await go('register', 'northwind')).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect(await accounts()).toEqual([]);
  });

  test('counts where the operator trusts the provider, unless it says that it is unverified', async () => {
    contoso.claims = { email_verified: false };
    expect(await go('register', 'contoso')).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    contoso.claims = { email_verified: undefined };
    expect((await go('register', 'contoso')).status).toBe(200);
  });

  test.each([true, false, undefined])('verified or not (%s), takes no account over', async (email_verified) => {
    const { body } = await go('register', 'northwind');
    const thief = new TestBrowser(site.siteUrl);
    contoso.claims = { email_verified };
    const refused = await go('register', 'contoso', { sub: 'thief', email: 'ADA@northwind.example' }, thief);
    expect(refused.body.code).toBe(email_verified === false ? 'EMAIL_NOT_VERIFIED' : 'EMAIL_TAKEN');
    const login = await go('login', 'contoso', { sub: 'thief', email: ada.email }, thief);
    expect(login.body.code).toBe('NOT_REGISTERED');
    expect(await accounts()).toEqual([{ id: (body.user as { id: string }).id, email: ada.email }]);
  });

  test('that changes without being verified leaves the account its own, and logs in', async () => {
    await go('register', 'northwind');
    northwind.claims = { email_verified: false, email: 'eve@northwind.example' };
    expect(await go('login', 'northwind')).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
  });
});

describe('mix-up of providers (RFC 9207)', () => {
  test('an answer at the redirect URI of another provider is refused before any is asked', async () => {
    const { code, state } = contoso.consent(await authUrl('northwind', 'register'), ada);
    const returned = { code, state, iss: CONTOSO, provider: 'contoso' };
    expect(await finish('register', returned)).toMatchObject({ status: 400, body: { code: 'STATE_MISMATCH' } });
    expect([...contoso.tokenRequests, ...northwind.tokenRequests]).toEqual([]);
  });

  test.each([
    ['of another issuer', CONTOSO],
    ['that is missing though announced', undefined],
  ])('an `iss` %s is refused before the code is sent', async (_, iss) => {
    const returned = northwind.consent(await authUrl('northwind', 'register'), ada);
    expect(await finish('register', { ...returned, iss, provider: 'northwind' })).toMatchObject({ status: 502 });
    expect(northwind.tokenRequests).toEqual([]);
  });

  test('a provider that does not announce `iss` goes without', async () => {
    northwind.metadata = { authorization_response_iss_parameter_supported: undefined };
    const { code, state } = northwind.consent(await authUrl('northwind', 'register'), ada);
    expect((await finish('register', { code, state, provider: 'northwind' })).status).toBe(200);
  });
});

describe('an answer of a provider', () => {
  test('is passed on to the page of its flow, with nothing but what is known', async () => {
    const query = 'code=c&state=register.s&iss=https%3A%2F%2Fa.example&session_state=x&next=https://evil.example';
    const answer = await browser.fetch(`/oauth/return/northwind?${query}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${site.siteUrl}/oauth/register?code=c&state=register.s&iss=https%3A%2F%2Fa.example&provider=northwind`,
    );
  });

  test.each([
    ['error=access_denied&state=login.s', '/oauth/login?state=login.s&error=access_denied&provider=northwind'],
    ['code=c&state=__proto__.s', '/oauth/login?code=c&state=__proto__.s&provider=northwind'],
    ['', '/oauth/login?provider=northwind'],
  ])('%s goes to a page of ours', async (query, location) => {
    const answer = await browser.fetch(`/oauth/return/northwind?${query}`);
    expect(answer.headers.get('location')).toBe(site.siteUrl + location);
  });

  test('of nobody in the settings is refused', async () => {
    expect((await browser.fetch('/oauth/return/fabrikam?code=c')).status).toBe(404);
  });

  test('with an expired code or another nonce is refused', async () => {
    const { state } = northwind.consent(await authUrl('northwind', 'login'), ada);
    const expired = { code: 'expired', state, iss: NORTHWIND, provider: 'northwind' };
    expect(await finish('login', expired)).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
    northwind.claims = { nonce: 'of-another' };
    expect(await go('login', 'northwind')).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
  });
});

describe('connecting another login', () => {
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

  async function connect(token: string, id: Id, account: ProviderAccount, by = browser) {
    const asked = await answerOf(by.fetch(`/link-url/${id}`, { method: 'POST', headers: headersOf(token) }));
    if (asked.status !== 200) return asked;
    const { code, state, iss } = mock(id).consent(asked.body.authUrl as string, account);
    const headers = { [STATE_HEADER]: state, ...headersOf(token) };
    return answerOf(by.postJson('/link', { code, iss, provider: id }, headers));
  }

  async function methods(token: string) {
    const { body } = await answerOf(browser.fetch('/methods', { headers: headersOf(token) }));
    return body as unknown as { identities: { id: string; provider: string; email: string }[] };
  }

  const remove = (token: string, id: string) =>
    answerOf(browser.fetch(`/identities/${id}`, { method: 'DELETE', headers: headersOf(token) }));

  test('logs in to the same account, whatever its address', async () => {
    const token = tokenOf(await go('register', 'northwind'));
    contoso.claims = { email_verified: false };
    const account = { sub: 'c-1', email: 'ada.l@contoso.example' };
    expect(await connect(token, 'contoso', account)).toMatchObject({ status: 200 });
    const { body } = await go('login', 'contoso', account);
    expect(body.user).toMatchObject({ email: ada.email });
    expect(await accounts()).toHaveLength(1);
    expect((await methods(tokenOf({ body }))).identities).toMatchObject([
      { provider: 'Northwind', email: ada.email },
      // It isn't verified, so the account must never adopt it.
      { provider: 'Contoso', email: '' },
    ]);
  });

  test('needs a recent login in this browser', async () => {
    const token = tokenOf(await go('register', 'northwind'));
    expect(await connect(token, 'contoso', ada, new TestBrowser(site.siteUrl))).toMatchObject({
      status: 403,
      body: { code: 'SIGN_IN_AGAIN' },
    });
    now += 10 * 60_000 + 1;
    expect(await connect(token, 'contoso', ada)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
  });

  test('that is begun by one user cannot be finished by another', async () => {
    const token = tokenOf(await go('register', 'northwind'));
    const asked = await answerOf(browser.fetch('/link-url/contoso', { method: 'POST', headers: headersOf(token) }));
    const { code, state, iss } = contoso.consent(asked.body.authUrl as string, { sub: 'c-1' });
    const attempt = browser.cookies.get('sign-in-link') ?? '';
    const bob = tokenOf(await go('register', 'northwind', { sub: 'b-1', email: 'bob@northwind.example' }));
    browser.cookies.set('sign-in-link', attempt);
    const headers = { [STATE_HEADER]: state, ...headersOf(bob) };
    expect(await answerOf(browser.postJson('/link', { code, iss, provider: 'contoso' }, headers))).toMatchObject({
      status: 400,
      body: { code: 'AUTH_STATE_MISSING' },
    });
  });

  test('of another account is refused, and one that is connected already', async () => {
    await go('register', 'contoso', { sub: 'c-1', email: 'ada@contoso.example' });
    const token = tokenOf(await go('register', 'northwind'));
    expect((await connect(token, 'contoso', { sub: 'c-1' })).body.code).toBe('LINKED_ELSEWHERE');
    expect((await connect(token, 'northwind', ada)).body.code).toBe('ALREADY_LINKED');
  });

  test('is removed, but never the last way in, nor another account’s', async () => {
    const bob = tokenOf(await go('register', 'contoso', { sub: 'b-1', email: 'bob@contoso.example' }));
    const [his] = (await methods(bob)).identities;
    const token = tokenOf(await go('register', 'northwind'));
    const [first] = (await methods(token)).identities;
    expect(await remove(token, his?.id ?? '')).toMatchObject({ status: 404 });
    expect(await remove(token, first?.id ?? '')).toMatchObject({ status: 409, body: { code: 'LAST_WAY_IN' } });
    await connect(token, 'contoso', { sub: 'c-1' });
    expect(await remove(token, first?.id ?? '')).toMatchObject({ status: 200 });
    expect((await go('login', 'northwind')).body.code).toBe('NOT_REGISTERED');
    expect((await go('login', 'contoso', { sub: 'c-1' })).status).toBe(200);
  });
});

describe('confirming by a provider', () => {
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
  const seconds = () => Math.floor(now / 1000);

  async function confirm(token: string, account: ProviderAccount = ada) {
    const asked = await answerOf(
      browser.fetch('/confirm-url/northwind', { method: 'POST', headers: headersOf(token) }),
    );
    const authUrl = new URL(asked.body.authUrl as string);
    const { code, state, iss } = northwind.consent(authUrl.href, account);
    const headers = { [STATE_HEADER]: state, ...headersOf(token) };
    return {
      authUrl,
      ...(await answerOf(browser.postJson('/confirm', { code, iss, provider: 'northwind' }, headers))),
    };
  }

  test('asks for a new login, and takes one that began after it was asked for', async () => {
    const token = tokenOf(await go('register', 'northwind'));
    northwind.claims = { auth_time: seconds() };
    const { authUrl, status } = await confirm(token);
    expect(status).toBe(200);
    expect(Object.fromEntries(authUrl.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
  });

  test.each([
    ['a minute and more before', () => seconds() - 61],
    ['at no time that it tells', () => undefined],
  ])('refuses a provider at which the user logged in %s', async (_, auth_time) => {
    const token = tokenOf(await go('register', 'northwind'));
    northwind.claims = { auth_time: auth_time() };
    expect(await confirm(token)).toMatchObject({ status: 403, body: { code: 'NOT_ASKED' } });
  });

  test('refuses another identity', async () => {
    const token = tokenOf(await go('register', 'northwind'));
    northwind.claims = { auth_time: seconds() };
    const other = { sub: 'b-1', email: 'bob@northwind.example' };
    expect(await confirm(token, other)).toMatchObject({ status: 403, body: { code: 'ANOTHER_IDENTITY' } });
  });

  test('a login asks for its time, and without one it confirms nothing', async () => {
    await go('register', 'northwind');
    expect(new URL(await authUrl('northwind', 'login')).searchParams.get('max_age')).toBe('31536000');
    const linking = (token: string) =>
      answerOf(browser.fetch('/link-url/contoso', { method: 'POST', headers: headersOf(token) }));
    expect(await linking(tokenOf(await go('login', 'northwind')))).toMatchObject({ status: 200 });
    northwind.claims = { auth_time: undefined };
    const token = tokenOf(await go('login', 'northwind'));
    expect(await linking(token)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
  });

  test('a login that the provider passed on without asking is as old as there', async () => {
    await go('register', 'northwind');
    northwind.claims = { auth_time: seconds() - 11 * 60 };
    const token = tokenOf(await go('login', 'northwind'));
    const linking = browser.fetch('/link-url/contoso', { method: 'POST', headers: headersOf(token) });
    expect(await answerOf(linking)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    northwind.claims = { auth_time: seconds() };
    expect(await confirm(token)).toMatchObject({ status: 200 });
  });
});

describe('confirming by an emailed code', () => {
  const MINUTE = 60_000;
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
  const bob = { sub: 'b-1', email: 'bob@northwind.example' };

  async function mails(to: string) {
    const rows = await site.services.db.selectFrom('outbox').selectAll().orderBy('written_at').execute();
    const opened = await Promise.all(rows.map((row) => openMail(site.services.keys, row)));
    return opened.filter((mail) => mail.to === to).map(({ text }) => text);
  }

  /** Logs in at a provider that doesn't state the time of login. */
  async function untimed(who = ada, by = browser) {
    northwind.claims = { auth_time: undefined };
    await go('register', 'northwind', who, by);
    const { body } = await go('login', 'northwind', who, by);
    const user = body.user as { id: string; accessToken: string };
    return { id: user.id, token: user.accessToken };
  }

  const post = (path: string, token: string, body: unknown = {}, by = browser) =>
    answerOf(by.postJson(path, body, headersOf(token)));

  async function request(token: string, { email } = ada, by = browser) {
    const { status, body } = await post('/confirm/code/request', token, {}, by);
    const otp = (await mails(email)).flatMap((text) => /^\d{6}$/m.exec(text)?.[0] ?? []).at(-1) ?? '';
    return { status, body, code: { requestId: String(body.requestId), otp } };
  }

  const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  const remove = (id: string, token: string) =>
    answerOf(browser.fetch(`/users/${id}`, { method: 'DELETE', headers: headersOf(token) }));
  const offersCode = async (token: string) =>
    (await answerOf(browser.fetch('/methods', { headers: headersOf(token) }))).body.emailedCode;

  test('lets an account be deleted whose provider never says when somebody logged in', async () => {
    const { id, token } = await untimed();
    expect(await remove(id, token)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    expect(await offersCode(token)).toBe(true);
    const { status, body, code } = await request(token);
    expect({ status, body }).toEqual({ status: 200, body: { requestId: expect.any(String) } });
    expect((await mails(ada.email)).at(-1)).toContain('confirm that it’s you');
    expect(await post('/confirm/code', token, code)).toMatchObject({ status: 200 });
    // It confirms only once.
    expect(await post('/confirm/code', token, code)).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
    expect((await remove(id, token)).status).toBe(200);
    expect(await accounts()).toEqual([]);
  });

  test('counts for ten minutes', async () => {
    const { id, token } = await untimed();
    await post('/confirm/code', token, (await request(token)).code);
    now += 10 * MINUTE + 1;
    expect(await remove(id, token)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
  });

  test('is offered once a provider that was asked says no time, until it says one', async () => {
    const token = tokenOf(await go('register', 'northwind'));
    expect(await offersCode(token)).toBe(false);
    northwind.claims = { auth_time: undefined };
    const asked = await post('/confirm-url/northwind', token);
    const { code, state, iss } = northwind.consent(asked.body.authUrl as string, ada);
    const headers = { [STATE_HEADER]: state, ...headersOf(token) };
    const refused = await answerOf(browser.postJson('/confirm', { code, iss, provider: 'northwind' }, headers));
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('email you a code') } });
    expect(await offersCode(token)).toBe(true);
    northwind.claims = { auth_time: Math.floor(now / 1000) };
    expect(await offersCode(tokenOf(await go('login', 'northwind')))).toBe(false);
  });

  const addPassword = (user_id: string) =>
    site.services.db.insertInto('passwords').values({ user_id, hash: 'h', changed_at: now }).execute();
  const addPasskey = (user_id: string) => {
    const key = { credential_id: 'c', public_key: 'k', signatures: 0, transports: '[]', name: 'Phone' };
    const row = { id: 'p', user_id, ...key, created_at: now, used_at: null };
    return site.services.db.insertInto('passkeys').values(row).execute();
  };

  test.each(['a password', 'a provider that says when', 'a passkey that a new password can replace'])(
    'is refused where there is %s',
    async (way) => {
      const { id, token } = await untimed();
      const open = await request(token);
      const { db } = site.services;
      if (way === 'a password') await addPassword(id);
      else if (way === 'a provider that says when') await db.updateTable('identities').set({ tells_time: 1 }).execute();
      else {
        await addPasskey(id);
        await db.deleteFrom('identities').execute();
      }
      const refused = { status: 409, body: { code: 'ANOTHER_WAY' } };
      expect(await post('/confirm/code/request', token)).toMatchObject(refused);
      expect(await post('/confirm/code', token, open.code)).toMatchObject(refused);
      expect(await offersCode(token)).toBe(false);
    },
  );

  test.each(['on', 'off'])('lets an account be deleted whose passkey is lost, with passwords %s', async (passwords) => {
    site.services.settings.passwordAccounts = passwords === 'on';
    const { id, token } = await untimed();
    await addPasskey(id);
    expect(await offersCode(token)).toBe(true);
    expect(await post('/confirm/code', token, (await request(token)).code)).toMatchObject({ status: 200 });
    expect((await remove(id, token)).status).toBe(200);
  });

  test('is for those with passkeys or a password alone, too, once passwords are switched off', async () => {
    const { id, token } = await untimed();
    await Promise.all([addPassword(id), addPasskey(id)]);
    await site.services.db.deleteFrom('identities').execute();
    expect(await offersCode(token)).toBe(false);
    site.services.settings.passwordAccounts = false;
    const { body } = await answerOf(browser.fetch('/methods', { headers: headersOf(token) }));
    expect(body).toMatchObject({ password: null, passkeys: 1, emailedCode: true });
  });

  test('takes five guesses, ten minutes, and the right purpose', async () => {
    const { token } = await untimed();
    const refused = { status: 400, body: { code: 'CODE_REFUSED' } };
    const first = (await request(token)).code;
    expect(await answerOf(browser.postJson('/verify-otp', first))).toMatchObject(refused);
    for (let guess = 0; guess < 5; guess++) {
      expect(await post('/confirm/code', token, { ...first, otp: wrong(first.otp) })).toMatchObject(refused);
    }
    expect(await post('/confirm/code', token, first)).toMatchObject(refused);
    const second = (await request(token)).code;
    now += 10 * MINUTE;
    expect(await post('/confirm/code', token, second)).toMatchObject(refused);
  });

  test('is limited for the account, to five codes and ten guesses an hour', async () => {
    const { token } = await untimed();
    const { code } = await request(token);
    for (let sent = 1; sent < 5; sent++) expect((await request(token)).status).toBe(200);
    expect((await request(token)).status).toBe(429);
    for (let guess = 0; guess < 10; guess++) {
      expect((await post('/confirm/code', token, { ...code, otp: wrong(code.otp) })).status).toBe(400);
    }
    expect((await post('/confirm/code', token, code)).status).toBe(429);
  });

  test('tells nothing about other accounts, and no code of one works in another', async () => {
    const hers = await untimed();
    const other = new TestBrowser(site.siteUrl);
    const his = await untimed(bob, other);
    const { code } = await request(his.token, bob, other);
    const before = (await mails(ada.email)).length;
    // The address is the session's, whatever the body says.
    await post('/confirm/code/request', his.token, { email: ada.email }, other);
    expect((await mails(ada.email)).length).toBe(before);
    const foreign = await post('/confirm/code', hers.token, code);
    const unknown = await post('/confirm/code', hers.token, { ...code, requestId: crypto.randomUUID() });
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
    expect((await answerOf(browser.postJson('/confirm/code/request', {}))).status).toBe(401);
  });

  test('does not confirm a session in another browser', async () => {
    const { token } = await untimed();
    const { code } = await request(token);
    const thief = new TestBrowser(site.siteUrl);
    expect(await post('/confirm/code', token, code, thief)).toMatchObject({ status: 403 });
  });

  test('is sent again with the calls of other codes', async () => {
    const { token } = await untimed();
    const { code } = await request(token);
    await browser.postJson('/resend-otp', { requestId: code.requestId });
    const otp = (await mails(ada.email)).flatMap((text) => /^\d{6}$/m.exec(text)?.[0] ?? []).at(-1);
    expect((await post('/confirm/code', token, { ...code, otp })).status).toBe(200);
  });
});
