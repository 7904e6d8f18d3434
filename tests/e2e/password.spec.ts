import type { Page } from '@playwright/test';
import { findings } from './accessibility-scan.ts';
import { plugInAuthenticator } from './authenticator.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { mailedCode } from './mailed-code.ts';

const ADDRESS = 'ada@example.com';
const PASSWORD = 'a walk in the park';
const NEW_PASSWORD = 'another walk in the rain';

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
}

async function logOut(page: Page) {
  await page.evaluate(() => localStorage.clear());
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('somebody without Google makes an account, logs in, and gets back in with a new password', {
  tag: '@both',
}, async ({ page, freshSite, allowConsoleError }) => {
  test.setTimeout(90_000);
  allowConsoleError(/status of 40[01]/);
  const site = await freshSite();
  await page.goto(`${site.url}/oauth/register`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS, Password: 'password1' });
  await page.keyboard.press('Enter');
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await expect(password).toHaveAccessibleDescription(/too common/);
  await expect(password).toBeFocused();
  await expectNoSidewaysScroll(page);
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await logOut(page);
  await page.goto(`${site.url}/oauth/login`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS, Password: 'not the password' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Email address or password is incorrect.')).toBeVisible();
  await fill(page, { Password: PASSWORD });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await logOut(page);
  await page.goto(`${site.url}/oauth/login`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS });
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ADDRESS);
  expect(page.url()).not.toContain('example');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/npm run outbox/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await fill(page, { Code: '12', 'New password': NEW_PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/6 digits/);
  await expectNoSidewaysScroll(page);
  await fill(page, { Code: mailedCode(site) });
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an emailed code is confirmed on a screen of its own', { tag: '@both' }, async ({
  page,
  context,
  freshSite,
  allowConsoleError,
}) => {
  test.setTimeout(90_000);
  allowConsoleError(/status of 400/);
  const site = await freshSite({ SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_ADDRESS: 'support@letterlock.test' });
  await page.goto(`${site.url}/oauth/register`);
  await islandsReady(page);
  await fill(page, { Email: 'ida@example.com', Password: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await expect(page.getByText('Already have an account?')).toBeHidden();
  await expectNoSidewaysScroll(page);
  // It fades in when the server has answered, possibly while axe runs.
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ida@example.com');
  await fill(page, { Email: ADDRESS, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('We’ve sent a new code.')).toBeVisible();
  const digits = mailedCode(site);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Your code: ${digits.slice(0, 3)} ${digits.slice(3)}.`,
  );
  await code.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(code).toHaveValue(digits);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the password is changed in the account', { tag: '@both' }, async ({ page, freshSite, allowConsoleError }) => {
  allowConsoleError(/status of 403/);
  const site = await freshSite();
  await page.goto(`${site.url}/oauth/register`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${site.url}/dashboard?view=account`);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await fill(page, { 'Current password': 'not this one', 'New password': NEW_PASSWORD });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Current password' })).toHaveAccessibleDescription(/incorrect/);
  await fill(page, { 'Current password': PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a password can be shown', async ({ page }) => {
  await page.goto('/oauth/login');
  await islandsReady(page);
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('where passwords are switched off, only Google is offered', async ({ page, freshSite }) => {
  const site = await freshSite({ PASSWORD_ACCOUNTS: 'off' });
  await page.goto(`${site.url}/oauth/login`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

test('a passkey is added, logs in, and is removed', { tag: '@both' }, async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/);
  const site = await freshSite();
  await plugInAuthenticator(page);
  await page.goto(`${site.url}/oauth/register`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${site.url}/dashboard?view=account`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await fill(page, { Name: 'Work laptop' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByText('Work laptop')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await logOut(page);
  await page.goto(`${site.url}/oauth/login`);
  await islandsReady(page);
  const answered = page.waitForRequest(/login\/passkey$/);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  const body = (await answered).postDataJSON() as object;
  await expect(page).toHaveURL(/\/dashboard$/);
  // The same response works only once.
  const again = await page.request.post(`${site.url}/api/v1/auth/login/passkey`, {
    data: body,
    headers: { origin: site.url },
  });
  expect(again.status()).toBe(401);

  await page.goto(`${site.url}/dashboard?view=account`);
  await expect(page.getByText(/Last used/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await fill(page, { Name: 'Old laptop' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey renamed')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByText('Old laptop')).toHaveCount(0);
});

const MAILED = { SMTP_URL: 'smtp://localhost:1', SUPPORT_ADDRESS: 'support@letterlock.test' };

test('an account is made with a passkey and the emailed code, logs in with it, and gets a password when it is lost', {
  tag: '@both',
}, async ({ page, freshSite, allowConsoleError }) => {
  test.setTimeout(90_000);
  allowConsoleError(/status of 40[01]/);
  const site = await freshSite(MAILED);
  const device = await plugInAuthenticator(page);
  await page.goto(`${site.url}/oauth/register`);
  await islandsReady(page);
  const create = page.getByRole('button', { name: 'Create account with a passkey' });
  await create.click();
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveAccessibleDescription(/Enter your email address/);
  await expect(email).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await email.fill(ADDRESS);
  await create.click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(page.getByText(/we’ve emailed it a 6-digit code/)).toBeVisible();
  const otp = mailedCode(site);
  await code.fill(otp === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/wrong or has expired/);
  await expectNoSidewaysScroll(page);
  await code.fill(otp);
  await page.getByRole('button', { name: 'Confirm and create passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await logOut(page);
  await page.goto(`${site.url}/oauth/login`);
  await islandsReady(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${site.url}/dashboard?view=account`);
  await expect(page.getByText(/Last used/).first()).toBeVisible();

  await logOut(page);
  await device.lose();
  await page.goto(`${site.url}/oauth/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await fill(page, { Email: ADDRESS });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await fill(page, { Code: mailedCode(site), 'New password': NEW_PASSWORD });
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('on one’s own machine, a passkey makes an account at once, and never a second one', { tag: '@both' }, async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/);
  const site = await freshSite();
  await plugInAuthenticator(page);
  const register = async () => {
    await page.goto(`${site.url}/oauth/register`);
    await islandsReady(page);
    await fill(page, { Email: ADDRESS });
    await page.getByRole('button', { name: 'Create account with a passkey' }).click();
  };
  await register();
  await expect(page).toHaveURL(/\/dashboard$/);
  await logOut(page);
  await register();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    /may already have/,
  );
});

test('a passkey that isn’t made can be tried again', async ({ page, freshSite }) => {
  const site = await freshSite(MAILED);
  await page.addInitScript(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
  });
  await page.goto(`${site.url}/oauth/register`);
  await islandsReady(page);
  await fill(page, { Email: ADDRESS });
  await page.getByRole('button', { name: 'Create account with a passkey' }).click();
  await fill(page, { Code: mailedCode(site) });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('No passkey was created. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(ADDRESS);
});

test('where the browser has no passkeys, a password is asked for', async ({ page, freshSite }) => {
  const site = await freshSite();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(`${site.url}/oauth/register`);
  await islandsReady(page);
  await expect(page.getByRole('button', { name: 'Create account', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account with a passkey' })).toHaveCount(0);
});
