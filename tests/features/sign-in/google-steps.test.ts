import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectGmail, disconnect, startGmail } from '../../../src/features/mailbox/connection.server.ts';
import { codeBody } from '../../../src/features/mailbox/contract.ts';
import { newestEmails } from '../../../src/features/mailbox/emails.server.ts';
import { startSignIn } from '../../../src/features/sign-in/auth-url.server.ts';
import { loginBody, registerBody, STATE_HEADER } from '../../../src/features/sign-in/contract.ts';
import { login, register } from '../../../src/features/sign-in/oauth.server.ts';
import { endpoint } from '../../../src/server/endpoint.ts';
import type { Network } from '../../../src/server/oidc/provider.ts';
import { fakeGmail } from '../../mocks/gmail.ts';
import { FakeGoogle, GOOGLE_SETTINGS } from '../../mocks/google.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const ada = { sub: '1001', email: 'ada@northwind.example' };
const SCOPE_NAMES = { openid: 'openid', email: 'userinfo.email', profile: 'userinfo.profile', mail: 'gmail.readonly' };

/** The numbered steps of the docs, followed in Google's console. */
const steps = (
  /^## Connecting Google\n([\s\S]*?)\n## /m.exec(readFileSync('src/content/docs/sign-in.md', 'utf8'))?.[1] ?? ''
)
  .split(/^\d\. /m)
  .slice(1)
  .map((step) => step.replace(/\s+/g, ' '));
const quoted = (step: string) => [...step.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const step = (about: string) => steps.find((text) => text.includes(about)) ?? '';

const google = new FakeGoogle();
const gmail = fakeGmail([{ id: 'a', raw: 'From: bo@home.example\r\nSubject: Lunch\r\n\r\nNoon?' }]);
let site: TestSite;
let browser: TestBrowser;
let standIn: ReturnType<typeof createServer>;

beforeAll(async () => {
  // The fake server at a local address, so that everything goes over HTTP.
  standIn = createServer(async (incoming, outgoing) => {
    const chunks = await incoming.toArray();
    const url = String(incoming.headers['x-meant-for']);
    const { authorization, 'content-type': type } = incoming.headers;
    const headers = { ...(authorization && { authorization }), ...(type && { 'content-type': type }) };
    const body = incoming.method === 'POST' ? { body: Buffer.concat(chunks).toString() } : {};
    const init = { method: incoming.method ?? 'GET', headers, ...body };
    const enabled = step('Gmail API') !== '';
    const answer = url.startsWith('https://gmail.googleapis.com/')
      ? await (enabled ? gmail.network.fetch(url, init) : new Response('', { status: 403 }))
      : await google.network.fetch(url, init);
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  const { port } = standIn.address() as AddressInfo;
  const network: Network = {
    timeoutSeconds: 8,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-meant-for', String(input));
      return fetch(`http://127.0.0.1:${port}`, { ...init, headers });
    },
  };
  const access = 'signed-in' as const;
  site = await openTestSite(
    {
      '/url/:flowType': { GET: endpoint({ access: 'anyone' }, (call) => startSignIn(call, network)) },
      '/register': { POST: endpoint({ access: 'anyone', body: registerBody }, (call) => register(call, network)) },
      '/login': { POST: endpoint({ access: 'anyone', body: loginBody }, (call) => login(call, network)) },
      '/users/:userId/url': {
        GET: endpoint({ access }, (call) => startGmail({ ...call, userId: call.context.params.userId, network })),
      },
      '/users/:userId/gmail': {
        POST: endpoint({ access, body: codeBody }, (call) => {
          const state = call.context.request.headers.get(STATE_HEADER);
          const of = { ...call, userId: call.context.params.userId, network };
          return connectGmail(of, { code: call.body.code, state });
        }),
      },
      '/users/:userId/mailbox': {
        DELETE: endpoint({ access }, (call) => disconnect({ ...call, userId: call.context.params.userId, network })),
      },
      '/users/:userId/emails': {
        GET: endpoint({ access }, async (call) => {
          const answer = await newestEmails({ ...call, userId: call.context.params.userId, network });
          return 'failed' in answer ? answer : { ...answer };
        }),
      },
    },
    { environment: GOOGLE_SETTINGS },
  );
  browser = new TestBrowser(site.siteUrl);
});
afterAll(async () => {
  standIn.closeAllConnections();
  standIn.close();
  await site.close();
});

/** The consent screen of a client set up exactly as the steps say. */
function consentAsConfigured(authUrl: string) {
  const asked = new URL(authUrl).searchParams;
  const redirectUris = quoted(step('redirect URIs'))
    .filter((text) => text.startsWith('SITE_URL'))
    .map((text) => text.replace('SITE_URL', site.siteUrl));
  expect(redirectUris, 'redirect_uri_mismatch').toContain(asked.get('redirect_uri'));
  const added = quoted(step('scopes')).map((scope) => scope.split('/').at(-1));
  for (const scope of (asked.get('scope') ?? '').split(' ')) {
    const named = Object.entries(SCOPE_NAMES).find(([short]) => short === scope)?.[1] ?? scope.split('/').at(-1);
    expect(added, 'a scope that was not added under Data access').toContain(named);
  }
  return google.consent(authUrl, ada);
}

const authUrl = async (path: string, headers = {}) =>
  ((await (await browser.fetch(path, { headers })).json()) as { authUrl: string }).authUrl;

describe('the steps for the Google console', () => {
  test('name everything there is to be set', () => {
    expect(steps).toHaveLength(5);
    expect(step('Test users')).toContain('Testing');
    expect(quoted(step('Start with')).join(' ')).toContain('GOOGLE_CLIENT_ID=… GOOGLE_CLIENT_SECRET=…');
  });

  test('lead through registering, logging in, reading, disconnecting and connecting again', async () => {
    const first = consentAsConfigured(await authUrl('/url/register'));
    const registered = await browser.postJson(
      '/register',
      { access_token: first.code, flowType: 'register' },
      { [STATE_HEADER]: first.state },
    );
    expect(registered.status).toBe(200);
    const second = consentAsConfigured(await authUrl('/url/login'));
    const body = { code: second.code, flowType: 'login' };
    const loggedIn = await browser.postJson('/login', body, { [STATE_HEADER]: second.state });
    expect(loggedIn.status).toBe(200);
    const { user } = (await loggedIn.json()) as { user: { id: string; accessToken: string } };
    const headers = { authorization: `Bearer ${user.accessToken}`, origin: site.siteUrl };
    const emails = async () => (await browser.fetch(`/users/${user.id}/emails`, { headers })).json();
    expect(await emails()).toEqual({ emails: [{ subject: 'Lunch', body: 'Noon?' }] });

    await browser.fetch(`/users/${user.id}/mailbox`, { method: 'DELETE', headers });
    expect(google.revoked).toHaveLength(1);
    expect(await emails()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });

    const third = consentAsConfigured(await authUrl(`/users/${user.id}/url`, headers));
    const connected = await browser.postJson(
      `/users/${user.id}/gmail`,
      { code: third.code },
      { ...headers, [STATE_HEADER]: third.state },
    );
    expect(connected.status).toBe(200);
    expect(await emails()).toEqual({ emails: [{ subject: 'Lunch', body: 'Noon?' }] });
  });
});
