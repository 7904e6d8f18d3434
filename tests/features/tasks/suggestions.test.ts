import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Monitor } from '../../../src/features/scanning/monitor.server.ts';
import { eraseScans } from '../../../src/features/scanning/monitor-settings.server.ts';
import { deleteScan } from '../../../src/features/scans/delete-scan.server.ts';
import { scanAgain } from '../../../src/features/scans/scan-again.server.ts';
import type { SuggestedTask, Task } from '../../../src/features/tasks/contract.ts';
import {
  acceptSuggestion,
  dismissSuggestion,
  dropPastSuggestions,
  listSuggestions,
  suggestTasks,
} from '../../../src/features/tasks/suggestions.server.ts';
import { deleteTask, listTasks } from '../../../src/features/tasks/tasks.server.ts';
import { scanEmail } from '../../../src/workers/tasks.ts';
import type { FakeGmail } from '../../mocks/gmail.ts';
import { makeMessage } from '../../support/make-message.ts';
import { registered } from '../../support/people.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';
import { openScannedMailbox, type ScannedMailbox } from '../../support/scanned-mailbox.ts';
import { makeDue, until } from '../../support/scanning.ts';
import type { TestServices } from '../../support/services.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const ASKS = 'Please send me the final figures by Friday, 4 December.';

let mailbox: ScannedMailbox;
let services: TestServices;
let userId: string;
let gmail: FakeGmail;
let monitor: Monitor;
let arrive: ScannedMailbox['arrive'];
let clock: number;

beforeEach(async () => {
  clock = NOW;
  mailbox = await openScannedMailbox({ now: () => clock });
  ({ services, userId, gmail, arrive } = mailbox);
  monitor = mailbox.startMonitor({ onScanned: suggestTasks(services) });
  await mailbox.firstVisit();
});
afterEach(() => mailbox.close());

const suggested = async () => (await listSuggestions(services, userId)).suggestions;

function asking(name: string, text = ASKS, date = 'Fri, 20 Nov 2026 12:10:00 +0100'): string {
  const headers = { From: '"Jonas Lind" <jonas@northwind.example>', To: 'maren@example.com', Subject: 'Year end' };
  return makeMessage(
    { ...headers, Date: date, 'Message-Id': `<${name}@northwind.example>` },
    `Hello Maren,\r\n\r\n${text}`,
  );
}

async function one(): Promise<SuggestedTask> {
  const [suggestion] = await suggested();
  if (!suggestion) throw new Error('there is no suggestion');
  return suggestion;
}

function bodyOf({ kind, title, due, minutes, location }: SuggestedTask) {
  return { kind, title, due, minutes, location };
}

test('a scanned message makes suggestions with the words that they rest on', async () => {
  const scanId = await arrive('a', asking('a'));
  expect(await listSuggestions(services, userId)).toEqual({
    suggestions: [
      {
        id: expect.any(String),
        ...{ kind: 'task', title: 'Send me the final figures', due: '2026-12-04', minutes: null, location: null },
        ...{ quote: ASKS, quotedFrom: 'body', confidence: 'high', asker: null },
        origin: { scanId, subject: 'Year end', sender: { name: 'Jonas Lind', address: 'jonas@northwind.example' } },
      },
    ],
    total: 1,
  });
});

test('no suggestion comes from an email that has a warning, asks for nothing, or asks for something past', async () => {
  await arrive('a', fraud('a').replace('Dear customer,', ASKS));
  await arrive('b', harmless('b'));
  await arrive('c', asking('c', 'Please send it by 4 November 2026.', 'Fri, 30 Oct 2026 12:10:00 +0100'));
  expect(await services.db.selectFrom('suggestions').selectAll().execute()).toEqual([]);
});

test('what comes of a message is stored with its scan or not at all', async () => {
  const failing = mailbox.startMonitor({
    onScanned: async (trx, message) => {
      await suggestTasks(services)(trx, message);
      throw new Error('the power failed');
    },
  });
  await monitor.stop();
  gmail.messages.unshift({ id: 'a', raw: asking('a') });
  await makeDue(services, userId);
  await until(() =>
    services.db.selectFrom('queued_emails').selectAll().where('last_error', '=', 'SCAN_FAILED').executeTakeFirst(),
  );
  expect(await services.db.selectFrom('suggestions').selectAll().execute()).toEqual([]);
  await failing.stop();
  clock += 60 * 60 * 1000;
  mailbox.startMonitor({ onScanned: suggestTasks(services) });
  await until(async () => (await suggested()).length > 0);
  expect(await suggested()).toHaveLength(1);
});

test('an accepted one is a task, as it was changed, and no suggestion any more', async () => {
  const scanId = await arrive('a', asking('a'));
  const { id, ...suggestion } = await one();
  const body = { ...bodyOf({ id, ...suggestion }), title: 'Figures', due: '2026-12-03T15:00+01:00' };
  const task = (await acceptSuggestion(services, userId, id, body)) as Task;
  expect(task).toMatchObject({ ...body, done: false, origin: { scanId } });
  expect(await suggested()).toEqual([]);
  expect(await listTasks(services, userId)).toEqual([task]);
  expect(await acceptSuggestion(services, userId, id, body)).toMatchObject({ code: 'SUGGESTION_NOT_FOUND' });
  expect(await deleteTask(services, userId, id)).toEqual({ ok: true });
});

test('accepted twice at once it is one task', async () => {
  await arrive('a', asking('a'));
  const suggestion = await one();
  const both = await Promise.all(
    [1, 2].map(() => acceptSuggestion(services, userId, suggestion.id, bodyOf(suggestion))),
  );
  expect(both.filter((answer) => 'failed' in answer)).toHaveLength(1);
  expect(await listTasks(services, userId)).toHaveLength(1);
});

test('a dismissed one is gone, comes back when that is undone, and is deleted after a day', async () => {
  await arrive('a', asking('a'));
  const { id } = await one();
  await dismissSuggestion(services, userId, id, true);
  expect(await suggested()).toEqual([]);
  await dismissSuggestion(services, userId, id, false);
  expect(await suggested()).toHaveLength(1);
  await dismissSuggestion(services, userId, id, true);
  await dropPastSuggestions(services);
  expect(await dismissSuggestion(services, userId, id, true)).toEqual({ ok: true });
  clock += 25 * 60 * 60 * 1000;
  await dropPastSuggestions(services);
  expect(await dismissSuggestion(services, userId, id, false)).toMatchObject({ status: 404 });
});

test('what is over is not suggested any more, and is deleted', async () => {
  await arrive('a', asking('a'));
  await arrive('b', asking('b', 'Please return the form by 9 December.'));
  clock = Date.parse('2026-12-06T10:00:00Z');
  expect(await suggested()).toMatchObject([{ due: '2026-12-09' }]);
  await dropPastSuggestions(services);
  expect(await services.db.selectFrom('suggestions').select('due').execute()).toEqual([{ due: '2026-12-09' }]);
});

test('a message that another scan warns of no more suggests what it asks for, once', async () => {
  const scanId = await arrive('a', asking('a'));
  const again = () => scanAgain(services, userId, scanId, suggestTasks(services), gmail.network);
  const warn = () => services.db.updateTable('scans').set({ severity: 'Medium' }).where('id', '=', scanId).execute();
  await services.db.deleteFrom('suggestions').execute();
  await again();
  expect(await suggested()).toEqual([]);
  await warn();
  await again();
  expect(await suggested()).toHaveLength(1);
  await warn();
  await again();
  expect(await suggested()).toHaveLength(1);
});

test('no suggestion remains from an email that a later scan warns about', async () => {
  const scanId = await arrive('a', asking('a'));
  const suggestion = await one();
  await services.db.updateTable('scans').set({ severity: 'Medium' }).where('id', '=', scanId).execute();
  expect(await listSuggestions(services, userId)).toEqual({ suggestions: [], total: 0 });
  expect(await acceptSuggestion(services, userId, suggestion.id, bodyOf(suggestion))).toMatchObject({ status: 404 });
  expect(await listTasks(services, userId)).toEqual([]);
});

test('suggestions go with their scan; an accepted one stays, without its message', async () => {
  const first = await arrive('a', asking('a'));
  await arrive('b', asking('b', 'Please return the form by 9 December.'));
  const accepted = await one();
  await acceptSuggestion(services, userId, accepted.id, bodyOf(accepted));
  await deleteScan(services, userId, first);
  expect(await listTasks(services, userId)).toMatchObject([{ id: accepted.id, origin: null }]);
  expect(await suggested()).toHaveLength(1);
  await eraseScans(services, userId);
  expect(await services.db.selectFrom('suggestions').selectAll().execute()).toEqual([]);
  expect(await listTasks(services, userId)).toHaveLength(1);
});

test('another user’s suggestion is not there', async () => {
  await arrive('a', asking('a'));
  const suggestion = await one();
  const other = await registered(services, 'jonas');
  expect(await listSuggestions(services, other.id)).toEqual({ suggestions: [], total: 0 });
  expect(await acceptSuggestion(services, other.id, suggestion.id, bodyOf(suggestion))).toMatchObject({ status: 404 });
  expect(await dismissSuggestion(services, other.id, suggestion.id, true)).toMatchObject({ status: 404 });
  expect(await suggested()).toHaveLength(1);
});

type Invitation = { start?: string; sequence?: number; method?: string; sender?: string };

/** Makes the message of a scan say this about the same entry. @returns the time suggested afterwards */
async function invite(scanId: string, { start = '4', sequence = 0, method = 'REQUEST', sender = 'ana' }: Invitation) {
  const event = ['BEGIN:VEVENT', 'UID:1', `SEQUENCE:${sequence}`, `DTSTART:2026120${start}T150000`, 'END:VEVENT'];
  const lines = ['BEGIN:VCALENDAR', `METHOD:${method}`, ...event, 'END:VCALENDAR'];
  const content = new TextEncoder().encode(lines.join('\r\n'));
  const email = {
    ...{ subject: 'Talk', body: 'See you.', from: { name: '', address: `${sender}@example.com` } },
    headers: [{ name: 'Date', value: 'Fri, 20 Nov 2026 12:10:00 +0100' }],
    attachments: [{ filename: 'invite.ics', mimeType: 'text/calendar', size: content.length, content }],
  };
  const scanned = scanEmail({ email, context: {}, history: { emails: 0 } });
  const message = { userId, scanId, email, scannedAt: clock, ...scanned };
  await services.db.transaction().execute((trx) => suggestTasks(services)(trx, message));
  return (await suggested()).map(({ due }) => due.slice(0, 10));
}

test('an invitation that was changed is suggested as it is now, whichever is scanned first', async () => {
  const [a, b, c] = [
    await arrive('a', harmless('a')),
    await arrive('b', harmless('b')),
    await arrive('c', harmless('c')),
  ];
  expect(await invite(a, {})).toEqual(['2026-12-04']);
  expect(await invite(b, { start: '5', sequence: 1 })).toEqual(['2026-12-05']);
  expect(await invite(c, {})).toEqual(['2026-12-05']);
  await deleteScan(services, userId, b);
  expect(await invite(c, {})).toEqual(['2026-12-04']);
});

test('one that was taken back by its sender is not suggested, whichever is scanned first', async () => {
  const [a, b, c] = [
    await arrive('a', harmless('a')),
    await arrive('b', harmless('b')),
    await arrive('c', harmless('c')),
  ];
  expect(await invite(a, {})).toEqual(['2026-12-04']);
  expect(await invite(b, { method: 'CANCEL', sender: 'eve' })).toEqual(['2026-12-04']);
  expect(await invite(b, { method: 'CANCEL' })).toEqual([]);
  expect(await invite(c, {})).toEqual([]);
});
