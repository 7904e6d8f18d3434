import type { Locator, Page } from '@playwright/test';
import { fraud } from '../support/scan-emails.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { focusedStop } from './keyboard.ts';
import { scannedMailbox } from './scanned-mailbox.ts';

const SUBJECT = 'Your account is suspended a';
/** More tab stops than any page has before the target. */
const MAX_STOPS = 80;

/** Tabs on to an element, which must then be in view with a focus ring. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `${target} is reached`).toBeLessThan(MAX_STOPS);
    await page.keyboard.press(key);
  }
  await expect.poll(async () => (await page.evaluate(focusedStop))?.seen, `${target} is in view`).toBe(true);
  expect((await page.evaluate(focusedStop))?.ring, `focus ring of ${target}`).toBeGreaterThanOrEqual(2);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('by keyboard alone: log in, open a scan and its evidence, correct it, undo that, log out', async ({
  page,
  context,
  freshSite,
  allowConsoleError,
}) => {
  test.slow();
  allowConsoleError(/status of 404.*\/404$/);
  const mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto(`${mailbox.url}/oauth/login`);
  await islandsReady(page);
  await press(page, page.getByRole('button', { name: /Google/ }));
  await expect(page).toHaveURL(/\/demo\/google\/authorize/);
  await press(page, page.getByRole('button', { name: /Jonas Lind/ }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await islandsReady(page);

  const attention = page.getByRole('region', { name: 'Needs attention' });
  await press(page, attention.getByRole('link', { name: SUBJECT, exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: SUBJECT })).toBeFocused();
  const number = page.getByRole('article').locator('.mark-number:not([data-minor])');
  await expect(number.first()).toBeVisible();
  await tabTo(page, number.first());
  await page.keyboard.press('ArrowRight');
  await expect(number.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(':target')).toBeInViewport();

  const correction = page.getByRole('region', { name: 'Your correction' });
  await tabTo(page, correction.getByRole('button', { name: 'This is wrong' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct this verdict' });
  await expect(dialog.getByRole('radio', { name: 'Safe' })).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('main')).toContainText('You marked this as safe');
  await press(page, correction.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('main')).not.toContainText('You marked this as safe');

  await tabTo(page, page.getByRole('button', { name: 'Log out', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Logging out in [12] sec/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('about:blank');
  mailbox.clear();
});
