import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAlerts } from '../../../src/features/alerts/alerts.server.ts';
import { describeMonitor, eraseScans } from '../../../src/features/scanning/monitor-settings.server.ts';
import { deleteScan } from '../../../src/features/scans/delete-scan.server.ts';
import { totalScans } from '../../../src/features/scans/scan-total.server.ts';
import { readScannedEmail } from '../../../src/features/scans/scanned-email.server.ts';
import { readScan } from '../../../src/features/scans/scans.server.ts';
import { isFailure } from '../../../src/server/failure.ts';
import type { FakeGmail } from '../../mocks/gmail.ts';
import { registered } from '../../support/people.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';
import { openScannedMailbox, type ScannedMailbox } from '../../support/scanned-mailbox.ts';
import type { TestServices } from '../../support/services.ts';

let mailbox: ScannedMailbox;
let services: TestServices;
let userId: string;
let gmail: FakeGmail;
let arrive: ScannedMailbox['arrive'];
let scanOf: ScannedMailbox['scanOf'];

beforeEach(async () => {
  mailbox = await openScannedMailbox();
  ({ services, userId, gmail, arrive, scanOf } = mailbox);
  mailbox.startMonitor();
  await mailbox.firstVisit();
});
afterEach(() => mailbox.close());

test('a scan goes with its analysis and its alert, and its message is not scanned again', async () => {
  const id = await arrive('a', fraud('a'));
  expect((await listAlerts(services, userId, {})).unread).toBe(1);
  expect(await deleteScan(services, userId, id)).toEqual({ ok: true });
  expect(await services.db.selectFrom('scan_analyses').selectAll().execute()).toEqual([]);
  expect(await listAlerts(services, userId, {})).toMatchObject({ alerts: [], unread: 0, lastAlert: 1 });
  expect(await describeMonitor(services, userId)).toMatchObject({ waiting: 0, unread: 0 });
  // Still the second newest in the mailbox.
  await arrive('b', harmless('b'));
  expect(await scanOf('a')).toBeUndefined();
  expect(await totalScans(services, userId, {})).toMatchObject({ total: 1 });
});

test('one that was read takes nothing from what is unread', async () => {
  const id = await arrive('a', fraud('a'));
  await arrive('b', fraud('b'));
  await services.db.updateTable('alerts').set({ read_at: 1 }).where('scan_id', '=', id).execute();
  await services.db.updateTable('monitors').set({ unread: 1 }).where('user_id', '=', userId).execute();
  await deleteScan(services, userId, id);
  expect((await listAlerts(services, userId, {})).unread).toBe(1);
});

test('the scan of another user, or none, is not there to be deleted', async () => {
  const id = await arrive('a', fraud('a'));
  const other = await registered(services, 'jonas');
  expect(await deleteScan(services, other.id, id)).toMatchObject({ status: 404, code: 'SCAN_NOT_FOUND' });
  expect((await listAlerts(services, userId, {})).alerts).toHaveLength(1);
  await deleteScan(services, userId, id);
  expect(await deleteScan(services, userId, id)).toMatchObject({ status: 404 });
});

test('what is remembered of a deleted scan goes when all are deleted', async () => {
  await deleteScan(services, userId, await arrive('a', fraud('a')));
  expect(await services.db.selectFrom('queued_emails').select('last_error').execute()).toEqual([
    { last_error: 'SCAN_DELETED' },
  ]);
  await eraseScans(services, userId);
  expect(await services.db.selectFrom('queued_emails').selectAll().execute()).toEqual([]);
});

test('an email comes with whom it answers to and what the mailbox’s server found out about its sender', async () => {
  const headers = {
    'Reply-To': 'desk@elsewhere.example',
    'Authentication-Results':
      'mx.google.com; spf=pass smtp.mailfrom=bounce@paypa1-secure.example; dkim=fail header.d=paypal.com; dmarc=none header.from=paypa1-secure.example',
  };
  const id = await arrive('a', fraud('a', headers));
  const email = await readScannedEmail(services, userId, id, gmail.network);
  expect(email).toMatchObject({
    from: 'PayPal Security <alert@paypa1-secure.example>',
    replyTo: ['desk@elsewhere.example'],
    to: ['maren@example.com'],
    contents: {
      layout: null,
      files: [],
      checks: [
        { method: 'spf', outcome: 'pass', domain: 'paypa1-secure.example', counts: true },
        { method: 'dkim', outcome: 'fail', domain: 'paypal.com', counts: true },
        { method: 'dmarc', outcome: 'none', domain: 'paypa1-secure.example', counts: true },
      ],
    },
  });
});

test('an email comes with the text that had the worse verdict, and all offsets of the evidence point into it', async () => {
  const parts = [
    [
      'text/plain',
      'Your mailbox is suspended. Verify your password within 24 hours or it is closed: http://203.0.113.9/login',
    ],
    ['text/html', '<p>Hello Maren, the soup place has opened again.</p>'],
  ].map(([type, text]) => `--part\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`);
  const head = 'From: soup@canteen.example\r\nTo: maren@example.com\r\nSubject: Friday\r\nMIME-Version: 1.0';
  const type = 'Content-Type: multipart/alternative; boundary=part';
  const id = await arrive('two', `${head}\r\n${type}\r\n\r\n${parts.join('')}--part--\r\n`);
  const scan = await readScan(services, userId, id);
  const email = await readScannedEmail(services, userId, id, gmail.network);
  if (isFailure(scan) || isFailure(email)) throw new Error('neither is missing');
  expect(email.text).toContain('Verify your password');
  const placed = scan.analysis.signals.flatMap(({ evidence }) =>
    evidence.filter(({ where, start }) => where === 'body' && start !== undefined),
  );
  expect(placed.length).toBeGreaterThan(0);
  for (const { quote, start, end } of placed) expect(email.text.slice(start, end)).toBe(quote);
});
