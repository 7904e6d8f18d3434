import type { Page } from '@playwright/test';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));

const EMAIL = 'Subject: Your invoice\n\nDear Maren Vogel,\nplease pay at https://pay.example/?id=4711883.';
const RECEIPT = /[\w-]{22}/;

/** Reports an email through the page, and returns the receipt shown. */
async function report(page: Page, siteUrl: string): Promise<string> {
  await page.goto(`${siteUrl}/feedback#content=${encodeURIComponent(EMAIL)}`);
  await islandsReady(page);
  await page.getByRole('radio', { name: 'Incorrectly flagged as dangerous' }).check();
  await page.getByRole('checkbox', { name: /consent/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  const line = await page.getByText('Your receipt:').innerText();
  return RECEIPT.exec(line.replace('Your receipt:', ''))?.[0] ?? '';
}

async function openReports(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/dashboard?view=reports`);
  await islandsReady(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Reports' })).toBeVisible();
}

const sent = (page: Page) => page.getByRole('region', { name: 'Sent from this browser' });
const items = (page: Page) => sent(page).getByRole('listitem');

test('a report sent while logged in is in the list with its status, and can be deleted', async ({ page, baseURL }) => {
  const siteUrl = baseURL ?? '';
  await signIn(page, siteUrl);
  await openReports(page, siteUrl);
  await expect(sent(page).getByText('No reports yet.')).toBeVisible();

  const receipt = await report(page, siteUrl);
  await page.getByRole('link', { name: 'your reports' }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText('Incorrectly flagged as dangerous');
  await expect(items(page)).toContainText(receipt);
  await expect(items(page)).toContainText('Waiting for review');

  await page.getByRole('button', { name: /^Delete this report/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete this report/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete report' }).click();
  await expect(items(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sent from this browser' })).toBeFocused();
  const gone = await page.request.get(`${siteUrl}/api/v1/feedback/${receipt}`);
  expect(gone.status()).toBe(404);
  await page.reload();
  await expect(sent(page).getByText('No reports yet.')).toBeVisible();
});

test('other users of the browser do not see it, and a report sent while logged out only leaves a receipt', async ({
  page,
  baseURL,
}) => {
  const siteUrl = baseURL ?? '';
  await signIn(page, siteUrl);
  await report(page, siteUrl);
  await signIn(page, siteUrl, 'demo-jonas-lind');
  await openReports(page, siteUrl);
  await expect(sent(page).getByText('No reports yet.')).toBeVisible();

  await page.evaluate(() => {
    for (const entry of ['user', 'accessToken', 'refreshToken']) localStorage.removeItem(entry);
  });
  const receipt = await report(page, siteUrl);
  await expect(page.getByRole('link', { name: 'your reports' })).toHaveCount(0);
  await signIn(page, siteUrl, 'demo-jonas-lind');
  await openReports(page, siteUrl);
  await expect(sent(page).getByText('No reports yet.')).toBeVisible();

  await page.getByLabel('Receipt').fill(`${siteUrl}/feedback#receipt=${receipt}`);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(items(page)).toContainText(receipt);
  await expect(items(page)).toContainText('Waiting for review');
});

test('an invalid or expired receipt is reported at the field', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 404.*feedback/);
  await signIn(page, baseURL ?? '');
  await openReports(page, baseURL ?? '');
  const field = page.getByLabel('Receipt');
  await field.fill('my report');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(field).toHaveAccessibleDescription(/Paste the 22 characters/);
  await expect(field).toBeFocused();
  await field.fill('A'.repeat(22));
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/No report found for this receipt/);
  await expect(items(page)).toHaveCount(0);
});

test('a report deleted elsewhere can be removed from the list', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 404.*feedback/);
  const siteUrl = baseURL ?? '';
  await signIn(page, siteUrl);
  const receipt = await report(page, siteUrl);
  expect((await page.request.delete(`${siteUrl}/api/v1/feedback/${receipt}`)).ok()).toBe(true);
  await openReports(page, siteUrl);
  await expect(items(page)).toContainText('No longer stored');
  await page.getByRole('button', { name: /^Remove from list/ }).click();
  await expect(sent(page).getByText('No reports yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sent from this browser' })).toBeFocused();
});

test('the list is accessible at every width, and its question before deleting, too', async ({ page, baseURL }) => {
  test.slow();
  await signIn(page, baseURL ?? '');
  await report(page, baseURL ?? '');
  await openReports(page, baseURL ?? '');
  await expect(items(page)).toContainText('Waiting for review');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Delete this report/ }).click();
  // Otherwise buttons would move under the pointer while widths change.
  await page.mouse.move(0, 0);
  expect(await findings(page)).toEqual([]);
});
