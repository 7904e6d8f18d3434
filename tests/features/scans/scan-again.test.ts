import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../../src/engines/detection/index.ts';
import { listAlerts } from '../../../src/features/alerts/alerts.server.ts';
import { keysOfBlocklist } from '../../../src/features/lists/parse-blocklist.server.ts';
import { describeBaseline } from '../../../src/features/scanning/baseline.server.ts';
import { scanAgain } from '../../../src/features/scans/scan-again.server.ts';
import { readScan } from '../../../src/features/scans/scans.server.ts';
import type { FakeGmail } from '../../mocks/gmail.ts';
import { makeMessage } from '../../support/make-message.ts';
import { registered } from '../../support/people.ts';
import { fraud } from '../../support/scan-emails.ts';
import { openScannedMailbox, type ScannedMailbox } from '../../support/scanned-mailbox.ts';
import { switchOn, until } from '../../support/scanning.ts';
import type { TestServices } from '../../support/services.ts';

let mailbox: ScannedMailbox;
let services: TestServices;
let userId: string;
let scanId: string;
let gmail: FakeGmail;

beforeEach(async () => {
  mailbox = await openScannedMailbox();
  ({ services, userId, gmail } = mailbox);
  gmail.messages.push({ id: 'a', raw: fraud('a') });
  mailbox.startMonitor();
  await switchOn(services, userId);
  scanId = await until(() => mailbox.scanOf('a'));
  await services.db
    .updateTable('scans')
    .set({ engine_version: '1.0.0', severity: 'None', verdict: 'safe', first_contact: 1 })
    .execute();
  await services.db.updateTable('scan_analyses').set({ analysis: '{"signals":[]}' }).execute();
});
afterEach(() => mailbox.close());

test('a scan of an earlier engine is made again, and nothing else is', async () => {
  expect(await readScan(services, userId, scanId)).toMatchObject({ outdated: true, engineVersion: '1.0.0' });
  const before = await describeBaseline(services, userId);
  const again = await scanAgain(services, userId, scanId, undefined, gmail.network);
  expect(again).toMatchObject({
    ...{ id: scanId, outdated: false, engineVersion: ENGINE_VERSION, verdict: 'dangerous', firstContact: true },
    analysis: { verdict: 'dangerous' },
  });
  expect(await readScan(services, userId, scanId)).toEqual(again);
  expect(JSON.stringify(again)).not.toContain('Security Team');
  expect(await describeBaseline(services, userId)).toEqual(before);
  expect((await listAlerts(services, userId, {})).alerts).toEqual([]);
});

test('a warning of a listed link stays', async () => {
  const keys = await keysOfBlocklist(new TextEncoder().encode('bad.example\n'));
  services.lists = { current: () => ({ blocklists: [{ name: 'own', hours: 1, keys }] }), refresh: async () => {} };
  const raw = makeMessage(
    { From: 'Kim <kim@willow.example>', Subject: 'Menu' },
    'Here it is: https://bad.example/menu',
  );
  const listed = await mailbox.arrive('b', raw);
  const warning = {
    severity: 'High',
    analysis: { signals: expect.arrayContaining([expect.objectContaining({ id: 'link-listed' })]) },
  };
  expect(await readScan(services, userId, listed)).toMatchObject(warning);
  expect(await scanAgain(services, userId, listed, undefined, gmail.network)).toMatchObject(warning);
});

test('without the message the scan stays as it is', async () => {
  gmail.messages.length = 0;
  expect(await scanAgain(services, userId, scanId, undefined, gmail.network)).toMatchObject({
    code: 'MESSAGE_UNREADABLE',
  });
  expect(await readScan(services, userId, scanId)).toMatchObject({ verdict: 'safe', engineVersion: '1.0.0' });
});

test('another user’s is not there', async () => {
  const other = await registered(services, 'jonas');
  expect(await scanAgain(services, other.id, scanId, undefined, gmail.network)).toMatchObject({ status: 404 });
});
