import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAlerts } from '../../../src/features/alerts/alerts.server.ts';
import { startPresence } from '../../../src/features/alerts/presence.server.ts';
import type { MailboxSource, OpenSource } from '../../../src/features/scanning/mailbox-source.server.ts';
import { describeMonitor } from '../../../src/features/scanning/monitor-settings.server.ts';
import { SMALL_BYTES } from '../../../src/features/scanning/scan.server.ts';
import { messageTooLarge } from '../../../src/server/mailbox/failures.ts';
import type { Services } from '../../../src/server/services.ts';
import type { FakeGmail } from '../../mocks/gmail.ts';
import { connectedUser } from '../../support/mailbox.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';
import { openScannedMailbox, type ScannedMailbox } from '../../support/scanned-mailbox.ts';
import { overNetwork, scannedMessages, switchOn, until } from '../../support/scanning.ts';
import type { TestServices } from '../../support/services.ts';

let mailbox: ScannedMailbox;
let services: TestServices;
let userId: string;
let gmail: FakeGmail;

beforeEach(async () => {
  mailbox = await openScannedMailbox();
  ({ services, userId, gmail } = mailbox);
  gmail.network.timeoutSeconds = 5;
});
afterEach(() => mailbox.close());

const hasPolled = () => until(async () => (await mailbox.monitorRow()).mailbox);

/** The user's mailbox, with parts replaced. */
function inboxWith(changes: (mailboxSource: MailboxSource, userId: string) => Partial<MailboxSource>): OpenSource {
  return (given, id, work) =>
    overNetwork(gmail.network)(given, id, (mailboxSource) => work({ ...mailboxSource, ...changes(mailboxSource, id) }));
}

test('a poll whose end could not be stored does not block the mailbox', async () => {
  let failsNext = false;
  let polls = 0;
  const db = new Proxy(services.db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (failsNext && key === 'selectFrom' && args[0] === 'queued_emails') {
          failsNext = false;
          throw new Error('the database is busy');
        }
        return Reflect.apply(value, target, args);
      };
    },
  });
  const openSource: OpenSource = async (given, id, work) => {
    polls += 1;
    const outcome = await overNetwork(gmail.network)(given, id, work);
    failsNext = polls === 1;
    return outcome;
  };
  const flaky: Services = { ...services, db };
  mailbox.startMonitor({ openSource }, flaky);
  await switchOn(services, userId);
  await until(() => polls === 2);
}, 20_000);

test('a message whose scan failed is tried again, although its mailbox tells nothing while a page is open', async () => {
  let failed = false;
  const onScanned = async () => {
    if (failed) return;
    failed = true;
    throw new Error('this one fails once');
  };
  const quiet = inboxWith(() => ({ hasNews: async (signal) => setTimeout(50, false, { signal }).catch(() => false) }));
  gmail.messages.push({ id: 'a', raw: harmless('a') });
  await switchOn(services, userId);
  await startPresence(services, userId);
  mailbox.startMonitor({ openSource: quiet, onScanned });
  await until(async () => (await scannedMessages(services, userId)).length === 1);
  expect(failed).toBe(true);
}, 20_000);

test.each([
  ['small', Number.POSITIVE_INFINITY],
  ['large', SMALL_BYTES],
])(
  'mailboxes that are slow to return %s emails do not delay others',
  async (_, limit) => {
    gmail.messages.push({ id: 'a', raw: harmless('a') });
    let asked = 0;
    const slow = new AbortController();
    const openSource = inboxWith((mailboxSource, id) => {
      if (id === userId) return {};
      const raw: MailboxSource['raw'] = async (messageId, most = Number.POSITIVE_INFINITY) => {
        if (most < limit) return messageTooLarge();
        asked += 1;
        await setTimeout(60_000, undefined, { signal: slow.signal }).catch(() => undefined);
        return mailboxSource.raw(messageId);
      };
      return { raw };
    });
    const others = await Promise.all(
      Array.from({ length: 8 }, (_unused, index) => connectedUser(services, `slow${index}`)),
    );
    for (const other of others) await switchOn(services, other.userId);
    mailbox.startMonitor({ openSource });
    try {
      await until(() => asked >= 4);
      await switchOn(services, userId);
      await until(async () => (await scannedMessages(services, userId)).length === 1);
    } finally {
      slow.abort();
    }
  },
  20_000,
);

test('the arrival time comes from the mailbox, not from the email', async () => {
  mailbox.startMonitor();
  await switchOn(services, userId);
  await hasPolled();
  const receivedAt = Date.now() - 60_000;
  const raw = `Received: from a.example by b.example; Fri, 2 Jan 1998 08:00:00 +0000\r\n${fraud('a')}`;
  gmail.messages.unshift({ id: 'a', raw, receivedAt });
  await startPresence(services, userId);
  await until(async () => (await listAlerts(services, userId, {})).alerts.length === 1);
  expect(await scannedMessages(services, userId)).toMatchObject([{ arrived_at: receivedAt }]);
});

describe('a folder over IMAP', () => {
  const HOUR = 60 * 60 * 1000;
  let messages: { id: string; raw: string; receivedAt: number }[];
  const folder = inboxWithMessages();

  function inboxWithMessages(): OpenSource {
    return inboxWith(() => ({
      list: async () => ({ ids: messages.map(({ id }) => id), nextPageToken: undefined }),
      raw: async (id) => {
        const found = messages.find((message) => message.id === id);
        return found ? { source: Buffer.from(found.raw), receivedAt: found.receivedAt } : messageTooLarge();
      },
    }));
  }

  const alerts = async () => (await listAlerts(services, userId, {})).alerts;

  test('with new UIDs is neither listed nor alerted about a second time', async () => {
    messages = [];
    mailbox.startMonitor({ openSource: folder });
    await switchOn(services, userId);
    await hasPolled();
    await startPresence(services, userId);
    const receivedAt = Math.floor(Date.now() / 1000) * 1000;
    const both = [
      { id: '7-2', raw: harmless('b'), receivedAt },
      { id: '7-1', raw: fraud('a'), receivedAt },
    ];
    messages = both;
    await until(async () => (await scannedMessages(services, userId)).length === 2);
    messages = [
      { id: '8-3', raw: fraud('c'), receivedAt },
      ...both.map((message, index) => ({ ...message, id: `8-${2 - index}` })),
    ];
    await until(async () => (await alerts()).length === 2);
    expect(
      (await scannedMessages(services, userId)).map((scan) => [scan.message_id, scan.severity !== 'None']),
    ).toEqual([
      ['8-1', true],
      ['8-2', false],
      ['8-3', true],
    ]);
    expect(await describeMonitor(services, userId)).toMatchObject({ scanned: 3, waiting: 0 });
  });

  test('from which everything known was moved elsewhere shows nothing that is new', async () => {
    const old = Date.now() - HOUR;
    messages = Array.from({ length: 103 }, (_, index) => ({
      id: `7-${103 - index}`,
      raw: harmless(`${index}`),
      receivedAt: old,
    }));
    mailbox.startMonitor({ openSource: folder });
    await switchOn(services, userId);
    await until(async () => (await scannedMessages(services, userId)).length === 100);
    messages = [{ id: '7-104', raw: harmless('new'), receivedAt: Date.now() }, ...messages.slice(100)];
    await startPresence(services, userId);
    await until(async () => (await scannedMessages(services, userId)).length > 100);
    await until(
      async () => (await services.db.selectFrom('queued_emails').select('message_id').execute()).length === 0,
    );
    const ids = (await scannedMessages(services, userId)).map(({ message_id }) => message_id);
    expect(ids).toHaveLength(101);
    expect(ids).toContain('7-104');
    expect(ids).not.toContain('7-3');
  });
});
