import { fraud, harmless } from '../support/scan-emails.ts';
import { navigation, startScanning } from './demo-mail.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { type ScannedMailbox, scannedMailbox } from './scanned-mailbox.ts';
import { signIn } from './signed-in.ts';

const PHONE = { width: 390, height: 844 };

let mailbox: ScannedMailbox | undefined;
test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 40[14]/));
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  mailbox?.clear();
  mailbox = undefined;
});

test('each bar of the overview links to its scans, and the list names the filter', async ({ page, freshSite }) => {
  const date = new Date().toUTCString();
  mailbox = await scannedMailbox(page, freshSite, {
    a: fraud('a', { Date: date }),
    b: fraud('b', { Date: date }),
    c: harmless('c'),
  });
  await page.goto(`${mailbox.url}/dashboard?days=7`);
  await islandsReady(page);
  for (const [name, wider] of [
    ['Types of threat', 'Show all types'],
    ['Most impersonated', 'Show all companies'],
  ] as const) {
    const row = page.getByRole('table', { name }).getByRole('row').nth(1);
    const count = Number(await row.getByRole('cell').innerText());
    const label = await row.getByRole('link').innerText();
    await row.getByRole('link').click();
    await expect(page.getByText(count === 1 ? '1 scan' : `${count} scans`, { exact: true })).toBeVisible();
    await expect(page.getByRole('search').getByText(label.trim())).toBeVisible();
    await page.getByRole('button', { name: wider }).click();
    await expect(page.getByRole('button', { name: wider })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.goto(`${mailbox.url}/dashboard?days=7`);
    await islandsReady(page);
  }
});

test('invalid filters are removed from the address', async ({ page, freshSite }) => {
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await page.goto(`${mailbox.url}/dashboard?view=scans&verdict=bogus,dangerous&from=2026-13-99&q=x&kind=nothing`);
  await expect(page).toHaveURL(/\/dashboard\?view=scans&verdict=dangerous$/);
  await expect(page.getByRole('button', { name: /^Dangerous/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a long subject hides no verdict, and Back never returns to a deleted scan', { tag: '@both' }, async ({
  page,
  freshSite,
}) => {
  await page.setViewportSize(PHONE);
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a', { Subject: `Suspended ${'W'.repeat(900)}` }) });
  await page.goto(`${mailbox.url}/dashboard?view=scans&search=wwww`);
  const link = page.locator('.scan-link', { hasText: 'WWW' });
  expect((await link.boundingBox())?.height).toBeLessThan(80);
  await link.click();
  await expect(page.getByRole('main').getByText('Dangerous').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Delete scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No scans match.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('We couldn’t find this scan')).toHaveCount(0);
  await expect(page).toHaveURL(/search=wwww$/);
});

test('a requested alert scrolls into view on a phone', { tag: '@phone' }, async ({ page, freshSite }) => {
  await page.setViewportSize(PHONE);
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await page.goto(`${url}/dashboard`);
  await startScanning(page);
  await navigation(page).getByRole('link', { name: 'Alerts' }).click();
  await page.getByRole('button', { name: 'Send sample phishing email' }).click();
  await expect(page.getByRole('list', { name: 'Alerts' }).getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
});

test('the list is loaded once the network is back', async ({ page, freshSite, context, allowConsoleError }) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await page.goto(`${mailbox.url}/dashboard?view=account`);
  await islandsReady(page);
  await page.route('**/api/v1/scans*', (route) => route.abort());
  await navigation(page).getByRole('link', { name: 'Scans' }).click();
  await expect(page.getByText('We couldn’t load your scans.')).toBeVisible();
  await page.unroute('**/api/v1/scans*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('.scan-link', { hasText: 'suspended a' })).toBeVisible();
});

test('after a log-in, the requested page opens', async ({ page, freshSite }) => {
  const { url } = await freshSite();
  await signIn(page, url);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/dashboard?view=tasks`);
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/oauth/login`);
  await islandsReady(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('button', { name: /Maren Vogel/ }).click();
  await expect(page).toHaveURL(`${url}/dashboard?view=tasks`);
});
