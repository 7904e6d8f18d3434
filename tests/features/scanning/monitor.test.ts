import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAlerts } from '../../../src/features/alerts/alerts.server.ts';
import { startPresence } from '../../../src/features/alerts/presence.server.ts';
import { describeBaseline, eraseBaseline } from '../../../src/features/scanning/baseline.server.ts';
import type { OpenSource } from '../../../src/features/scanning/mailbox-source.server.ts';
import type { Monitor } from '../../../src/features/scanning/monitor.server.ts';
import { describeMonitor, eraseScans, setMonitor } from '../../../src/features/scanning/monitor-settings.server.ts';
import { MAX_ATTEMPTS } from '../../../src/features/scanning/queue.server.ts';
import { MONITOR_CONSENT } from '../../../src/features/scans/contract.ts';
import { storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { type FakeGmail, googleError } from '../../mocks/gmail.ts';
import { connectedUser, connectMailbox } from '../../support/mailbox.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';
import { openScannedMailbox, type ScannedMailbox } from '../../support/scanned-mailbox.ts';
import { makeDue, overNetwork, scannedMessages, switchOn, until } from '../../support/scanning.ts';
import type { TestServices } from '../../support/services.ts';

const HOUR = 60 * 60 * 1000;
let skew = 0;
let mailbox: ScannedMailbox;
let services: TestServices;
let userId: string;
let gmail: FakeGmail;
let monitor: Monitor;
let monitorRow: ScannedMailbox['monitorRow'];

beforeEach(async () => {
  skew = 0;
  mailbox = await openScannedMailbox({ now: () => Date.now() + skew });
  ({ services, userId, gmail, monitorRow } = mailbox);
  gmail.network.timeoutSeconds = 5;
  monitor = mailbox.startMonitor();
});
afterEach(() => mailbox.close());

const alerts = async () => (await listAlerts(services, userId, {})).alerts;
const ids = async () => (await scannedMessages(services, userId)).map(({ message_id }) => message_id);

/** What the owner sees after the mailbox's next poll. */
async function afterVisit(): Promise<void> {
  await until(async () => (await monitorRow()).lease_owner === null);
  await makeDue(services, userId);
  await until(async () => (await monitorRow()).due_at > 0 && (await monitorRow()).lease_owner === null);
}

test('nothing is read before its owner agrees', async () => {
  gmail.messages.push({ id: 'a', raw: fraud('a') });
  expect(await setMonitor(services, userId, { on: true })).toMatchObject({ status: 422, code: 'CONSENT_NEEDED' });
  expect(await setMonitor(services, userId, { on: true, consent: '2020-01-01' })).toMatchObject({ status: 422 });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(gmail.requests).toEqual([]);
});

test('a new email is scanned in full, once, and raises one alert; earlier ones raise none', async () => {
  gmail.messages.push({ id: 'old', raw: fraud('old') });
  await switchOn(services, userId);
  await until(async () => (await ids()).length === 1);
  expect(await alerts()).toEqual([]);
  gmail.messages.unshift({ id: 'new', raw: fraud('new') });
  await afterVisit();
  await until(async () => (await alerts()).length > 0);
  await afterVisit();
  await afterVisit();
  expect(await ids()).toEqual(['new', 'old']);
  expect(await alerts()).toMatchObject([
    {
      number: 1,
      read: false,
      sender: { address: 'alert@paypa1-secure.example' },
      subject: 'Your account is suspended new',
    },
  ]);
  const raws = gmail.requests.filter(({ path }) => path.includes('/messages/new?'));
  expect(raws).toHaveLength(1);
  const [scan] = (await scannedMessages(services, userId)).filter(({ message_id }) => message_id === 'new');
  expect(scan).toMatchObject({ brand: 'PayPal', verdict: 'dangerous' });
});

test('an alert and its scan contain nothing of the text but the evidence', async () => {
  await switchOn(services, userId);
  await afterVisit();
  gmail.messages.unshift({ id: 'new', raw: fraud('new').replace('Dear customer', 'Dear planted marker') });
  await afterVisit();
  const [alert] = await until(async () => (await alerts()).length > 0 && (await alerts()));
  expect(JSON.stringify(alert)).not.toMatch(/planted marker|24 hours|verify/i);
  const rows = await services.db.selectFrom('scan_analyses').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('planted marker');
});

test('below the threshold nothing is alerted', async () => {
  await switchOn(services, userId, { threshold: 'Critical' });
  await afterVisit();
  gmail.messages.unshift({ id: 'new', raw: harmless('new') });
  await afterVisit();
  await until(async () => (await ids()).length === 1);
  expect(await alerts()).toEqual([]);
  expect(await describeMonitor(services, userId)).toMatchObject({ scanned: 1, waiting: 0, threshold: 'Critical' });
});

test('an alert is emailed on request, without anything the sender wrote', async () => {
  await switchOn(services, userId, { mailsAlerts: true });
  await afterVisit();
  gmail.messages.unshift({ id: 'new', raw: fraud('new') });
  await afterVisit();
  await until(async () => (await alerts()).length > 0);
  const mails = await services.db.selectFrom('outbox').select('mail').execute();
  expect(mails).toHaveLength(1);
  expect(JSON.parse(mails[0]?.mail ?? '')).toMatchObject({ to: 'maren@example.com' });
  expect(mails[0]?.mail).toContain('/dashboard?view=alerts');
  expect(mails[0]?.mail).not.toMatch(/paypa1|suspended/);
});

test('an alert is sent to the webhooks that are on, and earlier emails are not', async () => {
  // Nothing opens its target, so that nothing is sent.
  const hook = {
    user_id: userId,
    kind: 'webhook',
    host: 'hooks.example',
    sealed_target: 'broken',
    failures: 0,
  } as const;
  await services.db
    .insertInto('alert_hooks')
    .values([
      { ...hook, id: 'on', created_at: 0, disabled_at: null },
      { ...hook, id: 'off', created_at: 0, disabled_at: 1 },
    ])
    .execute();
  gmail.messages.push({ id: 'old', raw: fraud('old') });
  await switchOn(services, userId);
  await until(async () => (await ids()).length === 1);
  gmail.messages.unshift({ id: 'new', raw: fraud('new') });
  await afterVisit();
  const [alert] = await until(async () => ((await alerts()).length > 0 ? alerts() : undefined));
  const deliveries = await services.db.selectFrom('hook_deliveries').select(['hook_id', 'scan_id']).execute();
  expect(deliveries).toEqual([{ hook_id: 'on', scan_id: alert?.scanId }]);
});

test('at most 20 alert emails are sent a day', async () => {
  await switchOn(services, userId, { mailsAlerts: true });
  await afterVisit();
  gmail.messages.unshift(...Array.from({ length: 25 }, (_, index) => ({ id: `m${index}`, raw: fraud(`m${index}`) })));
  await afterVisit();
  await until(async () => (await ids()).length === 25);
  expect(await alerts()).toHaveLength(25);
  const mails = await services.db.selectFrom('outbox').select('mail').execute();
  expect(mails.filter(({ mail }) => mail.includes('limit of 20 alert emails'))).toHaveLength(1);
  expect(mails).toHaveLength(20);
  skew += 25 * HOUR;
  // Access was granted for a day.
  await connectMailbox(services, userId);
  gmail.messages.unshift({ id: 'next-day', raw: fraud('next-day') });
  await afterVisit();
  await until(async () => (await ids()).length === 26);
  expect(await services.db.selectFrom('outbox').select('id').execute()).toHaveLength(21);
});

test('mails are counted, and not the alerts before they were wanted', async () => {
  await switchOn(services, userId);
  await afterVisit();
  gmail.messages.unshift(...Array.from({ length: 21 }, (_, index) => ({ id: `m${index}`, raw: fraud(`m${index}`) })));
  await afterVisit();
  await until(async () => (await ids()).length === 21);
  await setMonitor(services, userId, { mailsAlerts: true });
  gmail.messages.unshift({ id: 'wanted', raw: fraud('wanted') });
  await afterVisit();
  await until(async () => (await ids()).length === 22);
  expect(await services.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

test('mailboxes that this process still polls after their lease has ended do not delay others', async () => {
  await monitor.stop();
  const hung = new Set<string>();
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const openSource: OpenSource = async (_, mailboxOf) => {
    hung.add(mailboxOf);
    await promise;
    throw new Error('never opened');
  };
  monitor = mailbox.startMonitor({ openSource });
  const names = ['ada', 'jonas', 'ines', 'omar'];
  const users = [
    userId,
    ...(await Promise.all(names.map((name) => connectedUser(services, name)))).map((user) => user.userId),
  ];
  const last = users.pop() ?? '';
  for (const user of users) await switchOn(services, user);
  await until(() => hung.size === 4);
  skew += HOUR;
  await switchOn(services, last);
  await until(() => hung.has(last));
  goOn();
});

describe('what fails is tried again', () => {
  test('when the mailbox does not answer', async () => {
    await switchOn(services, userId);
    await afterVisit();
    gmail.answerWith(() => googleError(503, 'backendError'));
    gmail.messages.unshift({ id: 'new', raw: fraud('new') });
    await makeDue(services, userId);
    await until(async () => (await describeMonitor(services, userId)).problem === 'MAILBOX_UNAVAILABLE');
    gmail.answerWith(() => googleError(503, 'backendError'), /never asked/);
    skew += HOUR;
    await until(async () => (await alerts()).length === 1);
    expect((await describeMonitor(services, userId)).problem).toBeNull();
  });

  test('as soon as its owner has connected it again', async () => {
    await switchOn(services, userId);
    await afterVisit();
    const kept = { problem: 'MAILBOX_RECONNECT', failures: 9, due_at: Date.now() + HOUR };
    await services.db.updateTable('monitors').set(kept).where('user_id', '=', userId).execute();
    gmail.messages.unshift({ id: 'new', raw: fraud('new') });
    await connectMailbox(services, userId);
    expect((await describeMonitor(services, userId)).problem).toBeNull();
    await until(async () => (await alerts()).length === 1);
  });

  test('and a problem that is over is no longer reported, however long the poll takes', async () => {
    await switchOn(services, userId);
    await afterVisit();
    gmail.answerWith(() => googleError(503, 'backendError'));
    await makeDue(services, userId);
    await until(async () => (await monitorRow()).problem === 'MAILBOX_UNAVAILABLE');
    gmail.answerWith(() => googleError(503, 'backendError'), /never asked/);
    await startPresence(services, userId);
    await until(async () => (await monitorRow()).problem === null);
    expect((await monitorRow()).lease_owner).not.toBeNull();
  });

  test('when one message cannot be fetched, and the others are scanned meanwhile', async () => {
    await switchOn(services, userId);
    await afterVisit();
    gmail.answerWith(() => googleError(500, 'backendError'), /messages\/bad\?/);
    gmail.messages.unshift({ id: 'good', raw: harmless('good') }, { id: 'bad', raw: fraud('bad') });
    await makeDue(services, userId);
    skew += HOUR;
    await until(async () => (await ids()).includes('good'));
    gmail.answerWith(() => googleError(500, 'backendError'), /never asked/);
    skew += HOUR;
    await until(async () => (await ids()).length === 2);
    expect(await alerts()).toHaveLength(1);
  });

  test('but not a message that is gone', async () => {
    await switchOn(services, userId);
    await afterVisit();
    gmail.answerWith(() => googleError(404, 'notFound'), /messages\/gone\?/);
    gmail.messages.unshift({ id: 'gone', raw: fraud('gone') });
    await afterVisit();
    skew += HOUR;
    await afterVisit();
    expect(gmail.requests.filter(({ path }) => path.includes('/messages/gone?'))).toHaveLength(1);
    expect(await describeMonitor(services, userId)).toMatchObject({ waiting: 0, scanned: 0 });
  });
});

describe('a message that cannot be scanned', () => {
  const hasLeft = async () => {
    const monitor = await services.db.selectFrom('monitors').select('lease_owner').executeTakeFirstOrThrow();
    return monitor.lease_owner === null;
  };

  test('does not delay others, and is skipped in the end', async () => {
    await monitor.stop();
    let failures = 0;
    const onScanned = async (_: unknown, { email }: { email: { subject: string } }) => {
      if (!email.subject.endsWith('poison')) return;
      failures += 1;
      throw new Error('this one always fails');
    };
    mailbox.startMonitor({ onScanned });
    await switchOn(services, userId);
    await afterVisit();
    gmail.messages.unshift({ id: 'good', raw: fraud('good') }, { id: 'poison', raw: fraud('poison') });
    await makeDue(services, userId);
    await until(async () => (await ids()).includes('good'));
    while (failures < MAX_ATTEMPTS) {
      const before = failures;
      // A running poll would find its mailbox replaced, and postpone the message.
      await until(hasLeft);
      await connectMailbox(services, userId);
      skew += 3 * HOUR;
      await makeDue(services, userId);
      await until(() => failures > before);
    }
    skew += 3 * HOUR;
    await afterVisit();
    expect(failures).toBe(MAX_ATTEMPTS);
    expect(await ids()).toEqual(['good']);
    expect(await alerts()).toHaveLength(1);
    expect(await describeMonitor(services, userId)).toMatchObject({
      ...{ waiting: 0, scanned: 1, unscanned: 1, problem: null },
    });
    const left = await services.db.selectFrom('queued_emails').select(['message_id', 'last_error']).execute();
    expect(left).toEqual([{ message_id: 'poison', last_error: 'SCAN_FAILED' }]);
    await services.db.updateTable('queued_emails').set({ engine_version: '1.0.0' }).execute();
    await connectMailbox(services, userId);
    await makeDue(services, userId);
    await until(() => failures > MAX_ATTEMPTS);
  });

  test('is counted when it is too large', async () => {
    await switchOn(services, userId);
    await afterVisit();
    gmail.messages.unshift({ id: 'large', raw: Buffer.alloc(26 * 1024 * 1024, 'a') });
    await makeDue(services, userId);
    await until(async () => (await describeMonitor(services, userId)).unscanned === 1);
    expect(await describeMonitor(services, userId)).toMatchObject({ waiting: 0, scanned: 0, problem: null });
  });

  test('is not given up because its mailbox does not give it', async () => {
    await switchOn(services, userId);
    await afterVisit();
    gmail.answerWith(() => googleError(500, 'backendError'), /messages\/late\?/);
    gmail.messages.unshift({ id: 'late', raw: fraud('late') });
    await makeDue(services, userId);
    const asked = () => gmail.requests.filter(({ path }) => path.includes('/messages/late?')).length;
    for (let polls = 0; polls < MAX_ATTEMPTS + 2; polls += 1) {
      const before = asked();
      await connectMailbox(services, userId);
      skew += 7 * HOUR;
      await until(() => asked() > before);
      await until(async () => (await monitorRow()).lease_owner === null);
    }
    gmail.answerWith(() => googleError(500, 'backendError'), /never asked/);
    await connectMailbox(services, userId);
    skew += 7 * HOUR;
    await until(async () => (await ids()).includes('late'));
  });
});

test('a reply to an email that the owner wrote is recognised, and an unknown thread does not count against its sender', async () => {
  const own = 'Message-ID: <asked@mail.example>\r\nSubject: Question\r\n\r\nWhen?';
  gmail.messages.push({ id: 'own', raw: `From: ada@example.com\r\n${own}`, sent: true });
  gmail.messages.push(...Array.from({ length: 22 }, (_, index) => ({ id: `m${index}`, raw: harmless(`m${index}`) })));
  const seen: Record<string, unknown> = {};
  await monitor.stop();
  const openSource: OpenSource = (given, id, work) =>
    overNetwork(gmail.network)(given, id, (mailboxSource) =>
      work({
        ...mailboxSource,
        wrote: async (messageId) => {
          seen[messageId] = await mailboxSource.wrote(messageId);
          return seen[messageId] as boolean;
        },
      }),
    );
  mailbox.startMonitor({ openSource });
  await switchOn(services, userId);
  await until(async () => (await ids()).length === 22);
  const answer = (id: string) => harmless(id, { Subject: 'Re: Question', 'In-Reply-To': `<${id}@mail.example>` });
  gmail.messages.unshift({ id: 'known', raw: answer('asked') }, { id: 'unknown', raw: answer('other') });
  await afterVisit();
  await until(async () => (await ids()).length === 24);
  expect(seen).toEqual({ '<asked@mail.example>': true, '<other@mail.example>': false });
  const scans = await scannedMessages(services, userId);
  expect(scans.filter(({ severity }) => severity !== 'None')).toEqual([]);
});

describe('the baseline', () => {
  test('grows with every message, knows senders by keyed hashes, and can be erased', async () => {
    gmail.messages.push(...Array.from({ length: 25 }, (_, index) => ({ id: `m${index}`, raw: harmless(`m${index}`) })));
    expect(await describeBaseline(services, userId)).toEqual({
      emails: 0,
      needed: 20,
      enough: false,
      senders: 0,
      people: 0,
    });
    await switchOn(services, userId);
    await until(async () => (await ids()).length === 25);
    expect(await describeBaseline(services, userId)).toEqual({
      emails: 25,
      needed: 20,
      enough: true,
      senders: 1,
      people: 0,
    });
    const stored = JSON.stringify(await services.db.selectFrom('sender_histories').selectAll().execute());
    expect(stored).not.toMatch(/jonas|northwind/);
    expect(JSON.parse(JSON.parse(stored)[0].history)).toMatchObject({ emails: 25, firstSeen: '2026-11-20' });

    gmail.messages.unshift({ id: 'stranger', raw: harmless('x', { From: 'Stranger <who@elsewhere.example>' }) });
    await afterVisit();
    const scan = await until(async () =>
      (await scannedMessages(services, userId)).find(({ message_id }) => message_id === 'stranger'),
    );
    expect(scan.first_contact).toBe(1);

    await eraseBaseline(services, userId);
    expect(await describeBaseline(services, userId)).toEqual({
      emails: 0,
      needed: 20,
      enough: false,
      senders: 0,
      people: 0,
    });
  });

  test('treats a sender as new once, even if the first email had a warning and is not learned from', async () => {
    gmail.messages.push(...Array.from({ length: 20 }, (_, index) => ({ id: `m${index}`, raw: harmless(`m${index}`) })));
    await switchOn(services, userId);
    await until(async () => (await ids()).length === 20);
    for (const [index, id] of ['one', 'two', 'three'].entries()) {
      gmail.messages.unshift({ id, raw: fraud(id) });
      await afterVisit();
      await until(async () => (await ids()).length === 21 + index);
    }
    const scans = (await scannedMessages(services, userId)).filter(({ severity }) => severity !== 'None');
    const first = Object.fromEntries(scans.map((scan) => [scan.message_id, scan.first_contact]));
    expect(first).toEqual({ one: 1, two: 0, three: 0 });
  });

  test('concludes nothing below twenty messages', async () => {
    gmail.messages.push(
      { id: 'a', raw: harmless('a') },
      { id: 'b', raw: harmless('b', { From: 'who@elsewhere.example' }) },
    );
    await switchOn(services, userId);
    await until(async () => (await ids()).length === 2);
    expect((await scannedMessages(services, userId)).map((scan) => scan.first_contact)).toEqual([0, 0]);
  });
});

test('of a full mailbox the newest hundred are scanned when it is switched on, and everything that comes after', async () => {
  gmail.messages.push(...Array.from({ length: 700 }, (_, index) => ({ id: `m${index}`, raw: harmless(`m${index}`) })));
  await switchOn(services, userId);
  await until(async () => (await ids()).length === 100);
  expect(await ids()).toContain('m0');
  gmail.messages.unshift(
    ...Array.from({ length: 130 }, (_, index) => ({ id: `n${index}`, raw: harmless(`n${index}`) })),
  );
  await afterVisit();
  await until(async () => (await ids()).length === 230);
  await afterVisit();
  expect(await ids()).toHaveLength(230);
});

test('switched off, nothing is read any more; erased, nothing is left', async () => {
  gmail.messages.push({ id: 'a', raw: fraud('a') });
  await switchOn(services, userId);
  await until(async () => (await ids()).length === 1);
  await setMonitor(services, userId, { on: false });
  const asked = gmail.requests.length;
  gmail.messages.unshift({ id: 'b', raw: fraud('b') });
  await makeDue(services, userId);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(gmail.requests.length).toBe(asked);
  await eraseScans(services, userId);
  for (const table of ['queued_emails', 'scans', 'scan_analyses', 'alerts', 'sender_histories'] as const) {
    expect(await services.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(await describeMonitor(services, userId)).toMatchObject({ on: false, consentVersion: null, scanned: 0 });
});

describe('the consent', () => {
  const other = { provider: 'demo', address: 'other@northwind.example', accessToken: 'token' } as const;
  const connectOther = () => storeGrant(services, userId, { ...other, accessTokenExpiresAt: services.now() + HOUR });

  test('is for the mailbox it was given for: nothing of another one is read before its owner agrees again', async () => {
    gmail.messages.push({ id: 'a', raw: harmless('a') });
    await switchOn(services, userId);
    await until(async () => (await ids()).length === 1);
    await until(async () => (await monitorRow()).lease_owner === null);
    await connectOther();
    gmail.requests.length = 0;
    await makeDue(services, userId);
    await until(async () => (await describeMonitor(services, userId)).problem === 'CONSENT_NEEDED');
    expect(gmail.requests).toEqual([]);
    await switchOn(services, userId);
    expect((await describeMonitor(services, userId)).problem).toBeNull();
    await until(async () => (await ids()).length === 2);
    expect((await scannedMessages(services, userId)).map(({ mailbox }) => mailbox).toSorted()).toEqual([
      'maren.vogel@northwind.example',
      'other@northwind.example',
    ]);
  });

  test('to an earlier text lasts until the new one is agreed to, which is recorded', async () => {
    await switchOn(services, userId);
    await afterVisit();
    const earlier = { consent_version: '2020-01-01' };
    await services.db.updateTable('monitors').set(earlier).where('user_id', '=', userId).execute();
    expect(await setMonitor(services, userId, { on: true, threshold: 'High' })).toMatchObject({
      on: true,
      consentVersion: '2020-01-01',
    });
    await switchOn(services, userId);
    expect(await describeMonitor(services, userId)).toMatchObject({
      consentVersion: MONITOR_CONSENT.version,
      hasPolled: true,
    });
  });

  test('stays as it is when a page that knows nothing of it changes a setting', async () => {
    expect(await setMonitor(services, userId, { threshold: 'High' })).toMatchObject({ on: false, threshold: 'High' });
    await switchOn(services, userId);
    expect(await setMonitor(services, userId, { mailsAlerts: true })).toMatchObject({ on: true, threshold: 'High' });
  });
});

test('alerts are counted on when all was erased: what a page has seen is never the number of another one', async () => {
  await switchOn(services, userId, { threshold: 'Critical' });
  await afterVisit();
  gmail.messages.unshift({ id: 'a', raw: fraud('a') });
  await afterVisit();
  expect(
    (await until(async () => (await alerts()).length > 0 && (await alerts()))).map(({ number }) => number),
  ).toEqual([1]);
  await eraseScans(services, userId);
  expect(await describeMonitor(services, userId)).toMatchObject({ threshold: 'Medium', unread: 0, lastAlert: 1 });
  await switchOn(services, userId);
  await afterVisit();
  gmail.messages.unshift({ id: 'b', raw: fraud('b') });
  await afterVisit();
  const later = await until(async () => (await alerts()).length > 0 && (await alerts()));
  expect(later.map(({ number }) => number)).toEqual([2]);
});
