import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Monitor, monitorMailboxes } from '../../../src/features/scanning/monitor.server.ts';
import { eraseScans } from '../../../src/features/scanning/monitor-settings.server.ts';
import type { Alert } from '../../../src/features/scans/contract.ts';
import * as alertRoutes from '../../../src/pages/api/v1/alerts/index.ts';
import * as read from '../../../src/pages/api/v1/alerts/read.ts';
import * as stream from '../../../src/pages/api/v1/alerts/stream.ts';
import { verifyAccessToken } from '../../../src/server/session/access-token.ts';
import { revokeSessions } from '../../../src/server/session/sessions.ts';
import { type FakeGmail, fakeGmail } from '../../mocks/gmail.ts';
import { connectMailbox } from '../../support/mailbox.ts';
import { signedIn } from '../../support/people.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';
import { overNetwork, scannedMessages, switchOn, until } from '../../support/scanning.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';
import { type Listener, listen } from './listener.ts';

/** Alerts are promised within two seconds; the rest is slack for a busy test machine. */
const PROMISED_MS = 2000;
const SLACK_MS = 4000;

let skew = 0;
let site: TestSite;
let gmail: FakeGmail;
let monitor: Monitor;
let maren: Awaited<ReturnType<typeof signedIn>>;
let listeners: Listener[] = [];

beforeEach(async () => {
  skew = 0;
  const routes = { '/alerts': alertRoutes, '/alerts/read': read, '/alerts/stream': stream };
  site = await openTestSite(routes, { now: () => Date.now() + skew });
  maren = await signedIn(site.services, 'maren');
  await connectMailbox(site.services, maren.user.id);
  gmail = fakeGmail();
  gmail.network.timeoutSeconds = 5;
  monitor = monitorMailboxes(site.services, { openSource: overNetwork(gmail.network) });
  await switchOn(site.services, maren.user.id);
  await firstLook();
});
afterEach(async () => {
  for (const listener of listeners) listener.close();
  listeners = [];
  await monitor.stop();
  await site.close();
});

async function open(token = maren.accessToken, lastEventId?: string): Promise<Listener> {
  const listener = await listen(`${site.siteUrl}/alerts/stream`, token, lastEventId);
  listeners.push(listener);
  return listener;
}

/** Waits for the first poll: the emails it finds aren't new. */
async function firstLook(): Promise<void> {
  const mailbox = site.services.db.selectFrom('monitors').select('mailbox');
  await until(async () => (await mailbox.executeTakeFirst())?.mailbox);
}

/** Polls as often as with an open page. */
async function extendPresence(): Promise<void> {
  const watched = { watched_until: Date.now() + 60_000, due_at: 0 };
  await site.services.db.updateTable('monitors').set(watched).execute();
}

async function arrive(id: string, raw = fraud(id)): Promise<void> {
  gmail.messages.unshift({ id, raw });
  await until(async () =>
    (await scannedMessages(site.services, maren.user.id)).some(({ message_id }) => message_id === id),
  );
}

const subjects = (listener: Listener) => listener.alerts().map(({ subject }) => subject.split(' ').at(-1));

test('a message that arrives is an alert in the open page within the promised time, once', async () => {
  const page = await open();
  await until(() => page.events.some(({ event }) => event === 'state'));
  const arrivedAt = Date.now();
  gmail.messages.unshift({ id: 'new', raw: fraud('new') });
  await until(() => page.alerts().length > 0);
  expect(Date.now() - arrivedAt).toBeLessThan(PROMISED_MS + SLACK_MS);
  await arrive('later', harmless('later'));
  await arrive('last');
  await until(() => page.alerts().length > 1);
  expect(subjects(page)).toEqual(['new', 'last']);
  expect(page.events.filter(({ event }) => event === 'state').at(-1)?.data).toMatchObject({ scanned: 3, unread: 2 });
});

test('so it is in the page in which scanning was switched on', async () => {
  await eraseScans(site.services, maren.user.id);
  const page = await open();
  await until(() => page.events.some(({ event }) => event === 'state'));
  await switchOn(site.services, maren.user.id);
  await firstLook();
  const arrivedAt = Date.now();
  gmail.messages.unshift({ id: 'new', raw: fraud('new') });
  await until(() => page.alerts().length > 0);
  expect(Date.now() - arrivedAt).toBeLessThan(PROMISED_MS + SLACK_MS);
});

test('no user sees another user’s stream', async () => {
  const jonas = await signedIn(site.services, 'jonas');
  const his = await open(jonas.accessToken, '0');
  const hers = await open();
  await arrive('new');
  await until(() => hers.alerts().length === 1);
  await until(() => his.events.some(({ event }) => event === 'state'));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(his.alerts()).toEqual([]);
  expect(JSON.stringify(his.events)).not.toContain('suspended');
});

test('after a break it resumes where it was', async () => {
  const first = await open();
  await arrive('one');
  await until(() => first.alerts().length === 1);
  const id = first.events.find(({ event }) => event === 'alert')?.id;
  first.close();
  await arrive('two');
  await arrive('three');
  const second = await open(maren.accessToken, id);
  await until(() => second.alerts().length === 2);
  expect(subjects(second)).toEqual(['two', 'three']);
  const fresh = await open();
  await until(() => fresh.events.length > 0);
  expect(fresh.alerts()).toEqual([]);
});

test.each(['999', 'garbage', '-1', '9'.repeat(40)])(
  'the position %s leads to no earlier alert, but to new ones',
  async (id) => {
    await extendPresence();
    await arrive('one');
    const page = await open(maren.accessToken, id);
    await until(() => page.events.length > 0);
    await arrive('two');
    await until(() => page.alerts().length > 0);
    expect(subjects(page)).toEqual(['two']);
  },
);

test('after everything was erased alerts are counted on and still come', async () => {
  const page = await open();
  await arrive('one');
  await until(() => page.alerts().length === 1);
  await eraseScans(site.services, maren.user.id);
  await until(() => page.events.at(-1)?.data.scanned === 0);
  gmail.messages.length = 0;
  await switchOn(site.services, maren.user.id);
  await firstLook();
  await extendPresence();
  await arrive('two');
  await until(() => page.alerts().length === 2);
  expect(page.alerts().at(-1)?.number).toBe(2);
});

describe('it ends', () => {
  test('when its session does', async () => {
    const page = await open();
    const session = await verifyAccessToken(site.services, maren.accessToken);
    await revokeSessions(site.services.db, { sessionId: session?.sessionId ?? '' }, site.services.now());
    await page.ended;
    const answer = await fetch(`${site.siteUrl}/alerts/stream`, {
      headers: { authorization: `Bearer ${maren.accessToken}` },
    });
    expect(answer.status).toBe(401);
  });

  test('with the life of an access token', async () => {
    const page = await open();
    skew = 16 * 60 * 1000;
    await page.ended;
  });

  test('when the server stops', async () => {
    const page = await open();
    site.services.stopping.abort();
    await page.ended;
    const headers = { authorization: `Bearer ${maren.accessToken}` };
    const late = await fetch(`${site.siteUrl}/alerts/stream`, { headers });
    expect(late.status).toBe(503);
  });
});

test('a user has at most five, and gets room again by closing one', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => open()));
  const headers = { authorization: `Bearer ${maren.accessToken}` };
  const sixth = await fetch(`${site.siteUrl}/alerts/stream`, { headers });
  expect(sixth.status).toBe(429);
  expect(await sixth.json()).toMatchObject({ code: 'TOO_MANY_STREAMS' });
  const jonas = await signedIn(site.services, 'jonas');
  await open(jonas.accessToken);
  pages[0]?.close();
  await until(async () => {
    const again = await fetch(`${site.siteUrl}/alerts/stream`, { headers });
    await again.body?.cancel();
    return again.status === 200;
  });
});

test('needs a bearer, and takes none from the address', async () => {
  expect((await fetch(`${site.siteUrl}/alerts/stream`)).status).toBe(401);
  expect((await fetch(`${site.siteUrl}/alerts/stream?access_token=${maren.accessToken}`)).status).toBe(401);
});

describe('where streams are cut off', () => {
  const ask = async (query = '') => {
    const headers = { authorization: `Bearer ${maren.accessToken}` };
    const answer = await fetch(`${site.siteUrl}/alerts${query}`, { headers });
    return (await answer.json()) as { alerts: Alert[]; unread: number; lastAlert: number };
  };

  test('the same alerts can be asked for, and are read when they were seen', async () => {
    expect((await ask('?after=0')).alerts).toEqual([]);
    for (const id of ['one', 'two', 'three']) await arrive(id);
    const browser = new TestBrowser(site.siteUrl);
    const all = await ask();
    expect(all).toMatchObject({ unread: 3, lastAlert: 3 });
    expect(all.alerts.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await ask('?after=1')).alerts.map(({ number }) => number)).toEqual([2, 3]);
    expect((await ask('?before=3')).alerts.map(({ number }) => number)).toEqual([2, 1]);
    const bearer = { authorization: `Bearer ${maren.accessToken}` };
    expect(await (await browser.postJson('/alerts/read', { number: 3 }, bearer)).json()).toEqual({ unread: 2 });
    expect(await (await browser.postJson('/alerts/read', { number: 3 }, bearer)).json()).toEqual({ unread: 2 });
    expect(await (await browser.postJson('/alerts/read', { upTo: 2 }, bearer)).json()).toEqual({ unread: 0 });
    expect((await ask()).alerts.every(({ read: isRead }) => isRead)).toBe(true);
    expect((await browser.postJson('/alerts/read', { upTo: -1 }, bearer)).status).toBe(400);
  });
});
