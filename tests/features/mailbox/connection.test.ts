import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  connectGmail,
  connectImapMailbox,
  disconnect,
  showConnection,
  startGmail,
} from '../../../src/features/mailbox/connection.server.ts';
import { codeBody, imapBody } from '../../../src/features/mailbox/contract.ts';
import { newestEmails, nextEmail } from '../../../src/features/mailbox/emails.server.ts';
import { endpoint } from '../../../src/server/endpoint.ts';
import { readGrant } from '../../../src/server/mailbox/grant-store.ts';
import { GMAIL_READONLY } from '../../../src/server/oidc/flow.ts';
import { FakeGoogle, GOOGLE_SETTINGS } from '../../mocks/google.ts';
import { dovecotOrReason, type TestDovecot } from '../../support/dovecot.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const started = await dovecotOrReason();
const dovecot = started as TestDovecot;
afterAll(() => (typeof started === 'string' ? undefined : started.stop()));

const work = { sub: '2002', email: 'ada@work.example' };

let google: FakeGoogle;
let site: TestSite;
let browser: TestBrowser;
let ada: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  google = new FakeGoogle();
  const { network } = google;
  const access = 'signed-in' as const;
  site = await openTestSite(
    {
      '/users/:userId/mailbox': {
        GET: endpoint({ access }, (call) => showConnection({ ...call, userId: call.context.params.userId, network })),
        DELETE: endpoint({ access }, (call) => disconnect({ ...call, userId: call.context.params.userId, network })),
      },
      '/users/:userId/mailbox/url': {
        GET: endpoint({ access }, (call) => startGmail({ ...call, userId: call.context.params.userId, network })),
      },
      '/users/:userId/mailbox/gmail': {
        POST: endpoint({ access, body: codeBody }, (call) => {
          const { context, body } = call;
          const state = context.request.headers.get('oauth-state');
          return connectGmail({ ...call, userId: context.params.userId, network }, { code: body.code, state });
        }),
      },
      '/users/:userId/mailbox/imap': {
        POST: endpoint({ access, body: imapBody }, ({ context, body, ...call }) =>
          connectImapMailbox({ ...call, userId: context.params.userId, network }, body, context.request.signal),
        ),
      },
    },
    { environment: GOOGLE_SETTINGS },
  );
  browser = new TestBrowser(site.siteUrl);
  ada = await signedIn(site.services);
});
afterEach(() => site.close());

const headers = (who = ada) => ({ authorization: `Bearer ${who.accessToken}`, origin: site.siteUrl });

async function call(method: string, path = '', body?: unknown, more: Record<string, string> = {}, who = ada) {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await browser.fetch(`/users/${who.user.id}/mailbox${path}`, {
    method,
    headers: { ...headers(who), 'content-type': 'application/json', ...more },
    ...json,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function goToGoogle(account = work, who = ada) {
  const { body } = await call('GET', '/url', undefined, {}, who);
  return { asked: new URL(String(body.authUrl)), ...google.consent(String(body.authUrl), account) };
}

async function connect(account = work) {
  const { code, state } = await goToGoogle(account);
  return call('POST', '/gmail', { code }, { 'oauth-state': state });
}

const NONE = { mailbox: { state: 'none' }, offersGmail: true, offersMicrosoft: false };
const GMAIL = {
  mailbox: { state: 'connected', kind: 'gmail', address: work.email },
  offersGmail: true,
  offersMicrosoft: false,
};

describe('Gmail', () => {
  test('is connected after signing in, at an address of its own, with any Google account', async () => {
    expect((await call('GET')).body).toEqual(NONE);
    const { asked, code, state } = await goToGoogle();
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      redirect_uri: `${site.siteUrl}/email-test`,
      scope: `openid email ${GMAIL_READONLY}`,
      access_type: 'offline',
      prompt: 'consent',
    });
    expect(await call('POST', '/gmail', { code }, { 'oauth-state': state })).toEqual({ status: 200, body: GMAIL });
    expect((await call('GET')).body).toEqual(GMAIL);
  });

  test('is not connected by somebody who left the mailbox unticked', async () => {
    google.refusedScopes = [GMAIL_READONLY];
    expect(await connect()).toMatchObject({ status: 422, body: { code: 'MAILBOX_NOT_GRANTED' } });
    expect((await call('GET')).body).toEqual(NONE);
    expect(google.revoked).toHaveLength(1);
    google.refusedScopes = [];
    await connect();
    google.refusedScopes = [GMAIL_READONLY];
    expect((await connect()).status).toBe(422);
    expect((await call('GET')).body, 'what the account has given before stays').toEqual(GMAIL);
    expect(google.revoked).toHaveLength(1);
  });

  test('is connected to the account that began it, in the browser that began it', async () => {
    const eve = await signedIn(site.services, 'eve');
    const { code, state } = await goToGoogle();
    const stolen = await call('POST', '/gmail', { code }, { 'oauth-state': state }, eve);
    expect(stolen).toMatchObject({ status: 400, body: { code: 'AUTH_STATE_MISSING' } });
    expect(google.tokenRequests).toEqual([]);
    const again = await goToGoogle();
    const foreign = await call('POST', '/gmail', { code: again.code }, { 'oauth-state': 'another' });
    expect(foreign).toMatchObject({ status: 400, body: { code: 'STATE_MISMATCH' } });
    const stateless = await call('POST', '/gmail', { code: (await goToGoogle()).code });
    expect(stateless).toMatchObject({ status: 400, body: { code: 'STATE_MISSING' } });
    expect(google.tokenRequests).toEqual([]);
    expect((await call('GET')).body).toEqual(NONE);
  });

  test('gives its permission back when it is disconnected', async () => {
    await connect();
    const grant = await readGrant(site.services, ada.user.id);
    expect(await call('DELETE')).toEqual({ status: 200, body: { revoked: true } });
    expect(google.revoked).toEqual([
      grant && typeof grant === 'object' && 'refreshToken' in grant && grant.refreshToken,
    ]);
    expect((await call('GET')).body).toEqual(NONE);
    expect(await call('DELETE')).toEqual({ status: 200, body: { revoked: true } });
    expect(google.revoked).toHaveLength(1);
  });

  test('of another account takes its place, and the permission of the first is given back', async () => {
    await connect();
    await connect();
    expect(google.revoked, 'the same account keeps what it has given').toEqual([]);
    await connect({ sub: '3003', email: 'ada@home.example' });
    expect(google.revoked).toHaveLength(1);
    expect((await call('GET')).body).toMatchObject({ mailbox: { address: 'ada@home.example' } });
  });

  test('that Google has ended asks to reconnect', async () => {
    await connect();
    google.answers.set('token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    await site.services.db.updateTable('mailbox_grants').set({ ended_at: 1, sealed_grant: '' }).execute();
    expect((await call('GET')).body).toEqual({
      mailbox: { state: 'reconnect' },
      offersGmail: true,
      offersMicrosoft: false,
    });
    google.answers.clear();
    expect((await connect()).body).toEqual(GMAIL);
  });
});

describe.skipIf(typeof started === 'string')('a mailbox over IMAP', () => {
  const imap = (changes = {}) => ({
    host: 'localhost',
    port: dovecot.port,
    security: 'starttls',
    user: dovecot.user,
    password: dovecot.password,
    ...changes,
  });

  test('is connected by its password, shown without it, and read like any other', async () => {
    dovecot.deliver('From: Bo <bo@home.example>\r\nSubject: Older\r\n\r\nFirst.');
    dovecot.deliver('From: Bo <bo@home.example>\r\nSubject: Newer\r\n\r\nSecond.');
    const { status, body } = await call('POST', '/imap', imap());
    expect([status, body]).toEqual([
      200,
      {
        mailbox: { state: 'connected', kind: 'imap', address: dovecot.user },
        offersGmail: true,
        offersMicrosoft: false,
      },
    ]);
    const { services } = site;
    const own = { services, user: { userId: ada.user.id }, userId: ada.user.id };
    expect(await newestEmails(own)).toEqual({ emails: [{ subject: 'Newer', body: 'Second.' }] });
    expect(await nextEmail(own, undefined)).toEqual({
      emails: [{ subject: 'Older', body: 'First.' }],
      nextPageToken: null,
    });
  });

  test('is stored encrypted', async () => {
    await call('POST', '/imap', imap());
    const row = await site.services.db.selectFrom('mailbox_grants').selectAll().executeTakeFirstOrThrow();
    const readable = row.sealed_grant.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    for (const secret of [dovecot.password, dovecot.user])
      expect(`${readable} ${JSON.stringify(row)}`).not.toContain(secret);
  });

  test.each([
    [{ password: 'wrong' }, 422, 'IMAP_LOGIN_REFUSED'],
    [{ port: 1 }, 422, 'IMAP_NO_ANSWER'],
    [{ host: 'imap.invalid' }, 422, 'IMAP_HOST_UNKNOWN'],
    [{ host: 'http://localhost/' }, 400, 'INVALID'],
    [{ port: 0 }, 400, 'INVALID'],
    [{ security: 'none' }, 400, 'INVALID'],
    [{ password: '' }, 400, 'INVALID'],
  ])('is not connected by %j', async (changes, status, code) => {
    expect(await call('POST', '/imap', imap(changes))).toMatchObject({ status, body: { code } });
    expect((await call('GET')).body).toEqual(NONE);
  });

  test('is not connected once the user has cancelled', async () => {
    const { services } = site;
    const own = { services, user: { userId: ada.user.id }, userId: ada.user.id };
    const cancelled = new AbortController();
    const connecting = connectImapMailbox(own, imapBody.parse(imap()), cancelled.signal);
    cancelled.abort();
    expect(await connecting).toMatchObject({ status: 502 });
    expect((await call('GET')).body).toEqual(NONE);
  });

  test('takes the place of Gmail, whose permission is given back', async () => {
    await connect();
    expect((await call('POST', '/imap', imap({ password: 'wrong' }))).status).toBe(422);
    expect((await call('GET')).body).toEqual(GMAIL);
    expect((await call('POST', '/imap', imap())).status).toBe(200);
    expect(google.revoked).toHaveLength(1);
  });

  test('asks to reconnect when its password was changed', async () => {
    await call('POST', '/imap', imap());
    await dovecot.changePassword('another one');
    const { services } = site;
    const own = { services, user: { userId: ada.user.id }, userId: ada.user.id };
    const answer = await newestEmails(own);
    await dovecot.changePassword(dovecot.password);
    expect(answer).toMatchObject({ status: 403, code: 'MAILBOX_RECONNECT' });
    expect((await call('GET')).body).toMatchObject({ mailbox: { state: 'reconnect' } });
    expect(await readGrant(services, ada.user.id)).toBe('ended');
  });
});

test.each([
  ['GET', ''],
  ['DELETE', ''],
  ['GET', '/url'],
])("no user may %s another user's mailbox%s", async (method, path) => {
  const eve = await signedIn(site.services, 'eve');
  const answer = await browser.fetch(`/users/${ada.user.id}/mailbox${path}`, { method, headers: headers(eve) });
  expect(answer.status).toBe(403);
});
