import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import type { History } from '../../../src/engines/detection/index.ts';
import type { OpenSource } from '../../../src/features/scanning/mailbox-source.server.ts';
import { monitorMailboxes } from '../../../src/features/scanning/monitor.server.ts';
import { describeMonitor } from '../../../src/features/scanning/monitor-settings.server.ts';
import { messageTooLarge } from '../../../src/server/mailbox/failures.ts';
import { NOTHING_SENT } from '../../../src/server/mailbox/sent-emails.ts';
import { registered } from '../../support/people.ts';
import { harmless } from '../../support/scan-emails.ts';
import { makeDue, switchOn, until } from '../../support/scanning.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const USERS = 10;
const MESSAGES = 8;
/** This many may be 25 MB each. */
const AT_ONCE = 4;
const MANY = 10_000;
const SCANNED = 2000;
const MESSAGE_BYTES = 40_000;

vi.mock(import('../../../src/engines/detection/index.ts'), async (original) => {
  const engine = await original();
  const analysis = engine.analyse({ subject: 'Lunch', body: 'Shall we?' });
  const updateHistory = (history: History) => ({ ...history, emails: history.emails + 1 });
  return { ...engine, analyse: () => analysis, updateHistory };
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function bytesHeld(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('however many mailboxes are full, only a few large emails are in memory at a time', async () => {
  const services = await openTestServices();
  const held = new Set<string>();
  let most = 0;
  const openSource: OpenSource = (_, userId, work) =>
    work({
      owner: `${userId}@mail.example`,
      hasNews: async () => false,
      list: async () => ({
        ids: Array.from({ length: MESSAGES }, (_, index) => `m${index}`),
        nextPageToken: undefined,
      }),
      wrote: async () => false,
      sentRecipients: async () => NOTHING_SENT,
      raw: async (id, limit) => {
        if (limit !== undefined) return messageTooLarge();
        expect(held).not.toContain(userId);
        held.add(userId);
        most = Math.max(most, held.size);
        await setTimeout(10);
        return { source: Buffer.from(harmless(id)), receivedAt: null };
      },
    });
  const onScanned = async (_: unknown, { userId }: { userId: string }) => void held.delete(userId);
  const users = [];
  for (let index = 0; index < USERS; index += 1) users.push(await registered(services, `user${index}`));
  for (const { id } of users) await switchOnFor(services, id, `${id}@mail.example`);
  const monitor = monitorMailboxes(services, { openSource, onScanned });
  const scans = async () => (await services.db.selectFrom('scans').select('id').execute()).length;
  await until(async () => (await scans()) === USERS * MESSAGES);
  await monitor.stop();
  await services.close();
  expect(most).toBe(AT_ONCE);
});

test('of ten thousand new messages the ids are kept, and not one message before its turn', async () => {
  const services = await openTestServices();
  const { id: userId } = await registered(services);
  let ids: string[] = [];
  const fetched: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const openSource: OpenSource = (_, __, work) =>
    work({
      ...{ owner: 'ada@mail.example', hasNews: async () => false, wrote: async () => false },
      sentRecipients: async () => NOTHING_SENT,
      list: async (pageToken) => {
        const start = Number(pageToken ?? 0);
        const next = start + 500 < ids.length ? String(start + 500) : undefined;
        return { ids: ids.slice(start, start + 500), nextPageToken: next };
      },
      raw: async (id) => {
        fetched.push(id);
        await held;
        return { source: Buffer.from(harmless(id)), receivedAt: null };
      },
    });
  await switchOnFor(services, userId, 'ada@mail.example');
  const monitor = monitorMailboxes(services, { openSource });
  await until(() => firstLook(services));
  ids = Array.from({ length: MANY }, (_, index) => `m${MANY - index}`);
  await makeDue(services, userId);
  await until(() => fetched.length > 0);
  expect(await describeMonitor(services, userId)).toMatchObject({ waiting: MANY, scanned: 0 });
  expect(fetched).toEqual(['m1']);
  const stopped = monitor.stop();
  release();
  await stopped;
  expect(await describeMonitor(services, userId)).toMatchObject({ waiting: MANY - 1, scanned: 1 });
  await services.close();
});

test('of thousands of emails scanned in a row, none stays in memory', async () => {
  const services = await openTestServices();
  const { id: userId } = await registered(services);
  let ids: string[] = [];
  const padding = 'x'.repeat(MESSAGE_BYTES);
  const openSource: OpenSource = (_, __, work) =>
    work({
      ...{ owner: 'ada@mail.example', hasNews: async () => false, wrote: async () => false },
      sentRecipients: async () => NOTHING_SENT,
      list: async () => ({ ids, nextPageToken: undefined }),
      raw: async (id) => ({ source: Buffer.from(`${harmless(id)}\r\n${padding}${id}`), receivedAt: null }),
    });
  await switchOnFor(services, userId, 'ada@mail.example');
  let scanned = 0;
  let atFirst = 0;
  const onScanned = async () => {
    scanned += 1;
    if (scanned === SCANNED / 4) atFirst = bytesHeld();
  };
  const monitor = monitorMailboxes(services, { openSource, onScanned });
  await until(() => firstLook(services));
  ids = Array.from({ length: SCANNED }, (_, index) => `m${SCANNED - index}`);
  await makeDue(services, userId);
  await until(() => scanned === SCANNED);
  const grown = bytesHeld() - atFirst;
  await monitor.stop();
  await services.close();
  // A quarter of what came since.
  expect(grown).toBeLessThan((SCANNED * 0.75 * MESSAGE_BYTES) / 4);
});

/** These mailboxes are not connected, which a consent is given for otherwise. */
async function switchOnFor(services: TestServices, userId: string, mailbox: string): Promise<void> {
  await switchOn(services, userId);
  await services.db
    .updateTable('monitors')
    .set({ consented_mailbox: mailbox, problem: null, due_at: 0 })
    .where('user_id', '=', userId)
    .execute();
}

/** A poll that is still running sets the time of the next one itself. */
async function firstLook({ db }: TestServices): Promise<boolean> {
  const row = await db.selectFrom('monitors').select(['mailbox', 'lease_owner']).executeTakeFirst();
  return typeof row?.mailbox === 'string' && row.lease_owner === null;
}
