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

test('each bar of the overview leads to what it counts, and the list tells by what it is narrowed', async ({
  page,
  freshSite,
}) => {
  const date = new Date().toUTCString();
  mailbox = await scannedMailbox(page, freshSite, {
    a: fraud('a', { Date: date }),
    b: fraud('b', { Date: date }),
    c: harmless('c'),
  });
  await page.goto(`${mailbox.url}/dashboard?days=7`);
  await islandsReady(page);
  for (const [name, wider] of [
    ['Kinds of threat', 'All kinds'],
    ['Most imitated', 'Any company'],
  ] as const) {
    const row = page.getByRole('table', { name }).getByRole('row').nth(1);
    const count = Number(await row.getByRole('cell').innerText());
    const label = await row.getByRole('link').innerText();
    await row.getByRole('link').click();
    await expect(page.getByText(count === 1 ? '1 scan.' : `${count} scans.`, { exact: true })).toBeVisible();
    await expect(page.getByRole('search').getByText(label.trim())).toBeVisible();
    await page.getByRole('button', { name: wider }).click();
    await expect(page.getByRole('button', { name: wider })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.goto(`${mailbox.url}/dashboard?days=7`);
    await islandsReady(page);
  }
});

test('what is no filter does not stay in the address', async ({ page, freshSite }) => {
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await page.goto(`${mailbox.url}/dashboard?view=scans&severity=Bogus,High&from=2026-13-99&q=x&kind=nothing`);
  await expect(page).toHaveURL(/\/dashboard\?view=scans&severity=High$/);
  await expect(page.getByRole('checkbox', { name: 'High' })).toBeChecked();
});

test('a subject without end hides no verdict, and Back leads to no deleted scan', async ({ page, freshSite }) => {
  await page.setViewportSize(PHONE);
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a', { Subject: `Suspended ${'W'.repeat(900)}` }) });
  await page.goto(`${mailbox.url}/dashboard?view=scans&search=wwww`);
  const link = page.locator('.scan-link', { hasText: 'WWW' });
  expect((await link.boundingBox())?.height).toBeLessThan(80);
  await link.click();
  await expect(page.getByRole('main').getByText('Dangerous').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Delete this scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No scan matches.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('There is no such scan')).toHaveCount(0);
  await expect(page).toHaveURL(/search=wwww$/);
});

test('an alert that was asked for comes into sight on a phone', async ({ page, freshSite }) => {
  await page.setViewportSize(PHONE);
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await page.goto(`${url}/dashboard`);
  await startScanning(page);
  await navigation(page).getByRole('link', { name: 'Alerts' }).click();
  await page.getByRole('button', { name: 'Send a sample phishing mail' }).click();
  await expect(page.getByRole('list', { name: 'Alerts' }).getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
});

test('the list is read once the network is back', async ({ page, freshSite, context, allowConsoleError }) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await page.goto(`${mailbox.url}/dashboard?view=account`);
  await islandsReady(page);
  await page.route('**/api/v1/scans*', (route) => route.abort());
  await navigation(page).getByRole('link', { name: 'Scans' }).click();
  await expect(page.getByText('The scans could not be read.')).toBeVisible();
  await page.unroute('**/api/v1/scans*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('.scan-link', { hasText: 'suspended a' })).toBeVisible();
});

test('whoever had to log in first is led to where they were going', async ({ page, freshSite }) => {
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
