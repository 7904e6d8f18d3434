import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { calculatePKCECodeChallenge } from 'openid-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../../src/features/demo-provider/accounts.ts';
import { verifyDemoAccessToken } from '../../../../src/features/demo-provider/identity/access-token.server.ts';
import { authorize } from '../../../../src/features/demo-provider/identity/authorize.server.ts';
import { STATE_HEADER } from '../../../../src/features/sign-in/contract.ts';
import * as authUrlRoute from '../../../../src/pages/api/v1/auth/google-auth-url/[flowType].ts';
import * as loginRoute from '../../../../src/pages/api/v1/auth/login/oauth.ts';
import * as registerRoute from '../../../../src/pages/api/v1/auth/register/oauth.ts';
import * as metadataRoute from '../../../../src/pages/demo/google/.well-known/openid-configuration.ts';
import * as keysRoute from '../../../../src/pages/demo/google/jwks.ts';
import * as tokenRoute from '../../../../src/pages/demo/google/token.ts';
import { endpoint } from '../../../../src/server/endpoint.ts';
import { currentGrant } from '../../../../src/server/mailbox/grants.ts';
import { type AuthFlow, GMAIL_READONLY } from '../../../../src/server/oidc/flow.ts';
import { DEMO_CLIENT_ID } from '../../../../src/server/oidc/provider.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../../support/site.ts';

const [maren, jonas] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0], (typeof DEMO_ACCOUNTS)[0]];

// The page around it shows what this returns; a Response is sent as it is.
const consentRoute = endpoint({ access: 'anyone', fromServers: true }, async ({ context }) => {
  const answer = await authorize(context);
  return answer instanceof Response || 'failed' in answer ? answer : { ...answer };
});

const routes = {
  '/api/v1/auth/google-auth-url/:flowType': authUrlRoute,
  '/api/v1/auth/register/oauth': registerRoute,
  '/api/v1/auth/login/oauth': loginRoute,
  '/demo/google/.well-known/openid-configuration': metadataRoute,
  '/demo/google/jwks': keysRoute,
  '/demo/google/token': tokenRoute,
  '/demo/google/authorize': { GET: consentRoute, POST: consentRoute },
};

let now: number;
let site: TestSite;
let browser: TestBrowser;

beforeEach(async () => {
  now = Date.now();
  site = await openTestSite(routes, { now: () => now });
  browser = new TestBrowser(site.siteUrl);
});

afterEach(() => site.close());

async function authUrl(flowType: AuthFlow): Promise<URL> {
  const answer = await browser.fetch(`/api/v1/auth/google-auth-url/${flowType}`);
  return new URL(((await answer.json()) as { authUrl: string }).authUrl);
}

/** Presses one of the consent page's buttons; an empty account is Cancel. The mailbox stays ticked. */
async function press(url: URL, account: string, ticked = { mailbox: 'on' }): Promise<Response> {
  return browser.fetch(url.href, { method: 'POST', body: new URLSearchParams({ account, ...ticked }) });
}

async function signIn(flowType: AuthFlow, account = maren) {
  const url = await authUrl(flowType);
  const back = new URL((await press(url, account.subject)).headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`${site.siteUrl}/oauth/${flowType}`);
  const code = back.searchParams.get('code') ?? '';
  const body = flowType === 'register' ? { access_token: code, flowType } : { code, flowType };
  const state = back.searchParams.get('state') ?? '';
  const answer = await browser.postJson(`/api/v1/auth/${flowType}/oauth`, body, { [STATE_HEADER]: state });
  return { status: answer.status, body: (await answer.json()) as { user: Record<string, string> } };
}

/** What openid-client posts to the token endpoint, with the test's changes. */
async function redeem(url: URL, code: string, changes: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    client_id: DEMO_CLIENT_ID,
    code,
    redirect_uri: url.searchParams.get('redirect_uri') ?? '',
    code_verifier: 'v'.repeat(43),
    ...changes,
  };
  const answer = await fetch(`${site.siteUrl}/demo/google/token`, { method: 'POST', body: new URLSearchParams(form) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

/** A code for a verifier known to the test. */
async function codeFor(flowType: AuthFlow): Promise<{ url: URL; code: string }> {
  const url = await authUrl(flowType);
  url.searchParams.set('code_challenge', await calculatePKCECodeChallenge('v'.repeat(43)));
  const back = await press(url, maren.subject);
  return { url, code: new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '' };
}

describe('the whole way over HTTP', () => {
  test('a demo account registers, logs in and has a mailbox that can be read', async () => {
    expect(await signIn('register')).toEqual({ status: 200, body: { user: { email: maren.email } } });
    const { status, body } = await signIn('login');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: maren.email, accessToken: expect.any(String) });
    const grant = await currentGrant(site.services, body.user.id ?? '');
    expect(grant).toMatchObject({ provider: 'demo' });
    const bearer = 'accessToken' in grant ? grant.accessToken : '';
    expect(await verifyDemoAccessToken(site.services, bearer)).toEqual({
      sub: maren.subject,
      email: maren.email,
      scope: `openid email profile ${GMAIL_READONLY}`,
    });
  });

  test('an access token that has run out is renewed, and the old one opens nothing', async () => {
    await signIn('register', jonas);
    const id = (await signIn('login', jonas)).body.user.id ?? '';
    const before = await currentGrant(site.services, id);
    now += 2 * 60 * 60_000;
    const after = await currentGrant(site.services, id);
    const bearers = [before, after].map((grant) => ('accessToken' in grant ? grant.accessToken : ''));
    expect(await verifyDemoAccessToken(site.services, bearers[0] ?? '')).toBeUndefined();
    expect(await verifyDemoAccessToken(site.services, bearers[1] ?? '')).toMatchObject({ email: jonas.email });
  });

  test('logging in before registering names the account', async () => {
    const { status, body } = await signIn('login');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_REGISTERED', message: expect.stringContaining(maren.email) });
  });
});

describe('the consent page', () => {
  test('says in plain words what is asked for', async () => {
    const asked = async (flowType: AuthFlow) => (await browser.fetch((await authUrl(flowType)).href)).json();
    expect(await asked('register')).toEqual({
      permissions: ['see which demo account this is', 'see its email address', 'see its name'],
      mailbox: null,
    });
    expect(await asked('login')).toMatchObject({
      permissions: expect.not.arrayContaining(['read its mailbox without changing anything in it']),
      mailbox: 'read its mailbox without changing anything in it',
    });
  });

  test('lets the mailbox be unticked alone', async () => {
    const url = await authUrl('login');
    url.searchParams.set('code_challenge', await calculatePKCECodeChallenge('v'.repeat(43)));
    const answer = await browser.fetch(url.href, {
      method: 'POST',
      body: new URLSearchParams({ account: maren.subject }),
    });
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect((await redeem(url, code)).body).toMatchObject({ scope: 'openid email profile' });
  });

  test('Cancel and an account that is not there lead back with access_denied', async () => {
    for (const account of ['', 'nobody']) {
      const answer = await press(await authUrl('login'), account);
      expect(answer.status).toBe(303);
      const back = new URL(answer.headers.get('location') ?? '');
      expect(back.origin + back.pathname).toBe(`${site.siteUrl}/oauth/login`);
      expect(back.searchParams.get('error')).toBe('access_denied');
      expect(back.searchParams.get('state')).toMatch(/^login\.[\w-]{43}$/);
      expect(back.searchParams.has('code')).toBe(false);
    }
  });

  test.each([
    ['redirect_uri', 'https://evil.example/oauth/login'],
    ['redirect_uri', 'SITE/oauth/login/'],
    ['redirect_uri', 'SITE/oauth/login?next=https://evil.example'],
    ['redirect_uri', 'SITE/oauth/login.evil.example'],
    ['redirect_uri', ''],
    ['client_id', 'somebody-else'],
  ])('%s «%s» is refused on the page and never sent anywhere', async (name, value) => {
    const url = await authUrl('login');
    url.searchParams.set(name, value.replace('SITE', site.siteUrl));
    for (const answer of [await browser.fetch(url.href), await press(url, maren.subject)]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.has('location')).toBe(false);
    }
  });

  test.each([
    ['response_type', 'token', 'unsupported_response_type'],
    ['scope', 'email', 'invalid_scope'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['code_challenge', 'short', 'invalid_request'],
    ['code_challenge', '', 'invalid_request'],
  ])('%s «%s» leads back with %s', async (name, value, error) => {
    const url = await authUrl('login');
    url.searchParams.set(name, value);
    const answer = await browser.fetch(url.href);
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe(error);
  });

  test('another site cannot press its buttons', async () => {
    const answer = await fetch(await authUrl('login'), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ account: maren.subject }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.has('location')).toBe(false);
  });
});

describe('the token endpoint', () => {
  test('gives an id_token that its published keys prove, and a refresh token only to those who asked', async () => {
    const registering = await codeFor('register');
    const { body } = await redeem(registering.url, registering.code);
    expect(body).not.toHaveProperty('refresh_token');
    const keys = createRemoteJWKSet(new URL(`${site.siteUrl}/demo/google/jwks`));
    const { payload } = await jwtVerify(body.id_token ?? '', keys, {
      issuer: `${site.siteUrl}/demo/google`,
      audience: DEMO_CLIENT_ID,
    });
    expect(payload).toMatchObject({
      sub: maren.subject,
      email: maren.email,
      email_verified: true,
      nonce: registering.url.searchParams.get('nonce'),
    });
    const loggingIn = await codeFor('login');
    expect((await redeem(loggingIn.url, loggingIn.code)).body).toHaveProperty('refresh_token');
  });

  test('publishes the public half of its key alone', async () => {
    const { keys } = (await (await fetch(`${site.siteUrl}/demo/google/jwks`)).json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });

  test('redeems a code once, also when two ask at once', async () => {
    const { url, code } = await codeFor('login');
    const both = await Promise.all([redeem(url, code), redeem(url, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await redeem(url, code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('redeems a code for a minute', async () => {
    const { url, code } = await codeFor('login');
    now += 61_000;
    expect((await redeem(url, code)).body).toEqual({ error: 'invalid_grant' });
  });

  test.each([
    ['code_verifier', 'w'.repeat(43), 'invalid_grant'],
    ['code_verifier', '', 'invalid_grant'],
    ['redirect_uri', 'http://localhost/oauth/register', 'invalid_grant'],
    ['code', 'invented', 'invalid_grant'],
    ['client_id', 'somebody-else', 'invalid_client'],
    ['grant_type', 'password', 'unsupported_grant_type'],
  ])('refuses %s «%s» with %s', async (name, value, error) => {
    const { url, code } = await codeFor('login');
    expect((await redeem(url, code, { [name]: value })).body).toEqual({ error });
  });

  test('takes no kind of token for another', async () => {
    const { url, code } = await codeFor('login');
    const { body } = await redeem(url, code);
    const refresh = (token = '') => redeem(url, '', { grant_type: 'refresh_token', refresh_token: token });
    expect((await refresh(body.refresh_token)).body).toMatchObject({ access_token: expect.any(String) });
    for (const token of [body.access_token, body.id_token, code]) {
      expect((await refresh(token)).body).toEqual({ error: 'invalid_grant' });
    }
    for (const token of [body.refresh_token, body.id_token, code, '', 'a.b.c']) {
      expect(await verifyDemoAccessToken(site.services, token ?? '')).toBeUndefined();
    }
    expect(decodeProtectedHeader(body.access_token ?? '').typ).toBe('at+jwt');
  });

  test('answers forms alone', async () => {
    const answer = await fetch(`${site.siteUrl}/demo/google/token`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ error: 'invalid_request' });
  });
});

describe('where the demo provider is off', () => {
  test('none of its routes exist, and signing in reports that', async () => {
    const url = await authUrl('login');
    await site.close();
    site = await openTestSite(routes, { environment: { DEMO_PROVIDER: 'off' } });
    for (const path of ['.well-known/openid-configuration', 'jwks', `authorize${url.search}`]) {
      expect((await fetch(`${site.siteUrl}/demo/google/${path}`)).status, path).toBe(404);
    }
    const token = await fetch(`${site.siteUrl}/demo/google/token`, { method: 'POST', body: new URLSearchParams() });
    expect(token.status).toBe(404);
    const answer = await new TestBrowser(site.siteUrl).fetch('/api/v1/auth/google-auth-url/login');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'SIGN_IN_NOT_CONFIGURED' });
  });
});
