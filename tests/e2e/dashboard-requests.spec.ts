import { fraud, harmless } from '../support/scan-emails.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { scannedMailbox } from './scanned-mailbox.ts';

const VIEWS = ['overview', 'scans', 'alerts', 'tasks', 'reports'];
/** Good is up to 0.1; a count beside a tab moves the tabs after it. */
const MOST_LAYOUT_SHIFT = 0.005;
/** With its data, before what comes later. */
const MOST_REQUESTS = 13;

test('signed in, every view asks for each answer once and moves nothing when it comes', async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  test.slow();
  allowConsoleError(/status of 404.*\/404$/);
  const emails = { a: fraud('a'), b: fraud('b'), c: harmless('c') };
  const mailbox = await scannedMailbox(page, freshSite, emails);
  await page.evaluate(() => sessionStorage.setItem('demo-notice-dismissed', ''));
  await page.addInitScript(() => {
    const seen = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const view of VIEWS) {
    requests.length = 0;
    await page.goto(`${mailbox.url}/dashboard?view=${view}`);
    await islandsReady(page);
    await expect(page.locator('.waiting, [aria-busy=true]')).toHaveCount(0);
    await page.waitForTimeout(1000);
    const calls = requests.filter((url) => url.includes('/api/'));
    expect(calls.length, view).toBeGreaterThan(0);
    expect(calls.toSorted(), view).toEqual([...new Set(calls)].toSorted());
    if (view === 'overview') expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    const moved = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
    expect(moved, `layout shift of ${view}`).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
  }
  await page.goto('about:blank');
  mailbox.clear();
});
