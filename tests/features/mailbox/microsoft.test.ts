import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectData } from '../../../src/features/account/account-data.server.ts';
import {
  connectMicrosoft,
  disconnect,
  showConnection,
  startMicrosoft,
} from '../../../src/features/mailbox/connection.server.ts';
import { codeBody } from '../../../src/features/mailbox/contract.ts';
import { newestEmails } from '../../../src/features/mailbox/emails.server.ts';
import { MAILBOX_MESSAGES } from '../../../src/features/mailbox/texts.ts';
import { startSignIn } from '../../../src/features/sign-in/auth-url.server.ts';
import { returnToPage } from '../../../src/features/sign-in/return.server.ts';
import { HOUR_MS } from '../../../src/server/durations.ts';
import { endpoint } from '../../../src/server/endpoint.ts';
import { readGrant } from '../../../src/server/mailbox/grant-store.ts';
import { graphError } from '../../mocks/graph.ts';
import { entraError, FakeMicrosoft, MICROSOFT_SETTINGS } from '../../mocks/microsoft.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const work = { sub: 'w-1', email: 'ada@northwind.example' };
const MAIL_READ = 'https://graph.microsoft.com/Mail.Read';

let microsoft: FakeMicrosoft;
let site: TestSite;
let browser: TestBrowser;
let ada: Awaited<ReturnType<typeof signedIn>>;
let now: number;

beforeEach(async () => {
  now = Date.now();
  microsoft = new FakeMicrosoft();
  const { network } = microsoft;
  const access = 'signed-in' as const;
  site = await openTestSite(
    {
      '/users/:userId/mailbox': {
        GET: endpoint({ access }, (call) => showConnection({ ...call, userId: call.context.params.userId, network })),
        DELETE: endpoint({ access }, (call) => disconnect({ ...call, userId: call.context.params.userId, network })),
      },
      '/users/:userId/mailbox/url': {
        GET: endpoint({ access }, (call) => startMicrosoft({ ...call, userId: call.context.params.userId, network })),
      },
      '/users/:userId/mailbox/microsoft': {
        POST: endpoint({ access, body: codeBody }, ({ context, body, ...call }) => {
          const state = context.request.headers.get('oauth-state');
          const { userId } = context.params;
          return connectMicrosoft({ ...call, context, userId, network }, { code: body.code, state });
        }),
      },
      '/oauth/return/:providerId': { GET: endpoint({ access: 'anyone' }, returnToPage) },
      '/sign-in/:providerId/:flowType': { GET: endpoint({ access: 'anyone' }, (call) => startSignIn(call, network)) },
    },
    { environment: { ...MICROSOFT_SETTINGS, DEMO_PROVIDER: 'off' }, now: () => now },
  );
  browser = new TestBrowser(site.siteUrl);
  ada = await signedIn(site.services);
});
afterEach(() => site.close());

async function call(method: string, path = '', body?: unknown, more: Record<string, string> = {}) {
  const answer = await browser.fetch(`/users/${ada.user.id}/mailbox${path}`, {
    method,
    headers: {
      authorization: `Bearer ${ada.accessToken}`,
      origin: site.siteUrl,
      'content-type': 'application/json',
      ...more,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function consent(account: { sub: string; email?: string } = work) {
  const { body } = await call('GET', '/url');
  const asked = new URL(String(body.authUrl));
  return { asked, ...microsoft.consent(asked.href, account) };
}

async function connect(account?: { sub: string; email?: string }) {
  const { code, state } = await consent(account);
  return call('POST', '/microsoft', { code }, { 'oauth-state': state });
}

const NONE = { mailbox: { state: 'none' }, offersGmail: false, offersMicrosoft: true };
const OUTLOOK = { ...NONE, mailbox: { state: 'connected', kind: 'microsoft', address: work.email } };
/** Two hours later, after the access token has expired. */
async function readLater() {
  now += 2 * HOUR_MS;
  const answer = await newestEmails(own());
  now -= 2 * HOUR_MS;
  return answer;
}
const own = () => ({
  ...{ services: site.services, user: { userId: ada.user.id }, userId: ada.user.id },
  network: microsoft.network,
});

describe('an Outlook mailbox', () => {
  test('is connected by consent to reading alone, at an address of its own', async () => {
    expect((await call('GET')).body).toEqual(NONE);
    const { asked, code, state } = await consent();
    expect(asked.origin + asked.pathname).toBe('https://login.microsoftonline.com/common/oauth2/v2.0/authorize');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      redirect_uri: `${site.siteUrl}/oauth/return/microsoft-365`,
      scope: `openid email profile offline_access ${MAIL_READ}`,
      code_challenge_method: 'S256',
    });
    expect(await call('POST', '/microsoft', { code }, { 'oauth-state': state })).toEqual({
      status: 200,
      body: OUTLOOK,
    });
    expect(await readGrant(site.services, ada.user.id)).toMatchObject({ provider: 'microsoft', address: work.email });
  });

  test('is named by what its account logs in with where it has no address', async () => {
    microsoft.claims.preferred_username = 'ada@contoso.example';
    expect((await connect({ sub: 'w-2' })).body).toMatchObject({ mailbox: { address: 'ada@contoso.example' } });
  });

  test('is stored encrypted, and read like any other', async () => {
    microsoft.graph.messages.push({ id: 'AAkA-Lg_0=', raw: 'From: Bo <bo@home.example>\r\nSubject: Hi\r\n\r\nLunch?' });
    await connect();
    expect(await newestEmails(own())).toEqual({ emails: [{ subject: 'Hi', body: 'Lunch?' }] });
    const row = await site.services.db.selectFrom('mailbox_grants').selectAll().executeTakeFirstOrThrow();
    expect(row.provider).toBe('microsoft');
    for (const secret of [work.email, 'ya29', '1//']) expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('is in its owner’s download without its tokens', async () => {
    await connect();
    const { mailbox } = await collectData(site.services, { userId: ada.user.id, email: ada.user.email });
    expect(mailbox).toMatchObject({ kind: 'microsoft', address: work.email, server: null, ended: false });
    expect(JSON.stringify(mailbox)).not.toMatch(/ya29|1\/\//);
  });

  test('rotates its refresh token, which is used once', async () => {
    await connect();
    for (let round = 0; round < 3; round += 1) {
      now += 2 * HOUR_MS;
      expect(await newestEmails(own())).toEqual({ emails: [] });
    }
    const used = microsoft.tokenRequests.slice(1).map((form) => form.get('refresh_token'));
    expect(new Set(used).size).toBe(3);
  });

  test.each([
    ['a withdrawn consent', 'invalid_grant', 65001],
    ['a new password', 'invalid_grant', 50173],
    ['conditional access', 'interaction_required', 50076],
  ])('asks to reconnect after %s, and can', async (_, error, code) => {
    await connect();
    microsoft.answers.set('token', () => entraError(error, code));
    expect(await readLater()).toMatchObject({ code: 'MAILBOX_RECONNECT' });
    expect((await call('GET')).body).toEqual({ ...NONE, mailbox: { state: 'reconnect' } });
    microsoft.answers.clear();
    expect((await connect()).body).toEqual(OUTLOOK);
  });

  test('stays while the app’s secret has expired, which only the operator can change', async () => {
    await connect();
    microsoft.answers.set('token', () => entraError('invalid_client', 7000222));
    expect(await readLater()).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
    expect((await call('GET')).body).toEqual(OUTLOOK);
  });

  test('is forgotten when it is disconnected, and its user is told what only they can do', async () => {
    await connect();
    const asked = microsoft.requests.length;
    expect(await call('DELETE')).toEqual({ status: 200, body: { revoked: false } });
    expect((await call('GET')).body).toEqual(NONE);
    expect(await site.services.db.selectFrom('mailbox_grants').selectAll().execute()).toEqual([]);
    expect(microsoft.requests).toHaveLength(asked);
  });
});

describe('nothing is connected', () => {
  afterEach(async () => expect((await call('GET')).body).toEqual(NONE));

  test('without the permission to read', async () => {
    microsoft.refusedScopes = [MAIL_READ];
    expect(await connect()).toMatchObject({ status: 422, body: { code: 'MAILBOX_NOT_GRANTED' } });
  });

  test('for an account without a mailbox at Microsoft', async () => {
    microsoft.graph.answerWith(() => graphError(404, 'MailboxNotEnabledForRESTAPI'));
    const { status, body } = await connect();
    expect([status, body.code]).toEqual([422, 'MAILBOX_NOT_ONLINE']);
    expect(body.message).toContain('no mailbox at Microsoft');
  });

  test('to a mailbox that a policy closes to apps', async () => {
    microsoft.graph.answerWith(() => graphError(403, 'ErrorAccessDenied'));
    expect(await connect()).toMatchObject({ status: 422, body: { code: 'BLOCKED_BY_POLICY' } });
  });

  test.each([
    [90094, 'ADMIN_CONSENT_NEEDED'],
    [65001, 'ADMIN_CONSENT_NEEDED'],
    [53003, 'BLOCKED_BY_POLICY'],
    [50105, 'BLOCKED_BY_POLICY'],
  ] as const)('where an organization answers AADSTS%i', async (number, code) => {
    microsoft.answers.set('token', () => entraError('access_denied', number));
    expect(await connect()).toMatchObject({
      status: 422,
      body: { code, message: MAILBOX_MESSAGES.refusals[code] },
    });
    const description = encodeURIComponent(`AADSTS${number}: Something about it.`);
    const query = `error=access_denied&error_description=${description}&state=mailbox.x`;
    const answer = await browser.fetch(`/oauth/return/microsoft-365?${query}`, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.pathname).toBe('/email-test');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      ...{ error: 'access_denied', state: 'mailbox.x', provider: 'microsoft-365', reason: code },
    });
  });

  test('by a code of another browser', async () => {
    const { code } = await consent();
    expect(await call('POST', '/microsoft', { code }, { 'oauth-state': 'another' })).toMatchObject({ status: 400 });
  });

  test('by a token of another tenant’s issuer', async () => {
    microsoft.claims.iss = 'https://login.microsoftonline.com/another/v2.0';
    expect(await connect()).toMatchObject({ status: 502, body: { code: 'PROVIDER_UNAVAILABLE' } });
  });
});

test('nobody logs in with the app that connects mailboxes', async () => {
  const answer = await browser.fetch('/sign-in/microsoft-365/login');
  expect(answer.status).toBe(404);
});
