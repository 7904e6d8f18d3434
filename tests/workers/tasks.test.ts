import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { threadOf } from '../../src/engines/detection/index.ts';
import { openWorkerPool, type WorkerPool } from '../../src/server/worker-pool.ts';
import { INLINE_BYTES, runTask } from '../../src/workers/run-task.server.ts';
import { analyse, readMessage, scanEmail, textsOf } from '../../src/workers/tasks.ts';
import { fraud, harmless } from '../support/scan-emails.ts';
import { testTable } from '../support/test-table.ts';

const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20261204T150000', 'SUMMARY:Talk'],
  ...['ORGANIZER:mailto:ana@example.com', 'END:VEVENT', 'END:VCALENDAR'],
].join('\r\n');
const withParts = (...parts: [string, string][]) =>
  [
    'From: Ana <ana@example.com>\r\nTo: ben@example.com\r\nSubject: =?utf-8?q?Caf=C3=A9?=',
    'Date: Fri, 20 Nov 2026 12:10:00 +0100\r\nContent-Type: multipart/mixed; boundary=x\r\n',
    ...parts.map(([type, content]) => `--x\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`),
    '--x--',
  ].join('\r\n');
/** Longer than what is dealt with inline. */
const LONG_HTML =
  `<p>Please verify your password at <a href="https://bank.example.test">bank.example</a>.</p>\n`.repeat(900);

const SOURCES: Record<string, string> = {
  'a harmless email': harmless('one'),
  'a fraud': fraud('two'),
  'an invitation': withParts(['text/plain', 'See you.'], ['text/calendar; name="invite.ics"', CALENDAR]),
  'an attached file and an email inside': withParts(
    ['text/html', LONG_HTML],
    ['application/zip; name="a.exe"', 'MZ\u0000 no archive'],
    ['message/rfc822', fraud('three')],
  ),
  'no email': '\u0000\ud83d\ude00 nothing',
};

let workers: WorkerPool;
beforeAll(() => {
  const file = join(import.meta.dirname, '../../src/workers/tasks.ts');
  workers = openWorkerPool(
    file,
    { stopping: new AbortController().signal, log: { warn: () => undefined } },
    { threads: 1 },
  );
});
afterAll(() => workers.close());

const inline = { client: 'a', bytes: INLINE_BYTES };
const inThread = { client: 'a', bytes: INLINE_BYTES + 1 };
const bytesOf = (source: string) => new TextEncoder().encode(source);

describe('the same from a thread', () => {
  const tasks = ['displayEmail', 'readMessage'] as const;
  testTable(Object.entries(SOURCES).flatMap(([name, source]) => tasks.map((task) => [name, task, source] as const)))(
    'is %s by %s',
    async (_, task, source) => {
      const bytes = bytesOf(source);
      const answer = await runTask({ workers }, task, bytes, inThread);
      expect(answer).toStrictEqual(await runTask({ workers }, task, bytes, inline));
    },
  );

  testTable(Object.entries(SOURCES))('is %s by what works on an email that was read', async (_, source) => {
    const email = await readMessage(source);
    const history = { emails: 3, knowsThread: true };
    const context = { recipient: 'ben@example.com', ownDomains: ['example.com'] };
    for (const task of ['scanEmail', 'analyseEmail'] as const) {
      const answer = await runTask({ workers }, task, { email, context, history }, inThread);
      expect(JSON.stringify(answer)).toBe(
        JSON.stringify(await runTask({ workers }, task, { email, context, history }, inline)),
      );
    }
    expect(await runTask({ workers }, 'textsOf', email, inThread)).toStrictEqual(textsOf(email));
  });

  testTable(Object.entries(SOURCES))('is %s by the report', async (_, source) => {
    expect(await runTask({ workers }, 'reportEmail', source, inThread)).toStrictEqual(
      await runTask({ workers }, 'reportEmail', source, inline),
    );
  });
});

test('a scan contains what a report, an alert and a task need', async () => {
  const email = await readMessage(SOURCES['an invitation'] ?? '');
  const scan = await runTask({}, 'scanEmail', { email, context: {}, history: { emails: 0 } }, inThread);
  const analysis = analyse(email, { history: { emails: 0 } });
  expect(threadOf(analysis.text, email.subject).quoted).toEqual([]);
  expect(scan).toMatchObject({
    ...{ analysis, after: { emails: 1 } },
    suggestions: [{ title: 'Talk', kind: 'appointment' }],
    calendarEntries: [{ id: expect.any(String) }],
  });
});

test('a scanned email that asks for an account check suggests no task', () => {
  const scanned = (body: string) =>
    scanEmail({
      email: {
        subject: 'Friday',
        body,
        from: { name: 'Portal', address: 'desk@portal-desk.example' },
        headers: [{ name: 'Date', value: 'Mon, 16 Nov 2026 09:12:00 +0100' }],
        attachments: [],
      },
      context: {},
      history: { emails: 0 },
    });
  const asking = scanned('Please validate your account by Friday, 4 December: https://portal-desk.example/v');
  expect(asking.suggestions).toEqual([]);
  expect(scanned('Please send me the final figures by Friday, 4 December.').suggestions).toHaveLength(1);
});
