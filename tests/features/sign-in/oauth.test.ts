import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSignIn } from '../../../src/features/sign-in/auth-url.server.ts';
import { loginBody, registerBody, STATE_HEADER } from '../../../src/features/sign-in/contract.ts';
import { login, register } from '../../../src/features/sign-in/oauth.server.ts';
import { endpoint } from '../../../src/server/endpoint.ts';
import { openLog } from '../../../src/server/log.ts';
import { readGrant } from '../../../src/server/mailbox/grant-store.ts';
import { type AuthFlow, GMAIL_READONLY } from '../../../src/server/oidc/flow.ts';
import { FakeGoogle, GOOGLE_SETTINGS, type GoogleAccount, NEVER } from '../../mocks/google.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const ada: GoogleAccount = { sub: '1001', email: 'ada@northwind.example' };

let now: number;
let google: FakeGoogle;
let site: TestSite;
let browser: TestBrowser;

beforeEach(async () => {
  now = Date.now();
  google = new FakeGoogle();
  const network = google.network;
  site = await openTestSite(
    {
      '/url/:flowType': { GET: endpoint({ access: 'anyone' }, (call) => startSignIn(call, network)) },
      '/register': {
        POST: endpoint({ access: 'anyone', body: registerBody }, (call) => register(call, network)),
      },
      '/login': { POST: endpoint({ access: 'anyone', body: loginBody }, (call) => login(call, network)) },
    },
    { environment: GOOGLE_SETTINGS, now: () => now },
  );
  browser = new TestBrowser(site.siteUrl);
});

afterEach(() => site.close());

async function authUrl(flowType: AuthFlow, from = browser): Promise<string> {
  return ((await (await from.fetch(`/url/${flowType}`)).json()) as { authUrl: string }).authUrl;
}

async function finish(flowType: AuthFlow, code: string, state?: string, from = browser) {
  const body = flowType === 'register' ? { access_token: code, flowType } : { code, flowType };
  const answer = await from.postJson(`/${flowType}`, body, state === undefined ? {} : { [STATE_HEADER]: state });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? '';

/** From the button to the response, in one browser. */
async function signIn(flowType: AuthFlow, account = ada, from = browser) {
  const { code, state } = google.consent(await authUrl(flowType, from), account);
  return finish(flowType, code, state, from);
}

const countUsers = async () => (await site.services.db.selectFrom('users').selectAll().execute()).length;

describe('asking the provider', () => {
  test('registering asks for an identity alone, from our own address, with PKCE', async () => {
    const asked = new URL(await authUrl('register'));
    expect(asked.origin + asked.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: GOOGLE_SETTINGS.GOOGLE_CLIENT_ID,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${site.siteUrl}/oauth/register`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^register\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(asked.searchParams.has('access_type')).toBe(false);
  });

  test('logging in asks for reading the mailbox, also later', async () => {
    const asked = new URL(await authUrl('login')).searchParams;
    expect(asked.get('scope')).toBe(`openid email profile ${GMAIL_READONLY}`);
    expect(asked.get('access_type')).toBe('offline');
    expect(asked.get('prompt')).toBe('consent');
  });

  test('an unknown flow is not there', async () => {
    expect((await browser.fetch('/url/admin')).status).toBe(404);
  });

  test('an unreachable provider is tried again the next time', async () => {
    google.answers.set('discovery', () => Promise.reject(new TypeError('fetch failed')));
    const failed = await browser.fetch('/url/login');
    expect(failed.status).toBe(502);
    expect(await failed.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    google.answers.clear();
    expect((await browser.fetch('/url/login')).status).toBe(200);
  });
});

describe('registering and logging in', () => {
  test('registering opens no session, logging in does and keeps the mailbox grant', async () => {
    expect(await signIn('register')).toEqual({ status: 200, body: { user: { email: ada.email } } });
    const { status, body } = await signIn('login');
    expect(status).toBe(200);
    const user = body.user as Record<string, string>;
    expect(user).toEqual({
      id: user.userId,
      userId: expect.any(String),
      email: ada.email,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
    expect([...browser.cookies.keys()]).toEqual(['device']);
    const grant = await readGrant(site.services, user.userId ?? '');
    expect(grant).toMatchObject({
      provider: 'google',
      address: ada.email,
      refreshToken: expect.stringContaining('1//'),
    });
  });

  test('each order of the two has its sentence', async () => {
    expect(await signIn('login')).toEqual({
      status: 404,
      body: {
        code: 'NOT_REGISTERED',
        message: 'There’s no account for ada@northwind.example yet. Please create one first.',
      },
    });
    expect(google.revoked, 'what came with that login is given back').toHaveLength(1);
    await signIn('register');
    expect(await signIn('register')).toEqual({
      status: 409,
      body: {
        code: 'ALREADY_REGISTERED',
        message: 'An account for ada@northwind.example already exists. Please log in.',
      },
    });
  });

  test('an account stays itself when its address changes, and an address does not make it', async () => {
    await signIn('register');
    const first = (await signIn('login')).body.user as { id: string };
    const renamed = (await signIn('login', { ...ada, email: 'ada.new@northwind.example' })).body.user;
    expect(renamed).toMatchObject({ id: first.id, email: 'ada.new@northwind.example' });
    const other = await signIn('login', { sub: '2002', email: ada.email });
    expect(other.body).toMatchObject({ code: 'NOT_REGISTERED' });
    const taken = await signIn('register', { sub: '2002', email: 'ada.new@northwind.example' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  test('a user who leaves the mailbox unticked is logged in without a grant', async () => {
    google.refusedScopes = [GMAIL_READONLY];
    await signIn('register');
    const { status, body } = await signIn('login');
    expect(status).toBe(200);
    expect(await readGrant(site.services, (body.user as { id: string }).id)).toBeUndefined();
  });

  test.each([-5, 5])('a provider whose clock is %i minutes off signs people in', async (minutes) => {
    const seconds = Math.floor(Date.now() / 1000) + minutes * 60;
    google.claims = { iat: seconds, exp: seconds + 3600 };
    expect((await signIn('register')).status).toBe(200);
    expect((await signIn('login')).status).toBe(200);
  });

  test('a second login in this browser ends the first session', async () => {
    await signIn('register');
    await signIn('login');
    await signIn('login');
    const families = await site.services.db.selectFrom('sessions').select('revoked_at').execute();
    expect(families.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
    expect(families).toHaveLength(2);
  });

  test('an address that Google has not verified makes no account', async () => {
    expect(await signIn('register', { ...ada, email_verified: false })).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_NOT_VERIFIED' },
    });
    expect(await countUsers()).toBe(0);
  });

  test('no address makes no account', async () => {
    google.claims = { email: undefined };
    expect(await signIn('register')).toMatchObject({ status: 403, body: { code: 'EMAIL_MISSING' } });
    expect(await countUsers()).toBe(0);
  });
});

describe('an answer that is not of this attempt', () => {
  test('works in the browser that began it alone', async () => {
    const { code, state } = google.consent(await authUrl('register'), ada);
    const stranger = new TestBrowser(site.siteUrl);
    expect(await finish('register', code, state, stranger)).toMatchObject({
      status: 400,
      body: { code: 'AUTH_STATE_MISSING' },
    });
    expect((await finish('register', code, state)).status).toBe(200);
  });

  test.each(['', 'another'])('a foreign state «%s» is refused before the provider is asked', async (state) => {
    const { code } = google.consent(await authUrl('register'), ada);
    expect(await finish('register', code, state)).toMatchObject({ status: 400, body: { code: 'STATE_MISMATCH' } });
    expect(google.tokenRequests).toEqual([]);
  });

  test.each(['register', 'login'] as const)('no state is refused before the provider is asked, to %s', async (flow) => {
    const { code } = google.consent(await authUrl(flow), ada);
    expect(await finish(flow, code)).toMatchObject({ status: 400, body: { code: 'STATE_MISSING' } });
    expect(google.tokenRequests).toEqual([]);
  });

  test('a code of another browser is refused, with its own state and with ours', async () => {
    const attacker = new TestBrowser(site.siteUrl);
    const { code, state } = google.consent(await authUrl('register', attacker), ada);
    const ours = stateOf(await authUrl('register'));
    expect(await finish('register', code, ours)).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
    await authUrl('register');
    expect(await finish('register', code, state)).toMatchObject({ status: 400, body: { code: 'STATE_MISMATCH' } });
    expect(await countUsers()).toBe(0);
  });

  test('a foreign code is found by its nonce where PKCE is not checked', async () => {
    google.checksPkce = false;
    const { code } = google.consent(await authUrl('register', new TestBrowser(site.siteUrl)), ada);
    const ours = stateOf(await authUrl('register'));
    expect(await finish('register', code, ours)).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
    expect(await countUsers()).toBe(0);
  });

  test('one attempt serves one exchange, and one code too', async () => {
    const { code, state } = google.consent(await authUrl('register'), ada);
    const attempt = new Map(browser.cookies);
    expect((await finish('register', code, state)).status).toBe(200);
    expect((await finish('register', code, state)).body).toMatchObject({ code: 'AUTH_STATE_MISSING' });
    for (const [name, value] of attempt) browser.cookies.set(name, value);
    expect(await finish('register', code, state)).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
  });

  test('a failed exchange uses the attempt up, too', async () => {
    const { state } = google.consent(await authUrl('register'), ada);
    expect((await finish('register', '4/invented', state)).body).toMatchObject({ code: 'CODE_REFUSED' });
    expect(browser.cookies.size).toBe(0);
  });

  test('ten minutes later it is too late', async () => {
    const { code, state } = google.consent(await authUrl('register'), ada);
    now += 10 * 60_000 + 1_000;
    expect((await finish('register', code, state)).body).toMatchObject({ code: 'AUTH_STATE_MISSING' });
  });

  test('an attempt to register is none to log in', async () => {
    const { code, state } = google.consent(await authUrl('register'), ada);
    const sealed = browser.cookies.get('sign-in-register') ?? '';
    browser.cookies.set('sign-in-login', sealed);
    expect((await finish('login', code, state)).body).toMatchObject({ code: 'AUTH_STATE_MISSING' });
  });

  test('a changed attempt is none', async () => {
    const { code, state } = google.consent(await authUrl('register'), ada);
    const sealed = browser.cookies.get('sign-in-register') ?? '';
    browser.cookies.set('sign-in-register', `${sealed.slice(0, -2)}AA`);
    expect((await finish('register', code, state)).body).toMatchObject({ code: 'AUTH_STATE_MISSING' });
  });
});

describe('an invalid id_token', () => {
  const seconds = Math.floor(Date.now() / 1000);
  test.each([
    ['another issuer', { iss: 'https://accounts.example' }],
    ['another audience', { aud: 'somebody-else.test' }],
    ['its time over', { iat: seconds - 7200, exp: seconds - 3600 }],
    ['no subject', { sub: '' }],
    ['no end', { exp: undefined }],
  ])('with %s is refused', async (_, claims) => {
    google.claims = claims;
    expect(await signIn('register')).toMatchObject({ status: 502, body: { code: 'PROVIDER_UNAVAILABLE' } });
    expect(await countUsers()).toBe(0);
  });

  test('with another nonce is refused', async () => {
    google.claims = { nonce: 'of-another-attempt' };
    expect(await signIn('register')).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
    expect(await countUsers()).toBe(0);
  });

  test('with a signature by another key is refused', async () => {
    google.forge = true;
    expect(await signIn('register')).toMatchObject({ status: 502, body: { code: 'PROVIDER_UNAVAILABLE' } });
    expect(await countUsers()).toBe(0);
  });
});

describe('a provider in trouble', () => {
  test.each([
    ['answers 500', () => new Response('oops', { status: 500 })],
    ['answers HTML', () => new Response('<p>Sorry</p>', { headers: { 'content-type': 'text/html' } })],
    [
      'answers half a JSON',
      () => new Response('{"access_token":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['answers without an id_token', () => Response.json({ access_token: 'a', token_type: 'Bearer' })],
    ['does not know our secret', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['sends us elsewhere', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
    ['never answers', NEVER],
  ])('that %s gets a sentence of its own', async (_, answer) => {
    google.answers.set('token', answer);
    expect(await signIn('register')).toEqual({
      status: 502,
      body: {
        code: 'PROVIDER_UNAVAILABLE',
        message: 'The login service isn’t responding correctly. Please try again in a moment.',
      },
    });
  });

  test('that hides its keys signs no one in', async () => {
    google.answers.set('keys', () => Response.json({ keys: [] }));
    expect(await signIn('register')).toMatchObject({ status: 502 });
    expect(await countUsers()).toBe(0);
  });

  test('is logged without tokens, claims or addresses', async () => {
    const lines: string[] = [];
    site.services.log = openLog('debug', { write: (line) => lines.push(line) });
    google.claims = { aud: 'somebody-else.test' };
    await signIn('register');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
    expect(lines[0]).not.toMatch(/northwind|somebody-else|ya29|eyJ|4\//);
  });
});
