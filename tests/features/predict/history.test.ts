import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SenderHistory } from '../../../src/engines/detection/index.ts';
import { newestEmails } from '../../../src/features/mailbox/emails.server.ts';
import { predict } from '../../../src/features/predict/predict.server.ts';
import { countRecipients } from '../../../src/features/scanning/correspondents.server.ts';
import { setMonitor } from '../../../src/features/scanning/monitor-settings.server.ts';
import { senderKey } from '../../../src/features/scanning/sender-records.server.ts';
import { dropGrant, storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { openWorkerPool } from '../../../src/server/worker-pool.ts';
import { type FakeImap, openFakeImap } from '../../mocks/imap.ts';
import { makeMessage } from '../../support/make-message.ts';
import { registered } from '../../support/people.ts';
import { harmless } from '../../support/scan-emails.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';
import { writeOutlookFile } from '../../workers/write-outlook-file.ts';

let services: TestServices;
let imap: FakeImap;
let userId: string;

beforeEach(async () => {
  services = await openTestServices();
  imap = await openFakeImap();
  userId = (await registered(services)).id;
  await storeGrant(services, userId, {
    ...{ provider: 'imap', host: '127.0.0.1', port: imap.port, security: 'starttls', user: 'ada', password: 'secret' },
  });
  imap.messages.set(1, harmless('one'));
});
afterEach(async () => {
  await imap.close();
  await services.close();
});

async function signalsOfTheNewest() {
  const shown = await newestEmails({ services, user: { userId }, userId });
  if (!('emails' in shown)) throw new Error('not listed');
  const [email] = shown.emails;
  const user = { userId, email: 'ada@example.com', sessionId: 'one' };
  const answer = await predict(
    services,
    user,
    { Subject: email?.subject ?? '', Body: email?.body ?? '' },
    { client: userId },
  );
  if (!('analysed' in answer)) throw new Error('refused');
  expect(answer.analysed).toBe('message');
  return answer.analysis.signals.map(({ id }) => id);
}

test('a message of the mailbox is judged by what is usual there, and teaches nothing', async () => {
  expect(await signalsOfTheNewest()).not.toContain('first-contact');
  await setMonitor(services, userId, { on: false });
  await services.db.updateTable('monitors').set({ emails: 25 }).execute();
  expect(await signalsOfTheNewest()).toContain('first-contact');
  expect(await signalsOfTheNewest()).toContain('first-contact');

  const known = { emails: 3, firstSeen: '2026-11-01', hours: Array(24).fill(0) } as unknown as SenderHistory;
  const history = JSON.stringify({ ...known, written: 0, replyTo: {}, linkDomains: {}, languages: {} });
  const sender_key = senderKey(services, userId, 'jonas@northwind.example');
  await services.db.insertInto('sender_histories').values({ user_id: userId, sender_key, history }).execute();
  expect(await signalsOfTheNewest()).not.toContain('first-contact');
  expect(await services.db.selectFrom('sender_histories').select('history').execute()).toEqual([{ history }]);
});

test('whom the user writes to counts as in a scan, whether the message is in memory or answers another', async () => {
  const wrote = { name: 'Jonas Lind', address: 'jonas@northwind.example' };
  expect(await signalsOfTheNewest()).not.toContain('written-to-sender');
  await countRecipients({ services, trx: services.db }, userId, [wrote]);
  expect(await signalsOfTheNewest()).toContain('written-to-sender');
  imap.messages.set(2, harmless('two', { 'In-Reply-To': '<earlier@northwind.example>' }));
  expect(await signalsOfTheNewest()).toContain('written-to-sender');

  imap.messages.set(3, harmless('three', { From: 'Jonas Lind <jonas.lind@gmx.net>' }));
  expect(await signalsOfTheNewest()).toContain('contact-name-elsewhere');
});

test('an attached Outlook file is analysed, whether the message is in memory or answers another', async () => {
  const { stopping, log } = services;
  const tasks = join(import.meta.dirname, '../../../src/workers/tasks.ts');
  const pool = openWorkerPool(tasks, { stopping: stopping.signal, log }, { threads: 1 });
  Object.assign(services, { workers: pool });
  const content = writeOutlookFile({
    properties: {
      '0037001F': 'Your account is suspended',
      '1000001F': 'Verify your password: http://203.0.113.7/login',
      '0C1A001F': 'Northwind Bank',
      '5D01001F': 'alert@n0rthwind-bank.example',
    },
  });
  const file = { type: 'application/vnd.ms-outlook', name: 'old.msg', content };
  const from = { From: 'Jonas <jonas@northwind.example>', To: 'ada@example.com', Subject: 'Old email' };
  imap.messages.set(2, makeMessage({ ...from, 'Message-ID': '<two@northwind.example>' }, 'See below.', file));
  const inMemory = await signalsOfTheNewest();
  const reply = { 'Message-ID': '<three@northwind.example>', 'In-Reply-To': '<earlier@northwind.example>' };
  imap.messages.set(3, makeMessage({ ...from, ...reply }, 'See below.', file));
  const fromMailbox = await signalsOfTheNewest();
  await pool.close();
  expect(inMemory).toContain('link-ip-address');
  expect(fromMailbox).toContain('link-ip-address');
});

test('what was just shown is analysed without reading the mailbox again, until it is disconnected', async () => {
  const shown = await newestEmails({ services, user: { userId }, userId });
  const [email] = 'emails' in shown ? shown.emails : [];
  const user = { userId, email: 'ada@example.com', sessionId: 'one' };
  const request = { Subject: email?.subject ?? '', Body: email?.body ?? '' };
  await imap.close();
  const predicted = (by: typeof user) => predict(services, by, request, { client: by.userId });
  expect(await predicted(user)).toMatchObject({ analysed: 'message' });
  expect(await predicted({ ...user, userId: 'somebody else' })).toMatchObject({ analysed: 'fields' });
  await dropGrant(services, userId);
  expect(await predicted(user)).toMatchObject({ analysed: 'fields' });
});
