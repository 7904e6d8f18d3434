import type { Page } from '@playwright/test';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

const PHISHING = {
  subject: 'Your password expires today',
  body: 'Dear user,\n\nyour password expires today. Verify your account within 24 hours or it will be closed:\nhttp://203.0.113.7/login',
};

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const panel = (page: Page) => page.getByRole('region', { name: 'API RESPONSE' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillIn(page: Page, email: typeof PHISHING) {
  await subject(page).fill(email.subject);
  await body(page).fill(email.body);
}

test.beforeEach(async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 404.*\/404$/);
  await signIn(page, baseURL ?? '');
  await page.goto('/email-test');
  await expect(page.getByRole('button', { name: 'Get recent email' })).toBeVisible();
  await islandsReady(page);
});

test('a submitted email is answered with four fields, and kept on the sheet with its marks', { tag: '@both' }, async ({
  page,
}) => {
  await expect(body(page)).toHaveAttribute('rows', '4');
  await fillIn(page, PHISHING);
  const answered = page.waitForResponse('**/predict');
  await page.route('**/predict', async (route) => {
    await expect(page.getByText('LOADING...')).toBeVisible();
    await route.continue();
  });
  await press(page, 'Submit');
  expect((await answered).request().postDataJSON()).toEqual({ Subject: PHISHING.subject, Body: PHISHING.body });
  await expect(page.getByText('Successful')).toBeVisible();
  await expect(panel(page).getByText('LOADING...')).toHaveCount(0);
  await expect(
    panel(page)
      .getByText(/^\d{1,3}%$/)
      .first(),
  ).toBeVisible();
  await expect(
    panel(page)
      .getByText(/^(?:High|Critical)$/)
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByRole('list').first().getByRole('listitem').first()).not.toHaveText(/^1\. /);
  await expect(panel(page).locator('mark').first()).toBeVisible();
  await expect(subject(page)).toHaveValue('');
  await expect(body(page)).toHaveValue('');
});

test('an empty field is reported and focused, and nothing is sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/predict')) calls += 1;
  });
  await subject(page).fill('Only a subject');
  await body(page).fill('  \n ');
  await press(page, 'Submit');
  await expect(page.getByText('Subject and body cannot be empty')).toBeVisible();
  await expect(body(page)).toBeFocused();
  expect(calls).toBe(0);
});

test('a failing prediction keeps what was typed', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED|status of 500/);
  await fillIn(page, PHISHING);
  await page.route('**/predict', (route) => route.abort());
  await press(page, 'Submit');
  await expect(page.getByText('Error: waiting for api')).toBeVisible();
  await expect(subject(page)).toHaveValue(PHISHING.subject);
  await expect(body(page)).toHaveValue(PHISHING.body);
  await expect(page.getByText('LOADING...')).toHaveCount(0);
  await page.unroute('**/predict');
  await press(page, 'Submit');
  await expect(page.getByText('Successful')).toBeVisible();
});

test('fetching says so at the same width, and a mailbox that fails says so quietly', { tag: '@both' }, async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 502/);
  const recent = page.getByRole('button', { name: 'Get recent email' });
  const width = (await recent.boundingBox())?.width;
  const held = Promise.withResolvers<void>();
  await page.route('**/emails', async (route) => {
    await held.promise;
    await route.fulfill({
      status: 502,
      json: { message: 'Your mailbox did not answer.', code: 'MAILBOX_UNAVAILABLE' },
    });
  });
  await recent.click();
  const fetching = page.getByRole('button', { name: 'fetching...' });
  await expect(fetching).toBeVisible();
  expect((await fetching.boundingBox())?.width).toBeCloseTo(width ?? 0, 0);
  held.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Your mailbox did not answer.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get recent email' })).toBeVisible();
});

test('an email without a body gets the fallback, and without a page token Next has reached the end', async ({
  page,
}) => {
  await page.route('**/next-email*', (route) =>
    route.fulfill({ json: { emails: [{ subject: 'Bare' }], nextPageToken: null } }),
  );
  await press(page, 'Get recent email');
  await expect(subject(page)).not.toHaveValue('');
  await press(page, 'Next');
  await expect(subject(page)).toHaveValue('Bare');
  await expect(body(page)).toHaveValue('Got empty body but email body cannot be empty.');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(page.getByText('That was the last email.')).toBeVisible();
});

test('Next, pressed first, shows the newest email too', async ({ page }) => {
  await press(page, 'Next');
  await expect(subject(page)).not.toHaveValue('');
  const newest = await subject(page).inputValue();
  await press(page, 'Get recent email');
  await expect(page.getByRole('button', { name: 'Get recent email' })).toBeEnabled();
  await expect(subject(page)).toHaveValue(newest);
});

test('logging out in one tab ends the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/dashboard?view=account');
  await expect(other.getByText('maren.vogel@northwind.example').last()).toBeVisible();
  await press(page, 'Logout');
  await expect(other.getByText(/Logging out in [12] sec\.\.\./)).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/\/$/);
});

test('works by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Get recent email' }).focus();
  await page.keyboard.press('Enter');
  await expect(subject(page)).not.toHaveValue('');
  await subject(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successful')).toBeVisible();
  await expect(
    panel(page)
      .getByText(/^\d{1,3}%$/)
      .first(),
  ).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and nothing scrolls sideways, with a result, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await fillIn(page, PHISHING);
    await press(page, 'Submit');
    await expect(panel(page).locator('mark').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
