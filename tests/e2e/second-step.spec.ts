import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, islandsReady, test } from './fixtures.ts';

const ADDRESS = 'ada@example.com';
const PASSWORD = 'a walk in the park';

/** @param steps time steps from now: the next one's is accepted already, and was not used before */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
}

async function logIn(page: Page, url: string) {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/oauth/login`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

async function fitsSideways(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a second step is turned on, asked for, replaced by a recovery code, and turned off', {
  tag: '@both',
}, async ({ page, freshSite, allowConsoleError }) => {
  test.setTimeout(120_000);
  allowConsoleError(/status of 40[13]/);
  const { url } = await freshSite();
  await page.goto(`${url}/oauth/register`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(`${url}/dashboard?view=account`);
  const section = page.getByRole('region', { name: 'Second step' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on the second step' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await fitsSideways(page);
  const href = await dialog.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  const secret = new URL(href ?? '').searchParams.get('secret') ?? '';
  await expect(dialog.getByText(secret.slice(0, 4))).toBeVisible();
  await fill(page, { 'Code from the app': '12' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/6 digits/);
  const first = codeOf(secret);
  await fill(page, { 'Code from the app': first });
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = '', another = ''] = await codes.allTextContents();
  await fitsSideways(page);
  // Only the codes are printed.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Letterlock, ${ADDRESS}`)).toBeVisible();
  await expect(codes.first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const kept = page.getByRole('checkbox', { name: 'I’ve kept these codes' });
  await page.getByRole('button', { name: 'Done' }).click({ force: true });
  await expect(kept).toHaveAccessibleDescription(/tick this box/);
  await expect(kept).toBeFocused();
  // Codes that aren’t kept can’t be shown again.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(codes).toHaveCount(10);
  await expect(codes.first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(codes.first()).toBeVisible();
  await expect(kept).toBeFocused();
  await kept.check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();

  await logIn(page, url);
  await fitsSideways(page);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await code.fill(first);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/already used/);
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await logIn(page, url);
  await code.fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${url}/dashboard?view=account`);
  await expect(section.getByText('9 recovery codes are left.')).toBeVisible();

  // Makes the log-in look old.
  let isLongAgo = true;
  await page.route('**/api/v1/auth/second-factor', (route) =>
    isLongAgo
      ? route.fulfill({ status: 403, json: { code: 'SIGN_IN_AGAIN', message: 'Please confirm that it’s you.' } })
      : route.fallback(),
  );
  await section.getByRole('button', { name: 'Turn off' }).click();
  await page
    .getByRole('dialog', { name: /Turn off/ })
    .getByRole('button', { name: 'Turn off' })
    .click();
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await question.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await question.getByRole('textbox', { name: /Code/ }).fill(another);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(/incorrect/);
  await question.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  isLongAgo = false;
  await page.keyboard.press('Enter');
  await expect(page.getByText('Second step turned off')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
});
