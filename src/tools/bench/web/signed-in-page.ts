import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../features/demo-provider/accounts.ts';
import { MONITOR_CONSENT, type MonitorAnswer, SCAN_PATHS } from '../../../features/scans/contract.ts';
import type { Services } from '../../../server/services.ts';
import { openSession } from '../../../server/session/refresh-token.ts';
import { signInTo } from '../http/signed-in.ts';

/** Only those who have logged in see them. */
export const SIGNED_IN_PAGES = [
  '/dashboard',
  '/dashboard?view=scans',
  '/dashboard?view=alerts',
  '/dashboard?view=tasks',
  '/dashboard?view=reports',
  '/dashboard?view=account',
  '/email-test',
];

/** A demo account whose mailbox has been scanned. @returns its id */
export async function openAccount(dataDir: string, siteUrl: string): Promise<string> {
  const { userId, accessToken } = await signInTo(dataDir, siteUrl);
  const call = async (method: string, body?: unknown) => {
    const answer = await fetch(`${siteUrl}${SCAN_PATHS.monitor}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, origin: siteUrl, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as MonitorAnswer;
  };
  await call('POST', { on: true, consent: MONITOR_CONSENT.version });
  for (;;) {
    const { scanned, waiting } = await call('GET');
    if (scanned > 0 && waiting === 0) return userId;
    await setTimeout(200);
  }
}

/** Leaves a new session in the browser, as the log-in page does: an earlier one may have expired by now. */
export async function enter(browser: BrowserContext, siteUrl: string, services: Services, userId: string) {
  const { accessToken, refreshToken } = await openSession(services, services.db, { id: userId });
  const user = { id: userId, userId, email: DEMO_ACCOUNTS[0]?.email };
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/offline`);
  await page.evaluate(
    (entry) => localStorage.setItem('user', entry),
    JSON.stringify({ user, accessToken, refreshToken }),
  );
  await page.close();
}
