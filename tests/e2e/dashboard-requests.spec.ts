import type { Page, Request } from '@playwright/test';
import { SCAN_PATHS, type ScansAnswer } from '../../src/features/scans/contract.ts';
import { BUDGETS } from '../../src/tools/bench/report/budgets.ts';
import { fraud, harmless } from '../support/scan-emails.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { ask, scannedMailbox } from './scanned-mailbox.ts';

const KB = 1000;
const REQUESTS = BUDGETS.web['requests of an app page'].atMost;
const APP_PAGE_KB = BUDGETS.web['an app page in all'].atMost;
/** Up to 0.1 is good (Core Web Vitals). A count that appears beside a tab shifts the tabs after it. */
const MAX_LAYOUT_SHIFT = 0.005;

interface SignedInPage {
  path: string;
  /** Data arrives after the first frame, which has its final size. */
  isSteady?: boolean;
}

const PAGES: Record<string, SignedInPage> = {
  overview: { path: '/dashboard', isSteady: true },
  scans: { path: '/dashboard?view=scans', isSteady: true },
  'one scan': { path: '/dashboard?view=scans&scan={scanId}' },
  alerts: { path: '/dashboard?view=alerts', isSteady: true },
  tasks: { path: '/dashboard?view=tasks', isSteady: true },
  reports: { path: '/dashboard?view=reports', isSteady: true },
  account: { path: '/dashboard?view=account' },
  'email test': { path: '/email-test' },
};

test('signed in, every page loads little, asks for each answer once and moves nothing when it comes', async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  test.slow();
  allowConsoleError(/status of 404.*\/404$/);
  const mailbox = await scannedMailbox(page, freshSite, { a: fraud('a'), b: fraud('b'), c: harmless('c') });
  const { scans } = await ask<ScansAnswer>(page, 'GET', `${SCAN_PATHS.scans}?sort=risk`);
  await page.evaluate(() => sessionStorage.setItem('demo-notice-dismissed', ''));
  await page.addInitScript(() => {
    const seen = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  // Without this, later pages would still use the cache.
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const [name, signedIn] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      const address = `${mailbox.url}${signedIn.path.replace('{scanId}', scans[0]?.id ?? '')}`;
      const { urls, bytes } = await loaded(page, address);
      const calls = urls.filter((url) => url.includes('/api/'));
      expect(calls.length, name).toBeGreaterThan(0);
      expect(calls.toSorted(), name).toEqual([...new Set(calls)].toSorted());
      expect(urls.length, `${name}\n${urls.join('\n')}`).toBeLessThanOrEqual(REQUESTS);
      expect(bytes / KB, name).toBeLessThanOrEqual(APP_PAGE_KB);
      const moved = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
      if (signedIn.isSteady) expect(moved, `layout shift of ${name}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    });
  }
  await page.goto('about:blank');
  mailbox.clear();
});

/** The requests of a page until all its data is shown, and the bytes transferred. */
async function loaded(page: Page, address: string): Promise<{ urls: string[]; bytes: number }> {
  await page.goto('about:blank');
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await page.goto(address);
  await islandsReady(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
  await expect(page.locator('.waiting, [aria-busy=true]')).toHaveCount(0);
  await page.waitForTimeout(1000);
  page.off('request', note);
  // The alert stream never ends, and sends nothing while nothing happens.
  const ended = requests.filter((request) => !request.url().endsWith('/alerts/stream'));
  const sizes = await Promise.all(ended.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => {
    return sum + responseBodySize + responseHeadersSize;
  }, 0);
  for (const { responseBodySize } of sizes) expect(responseBodySize, 'nothing comes from the cache').toBeGreaterThan(0);
  return { urls: requests.map((request) => request.url()), bytes };
}
