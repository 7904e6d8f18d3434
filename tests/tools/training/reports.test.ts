import { afterAll, expect, test } from 'vitest';
import { type Label, readReports, reviewReport } from '../../../src/features/feedback/report-contents.server.ts';
import { addReport, type Report } from '../../../src/features/feedback/reports.server.ts';
import { openServices } from '../../../src/server/open-services.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { fitModel, SETTINGS, scoreRow } from '../../../src/tools/training/fit.ts';
import { reviewedRows } from '../../../src/tools/training/reports.ts';
import { messageRows } from '../../../src/tools/training/rows.ts';
import { DAY, testClock } from '../../support/clock.ts';
import { sqliteDatabases } from '../../support/databases.ts';

const databases = sqliteDatabases();
afterAll(() => databases.close());

const REPORT: Report = {
  reason: 'Missed a security concern',
  emailContent: 'Please reply with your password and the code from your phone.',
  reportedAt: '2030-01-01T12:00:00.000Z',
  consent: { version: '1', at: '2030-01-01T12:00:00.000Z' },
  confidenceScore: 92,
  severity: 'None',
  modelVersion: '1.0.0',
};

async function withReports(...labels: (Label | null)[]) {
  const clock = testClock(Date.UTC(2030, 0, 1, 12));
  const settings = readSettings({ APP_SECRET: 'a secret of at least 32 characters.', LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error(settings.mistakes.join(' '));
  const services = await openServices({ ...settings.settings, ...(await databases.create()) }, clock.now);
  for (const label of labels) {
    await addReport(services, REPORT);
    const [added] = await readReports(services, 'pending');
    if (added && label) await reviewReport(services, added, { label, reviewerNotes: '' });
    clock.advance(1_000);
  }
  return { clock, services };
}

test('what was reviewed is learned from by its label, and by no guess', async () => {
  const { services } = await withReports('dangerous', 'safe', 'unwanted', 'unusable', null);
  const rows = await reviewedRows(services);
  expect(rows.map(({ label }) => label)).toEqual(['malicious', 'benign']);
  expect(new Set(rows.map(({ group }) => group)).size).toBe(2);
  for (const { words, grams } of rows) {
    expect(words.length).toBeGreaterThan(10);
    expect(grams.length).toBeGreaterThan(10);
  }
});

test('what has expired is not learned from', async () => {
  const { clock, services } = await withReports('dangerous');
  clock.advance(100 * DAY);
  expect(await reviewedRows(services)).toEqual([]);
});

test('a reviewed report changes what is learned, an unreviewed one does not', async () => {
  const known = await Promise.all([
    messageRows('Please bring your phone and the password of the room.', 'alder', 'alder', false),
    messageRows('Please reply by Friday whether you come to the tea.', 'elm', 'elm', false),
    messageRows('Please reply with the number of your card today.', 'birch', 'birch', true),
  ]);
  const [asked] = await messageRows('Reply with your password and the code.', 'asked', 'asked', true);
  if (!asked) throw new Error('no row');
  const scoreWith = async (...labels: (Label | null)[]) => {
    const { services } = await withReports(...labels);
    return scoreRow(
      fitModel([...known.flat(), ...(await reviewedRows(services))], { ...SETTINGS, fewestGroups: 1 }),
      asked,
    );
  };
  const without = await scoreWith();
  expect(await scoreWith('dangerous')).toBeGreaterThan(without);
  expect(await scoreWith(null)).toBe(without);
  expect(await scoreWith('unusable')).toBe(without);
});
