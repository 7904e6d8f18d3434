import { expect, test } from 'vitest';
import { MONITOR_CONSENT, type MonitorAnswer, SCAN_PATHS } from '../../src/features/scans/contract.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { SITE_URL } from '../endpoints/server.ts';
import { logIn } from '../support/dance.ts';
import { until } from '../support/scanning.ts';
import { TestBrowser } from '../support/site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('mailboxes are looked into by the clock', async () => {
  const browser = new TestBrowser(SITE_URL);
  const user = await logIn(browser, 'demo-maren-vogel');
  const headers = { authorization: `Bearer ${user.accessToken}` };
  await browser.postJson(SCAN_PATHS.monitor, { on: true, consent: MONITOR_CONSENT.version }, headers);
  await until(async () => {
    const answer = await browser.fetch(SCAN_PATHS.monitor, { headers });
    const { scanned, waiting } = (await answer.json()) as MonitorAnswer;
    return scanned > 10 && waiting === 0;
  });
});

test('what has expired is deleted by the clock', async () => {
  const browser = new TestBrowser(SITE_URL);
  const report = { reason: 'Other issue', emailContent: 'Old', reportedAt: new Date().toISOString() };
  const { receipt } = (await (await browser.postJson('/api/v1/feedback', report)).json()) as { receipt: string };
  const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' });
  const before = await db.selectFrom('reports').select('id').execute();
  expect([before.length, receipt.length]).toEqual([1, 22]);
  await db
    .updateTable('reports')
    .set({ expires_at: Date.now() - DAY_MS })
    .execute();
  await until(async () => (await db.selectFrom('reports').select('id').execute()).length === 0);
  await db.destroy();
});
