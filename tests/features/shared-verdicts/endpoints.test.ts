import { createLocalJWKSet } from 'jose';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropExpired } from '../../../src/commands/maintenance.ts';
import { LINK_GONE } from '../../../src/content/error-screens.ts';
import type {
  LinkAnswer,
  SharedVerdictsAnswer,
  Statement,
  StatementsAnswer,
} from '../../../src/features/shared-verdicts/contract.ts';
import { revokeLink } from '../../../src/features/shared-verdicts/links.server.ts';
import { collectShared } from '../../../src/features/shared-verdicts/own-links.server.ts';
import { openPosted, openShared, revokeFromPage, screenOf } from '../../../src/features/shared-verdicts/page.server.ts';
import { claimsOf } from '../../../src/features/shared-verdicts/statement-claims.ts';
import { type KeySet, verifyStatement } from '../../../src/features/shared-verdicts/verify.ts';
import * as keySet from '../../../src/pages/.well-known/jwks.json.ts';
import * as emailed from '../../../src/pages/api/v1/shared-verdicts/[sharedId]/email.ts';
import * as one from '../../../src/pages/api/v1/shared-verdicts/[sharedId]/index.ts';
import * as links from '../../../src/pages/api/v1/shared-verdicts/index.ts';
import * as receipts from '../../../src/pages/api/v1/shared-verdicts/receipts/[receipt].ts';
import * as upload from '../../../src/pages/api/v1/statements/email.ts';
import * as statements from '../../../src/pages/api/v1/statements/index.ts';
import * as file from '../../../src/pages/r/[id].json.ts';
import { type Failure, isFailure } from '../../../src/server/failure.ts';
import { deriveKeys } from '../../../src/server/keys.ts';
import { DAY, testClock } from '../../support/clock.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const NOON = Date.UTC(2030, 0, 1, 12);
const EMAIL = [
  'Received: from mx.foxglove.example by mx.northwind.example; Mon, 23 Nov 2026 08:12:03 +0100',
  'Message-ID: <f81d4fae@foxglove.example>',
  'From: "Maren Vogel" <maren.vogel@foxglove.example>',
  'Reply-To: finance-desk@gmail.com',
  'To: Jonas Keller <jonas.keller@northwind.example>',
  'Subject: Urgent: new bank details for Jonas Keller',
  '',
  'Dear Jonas, pay to our new account DE89370400440532013000 today. Do not call me.',
  'Confirm: http://foxglove.example.pay-now.example/confirm?user=jonas.keller <script>alert(1)</script>',
].join('\r\n');

let site: TestSite;
let browser: TestBrowser;
let clock: ReturnType<typeof testClock>;

beforeEach(async () => {
  clock = testClock(NOON);
  const routes = {
    '/.well-known/jwks.json': { GET: keySet.GET },
    '/api/v1/statements': { POST: statements.POST },
    '/api/v1/statements/email': { POST: upload.POST },
    '/api/v1/shared-verdicts': { GET: links.GET, POST: links.POST },
    '/api/v1/shared-verdicts/:sharedId': { DELETE: one.DELETE },
    '/api/v1/shared-verdicts/:sharedId/email': { POST: emailed.POST },
    '/api/v1/shared-verdicts/receipts/:receipt': { DELETE: receipts.DELETE },
    '/r/:id.json': { GET: file.GET },
  };
  site = await openTestSite(routes as Parameters<typeof openTestSite>[0], { now: clock.now });
  browser = new TestBrowser(site.siteUrl);
});
afterEach(() => site.close());

type Headers = Record<string, string>;

async function userNamed(name: string) {
  const { user, accessToken } = await signedIn(site.services, name);
  return { userId: user.id, headers: { authorization: `Bearer ${accessToken}` } };
}

async function stateEmail(headers: Headers = {}, source = EMAIL): Promise<StatementsAnswer> {
  const init = { method: 'POST', body: source, headers: { 'content-type': 'message/rfc822', ...headers } };
  const answer = await browser.fetch('/api/v1/statements/email', init);
  expect(answer.status).toBe(200);
  return (await answer.json()) as StatementsAnswer;
}

const post = (statement: unknown, headers: Headers = {}) =>
  browser.postJson('/api/v1/shared-verdicts', { statement }, headers);

async function share(headers: Headers = {}): Promise<LinkAnswer> {
  const { quoted } = await stateEmail(headers);
  const answer = await post(quoted, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as LinkAnswer;
}

async function listed(headers: Headers): Promise<SharedVerdictsAnswer['links']> {
  const answer = await browser.fetch('/api/v1/shared-verdicts', { headers });
  return ((await answer.json()) as SharedVerdictsAnswer).links;
}

const fileOf = (id: string) => browser.fetch(`/r/${id}.json`);
const erase = (path: string, headers: Headers = {}) =>
  browser.fetch(`/api/v1/shared-verdicts/${path}`, { method: 'DELETE', headers: { origin: site.siteUrl, ...headers } });

const publishedKeys = async () =>
  createLocalJWKSet((await (await browser.fetch('/.well-known/jwks.json')).json()) as KeySet);

describe('a statement', () => {
  test('is signed with the published key, and says what was found without anything personal', async () => {
    const { quoted } = await stateEmail();
    const claims = await verifyStatement(quoted, await publishedKeys());
    expect(claims).toMatchObject({
      iss: site.siteUrl,
      iat: NOON / 1000,
      checked: 'message',
      quotes: true,
      email: { from: '[name] <[address][@]foxglove[.]example>', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      analysis: { verdict: 'dangerous' },
    });
    expect(JSON.stringify(claims)).not.toMatch(/Maren|Vogel|Jonas|Keller|DE89|\.example/);
  });

  test('doesn’t say where its recipient works', async () => {
    const imitated = EMAIL.replaceAll('foxglove.example', 'northwind.example');
    const { quoted, unquoted } = await stateEmail({}, `Delivered-To: jonas@northwind.example\r\n${imitated}`);
    for (const statement of [quoted, unquoted]) {
      const text = JSON.stringify(claimsOf(statement));
      expect(text).toContain('[recipient domain]');
      expect(text).not.toMatch(/northwind/i);
    }
  });

  test('without quotes has no words of the email', async () => {
    const claims = claimsOf((await stateEmail()).unquoted);
    expect(claims).toMatchObject({ quotes: false, email: { subject: '' } });
    expect(claims.analysis.signals.flatMap(({ evidence }) => evidence)).toEqual([]);
  });

  test('has a digest only of an email that was delivered', async () => {
    const typed = claimsOf((await stateEmail({}, 'From: a@b.example\r\nSubject: Hi\r\n\r\nHello')).quoted);
    expect(typed.email).not.toHaveProperty('sha256');
    const answer = await browser.postJson('/api/v1/statements', { Subject: 'Hi', Body: 'Hello' });
    const { quoted } = (await answer.json()) as StatementsAnswer;
    expect(claimsOf(quoted)).toMatchObject({ checked: 'fields', email: { from: null, subject: 'Hi' } });
  });

  test('that was changed, or signed with another key, is not valid', async () => {
    const { quoted, unquoted } = await stateEmail();
    const keys = await publishedKeys();
    const claims = claimsOf(quoted);
    const forged = Buffer.from(JSON.stringify({ ...claims, engine: '9' })).toString('base64url');
    expect(await verifyStatement({ ...quoted, payload: forged }, keys)).toBeUndefined();
    expect(await verifyStatement({ ...quoted, signature: unquoted.signature }, keys)).toBeUndefined();
    const none = Buffer.from('{"alg":"none","typ":"verdict+jws"}').toString('base64url');
    expect(await verifyStatement({ ...quoted, protected: none, signature: '' }, keys)).toBeUndefined();
  });

  test('stays valid when the secret was changed', async () => {
    const { quoted } = await stateEmail();
    const { id } = await share();
    const { keys } = site.services;
    Object.assign(keys, { ...deriveKeys('x'.repeat(43)), previous: { ...keys } });
    expect(await verifyStatement(quoted, await publishedKeys())).toBeDefined();
    expect((await fileOf(id)).status).toBe(200);
  });

  test('of another’s scan, or without an account, is not to be had', async () => {
    const { headers } = await userNamed('ada');
    for (const sent of [headers, {}]) {
      const answer = await browser.postJson('/api/v1/statements', { scanId: 'another' }, sent);
      expect(answer.status).toBe(404);
    }
  });
});

describe('a link', () => {
  test('leads to what the preview showed, and is not to be indexed, cached or passed on', async () => {
    const { id, url, expiresAt, receipt } = await share();
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(url).toBe(`${site.siteUrl}/r/${id}`);
    expect(expiresAt).toBe('2030-01-08T12:00:00.000Z');
    expect(receipt).toMatch(/^[\w-]{22}$/);
    const answer = await fileOf(id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'content-disposition': 'attachment; filename="letterlock-verdict.json"',
    });
    const statement = (await answer.json()) as Statement;
    expect(await verifyStatement(statement, await publishedKeys())).toBeDefined();
  });

  test('is made only of a preview of this server, while it is fresh', async () => {
    const { quoted } = await stateEmail();
    const claims = Buffer.from(JSON.stringify({ ...claimsOf(quoted), quotes: false })).toString('base64url');
    expect((await post({ ...quoted, payload: claims })).status).toBe(422);
    clock.advance(61 * 60_000);
    expect((await post(quoted)).status).toBe(422);
    expect((await post({ ...quoted, payload: 'x'.repeat(100_000) })).status).toBe(400);
  });

  test('answers the same when it has expired, was revoked or never was', async () => {
    const { id, receipt } = await share();
    const { id: expiring } = await share();
    expect((await erase(`receipts/${receipt}`)).status).toBe(200);
    clock.advance(7 * DAY);
    const bodies = [];
    for (const gone of [id, expiring, 'A'.repeat(22)]) {
      const answer = await fileOf(gone);
      bodies.push([answer.status, await answer.text()]);
    }
    expect(new Set(bodies.map(String)).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(404);
  });

  test('of an account is listed and revoked by it alone', async () => {
    const ada = await userNamed('ada');
    const eve = await userNamed('eve');
    const { id, receipt, url } = await share(ada.headers);
    expect(receipt).toBeNull();
    expect(await listed(ada.headers)).toMatchObject([{ id, url, verdict: 'dangerous' }]);
    expect(await listed(eve.headers)).toEqual([]);
    expect((await erase(id, eve.headers)).status).toBe(404);
    expect((await erase(id)).status).toBe(401);
    expect((await erase(`receipts/${id}`)).status).toBe(404);
    expect((await fileOf(id)).status).toBe(200);
    expect((await erase(id, ada.headers)).status).toBe(200);
    expect((await fileOf(id)).status).toBe(404);
    expect(await listed(ada.headers)).toEqual([]);
  });

  test('made without an account is revoked by its receipt, not by its id', async () => {
    const { id, receipt } = await share();
    expect((await erase(`receipts/${id}`)).status).toBe(404);
    expect((await fileOf(id)).status).toBe(200);
    expect((await erase(`receipts/${receipt}`)).status).toBe(200);
    expect((await fileOf(id)).status).toBe(404);
  });

  test('goes with its account, is in the account’s data, and expired ones are deleted', async () => {
    const ada = await userNamed('ada');
    await share(ada.headers);
    const data = await collectShared(site.services, ada.userId);
    expect(data.sharedVerdicts).toMatchObject([{ states: { analysis: { verdict: 'dangerous' } } }]);
    await share();
    await site.services.db.deleteFrom('users').where('id', '=', ada.userId).execute();
    const rows = () => site.services.db.selectFrom('shared_verdicts').select('user_id').execute();
    expect(await rows()).toEqual([{ user_id: null }]);
    clock.advance(7 * DAY);
    await dropExpired(site.services);
    expect(await rows()).toEqual([]);
  });
});

describe('a second link', () => {
  test('of the same email is announced with the first, to its own user', async () => {
    const [ada, ben] = [await userNamed('ada'), await userNamed('ben')];
    expect((await stateEmail(ada.headers)).existing).toEqual([]);
    const { id } = await share(ada.headers);
    clock.advance(60_000);
    const { existing } = await stateEmail(ada.headers);
    expect(existing).toMatchObject([{ id, quotes: true, scanId: null }]);
    expect((await stateEmail(ben.headers)).existing).toEqual([]);
    expect((await stateEmail()).existing).toEqual([]);
    expect((await stateEmail(ada.headers, EMAIL.replace('new bank', 'old bank'))).existing).toEqual([]);
    await erase(id, ada.headers);
    expect((await stateEmail(ada.headers)).existing).toEqual([]);
  });

  test('the list says which email each is about, as far as it was shared', async () => {
    const ada = await userNamed('ada');
    const { quoted, unquoted } = await stateEmail(ada.headers);
    for (const statement of [quoted, unquoted]) {
      await post(statement, ada.headers);
      clock.advance(1000);
    }
    const from = '[name] <[address][@]foxglove[.]example>';
    expect((await listed(ada.headers)).map(({ email }) => email)).toEqual([
      { from, subject: null },
      { from, subject: 'Urgent: new bank details for [name]' },
    ]);
  });
});

describe('limits', () => {
  test('twenty links a day from an address without an account', async () => {
    const { quoted } = await stateEmail();
    for (let time = 0; time < 20; time += 1) expect((await post(quoted)).status).toBe(200);
    expect((await post(quoted)).status).toBe(429);
  });

  test('a hundred links of an account at a time', async () => {
    const ada = await userNamed('ada');
    const { id } = await share(ada.headers);
    const row = await site.services.db.selectFrom('shared_verdicts').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 99 }, (_, index) => ({ ...row, id: `link-${index}` }));
    await site.services.db.insertInto('shared_verdicts').values(more).execute();
    const { quoted } = await stateEmail(ada.headers);
    const full = await post(quoted, ada.headers);
    expect([full.status, ((await full.json()) as { code: string }).code]).toEqual([409, 'TOO_MANY_LINKS']);
    await erase(id, ada.headers);
    expect((await post(quoted, ada.headers)).status).toBe(200);
  });
});

describe('the pages', () => {
  const context = (path: string, params: Headers, body?: string) => {
    const request = new Request(`${site.siteUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: site.siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { body }),
    });
    const locals = { services: site.services, observed: {} };
    return { request, params, locals, url: new URL(request.url), clientAddress: '203.0.113.9' } as never;
  };

  test('show a shared verdict, or one that was posted with its signature', async () => {
    const { id } = await share();
    expect(await openShared(context(`/r/${id}`, { id }))).toMatchObject({ claims: { quotes: true } });
    expect(await openShared(context('/r/x', { id: 'x' }))).toMatchObject({ status: 404 });
    const { unquoted } = await stateEmail();
    const form = new URLSearchParams({ statement: JSON.stringify(unquoted) }).toString();
    expect(await openPosted(context('/r/print', {}, form))).toMatchObject({ claims: { quotes: false } });
    const forged = new URLSearchParams({ statement: JSON.stringify({ ...unquoted, signature: 'AAAA' }) }).toString();
    expect(await openPosted(context('/r/print', {}, forged))).toMatchObject({ status: 422 });
    expect(await openPosted(context('/r/print', {}))).toMatchObject({ status: 400 });
  });

  test('say that there were too many requests, not that the link is gone', async () => {
    const unknown = (await openShared(context('/r/unknown', { id: 'unknown' }))) as Failure;
    expect(screenOf(unknown).screen).toBe(LINK_GONE);
    const open = () => openPosted(context('/r/print', {})) as Promise<Failure>;
    for (let time = 0; time < 60; time += 1) await open();
    expect(screenOf(await open())).toMatchObject({
      status: 429,
      screen: { explanation: expect.stringContaining('Too many requests') },
    });
  });

  test('revoke by a receipt', async () => {
    const { id, receipt } = await share();
    expect(await revokeFromPage(context('/r/revoke/x', { receipt: receipt ?? '' }, ''))).toBe('revoked');
    expect(isFailure(await openShared(context(`/r/${id}`, { id })))).toBe(true);
  });

  test('answer a second press of the button as the first, for a while', async () => {
    const { receipt } = await share();
    const press = () => revokeFromPage(context('/r/revoke/x', { receipt: receipt ?? '' }, ''));
    expect(await Promise.all([press(), press()])).toEqual(['revoked', 'revoked']);
    expect(await press()).toBe('revoked');
    const kept = await site.services.db.selectFrom('shared_verdicts').selectAll().execute();
    expect(kept.filter(({ statement }) => statement === '')).toHaveLength(1);
    await site.services.db.updateTable('shared_verdicts').set({ expires_at: 0 }).where('statement', '=', '').execute();
    expect(await press()).toMatchObject({ status: 404 });
  });

  test('revoke in one statement, between whose parts no other process finds nothing', async () => {
    const { receipt } = await share();
    await sql`create trigger no_second_row before insert on shared_verdicts
      begin select raise(abort, 'full'); end`.execute(site.services.db);
    const press = () => revokeFromPage(context('/r/revoke/x', { receipt: receipt ?? '' }, ''));
    expect([await press(), await press()]).toEqual(['revoked', 'revoked']);
  });
});

describe('asking somebody by email', () => {
  const ask = (id: string, body: unknown, headers: Headers) =>
    browser.postJson(`/api/v1/shared-verdicts/${id}/email`, body, headers);
  const turnEmailOn = () =>
    Object.assign(site.services.settings, {
      mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'web@letterlock.test', supportAddress: 'support@letterlock.test' },
    });
  const emails = async () => {
    const rows = await site.services.db.selectFrom('outbox').select('mail').execute();
    return rows
      .map(({ mail }) => JSON.parse(mail) as { to: string; subject: string; text: string; replyTo: unknown })
      .filter(({ to }) => to.endsWith('@friends.example'));
  };
  const to = 'lena@friends.example';

  test('sends fixed texts with the one link, and keeps whom it was sent to', async () => {
    turnEmailOn();
    const { headers, userId } = await userNamed('ada');
    const { id, url } = await share(headers);
    const note = 'See http://evil.example/\r\nBcc: all@evil.example';
    const answer = await ask(id, { to: ' Lena@Friends.example', note }, headers);
    expect(await answer.json()).toEqual({ emailedTo: [{ address: to, at: '2030-01-01T12:00:00.000Z' }] });
    const [mail] = await emails();
    expect(mail).toMatchObject({ to, replyTo: { name: '', address: 'ada@example.com' } });
    expect(mail?.text).toContain('“See hxxp://evil[.]example/ Bcc: all@evil[.]example”');
    expect(mail?.text.match(/https?:\S+/g)).toEqual([url]);
    expect(mail?.text).not.toMatch(/Maren|Jonas|DE89|foxglove|pay-now/);
    expect((await listed(headers))[0]?.emailedTo).toHaveLength(1);
    expect(await collectShared(site.services, userId)).toMatchObject({
      sharedVerdicts: [{ emailedTo: [{ address: to }] }],
    });
  });

  test('is for own links only, and where emails can be sent', async () => {
    const { headers } = await userNamed('ada');
    const { id } = await share(headers);
    expect((await ask(id, { to }, headers)).status).toBe(409);
    turnEmailOn();
    const other = await userNamed('jonas');
    expect((await ask(id, { to }, other.headers)).status).toBe(404);
    const { id: anonymous } = await share();
    expect((await ask(anonymous, { to }, headers)).status).toBe(404);
    expect((await ask(id, { to }, {})).status).toBe(401);
    for (const wrong of [
      { to: 'lena' },
      { to: 'a@b.example, c@d.example' },
      { to, note: 'x'.repeat(301) },
      { to, subject: 'Hi' },
    ]) {
      expect((await ask(id, wrong, headers)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect(await emails()).toEqual([]);
  });

  test('goes unsent when its link is revoked, or the account deleted', async () => {
    turnEmailOn();
    const { headers, userId } = await userNamed('ada');
    const [revoked, kept] = [await share(headers), await share(headers)];
    for (const { id } of [revoked, kept]) expect((await ask(id, { to }, headers)).status).toBe(200);
    expect(await revokeLink(site.services, userId, revoked.id)).toEqual({ ok: true });
    expect((await emails()).map(({ text }) => text.includes(kept.url))).toEqual([true]);
    await site.services.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await emails()).toEqual([]);
  });

  test('reaches nobody more than three times a day', async () => {
    turnEmailOn();
    const spellings = [to, 'lena+x@friends.example', 'LENA+a+b@friends.example'];
    for (const [index, name] of ['ada', 'jonas', 'maren'].entries()) {
      const { headers } = await userNamed(name);
      const { id } = await share(headers);
      expect((await ask(id, { to: spellings[index] }, headers)).status).toBe(200);
    }
    expect((await emails()).map((mail) => mail.to)).toContain('lena+x@friends.example');
    const { headers } = await userNamed('kim');
    const { id } = await share(headers);
    expect((await ask(id, { to }, headers)).status).toBe(429);
    for (const one of ['a', 'b', 'c', 'd', 'e']) {
      expect((await ask(id, { to: `${one}@friends.example` }, headers)).status).toBe(200);
    }
    expect(await (await ask(id, { to: 'f@friends.example' }, headers)).json()).toMatchObject({ code: 'ASKED_MOST' });
  });
});
