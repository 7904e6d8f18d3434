import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { MONITOR_CONSENT, type MonitorAnswer, SCAN_PATHS } from '../../src/features/scans/contract.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { SITE_URL } from '../endpoints/server.ts';
import { openFakeSmtp } from '../mocks/smtp.ts';
import { logIn } from '../support/dance.ts';
import { until } from '../support/scanning.ts';
import { TestBrowser } from '../support/site.ts';
import { SCHEDULED } from './site.ts';

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

test('a code is mailed by the function that is called every minute', async () => {
  const smtp = await openFakeSmtp();
  const browser = new TestBrowser(SITE_URL);
  const account = { email: 'ada@example.com', password: 'a long walk by the sea', fullName: 'Ada Lovelace' };
  expect((await browser.postJson('/api/v1/auth/register', account)).status).toBe(200);
  const poll = join(SCHEDULED, 'poll/src/deploy/netlify/poll.mjs');
  const script = `await (await import(${JSON.stringify(poll)})).default(); process.exit();`;
  const env = { ...process.env, SMTP_URL: smtp.url, SUPPORT_ADDRESS: 'support@letterlock.example' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
  await smtp.close();
  expect(smtp.taken).toContainEqual(expect.stringMatching(/^To: ada@example\.com\r$.*\b\d{6}\b/ms));
});

test('what has expired is deleted by the clock', async () => {
  const browser = new TestBrowser(SITE_URL);
  const report = { reason: 'Other issue', emailContent: 'Old', reportedAt: new Date().toISOString() };
  expect((await browser.postJson('/api/v1/feedback', report)).status).toBe(200);
  const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' });
  expect(await db.selectFrom('reports').select('id').execute()).not.toEqual([]);
  await db
    .updateTable('reports')
    .set({ expires_at: Date.now() - DAY_MS })
    .execute();
  await until(async () => (await db.selectFrom('reports').select('id').execute()).length === 0);
  await db.destroy();
});
