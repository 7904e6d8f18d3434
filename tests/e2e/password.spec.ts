import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, islandsReady, test } from './fixtures.ts';
import type { FreshSite } from './fresh-site.ts';

const ADDRESS = 'ada@example.com';
const PASSWORD = 'a walk in the park';
const NEW_PASSWORD = 'another walk in the rain';

/** As the operator reads it. */
function mailedCode({ data, url }: FreshSite): string {
  const outbox = (...words: string[]) =>
    execFileSync(process.execPath, ['src/commands/outbox.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: data, SITE_URL: url, PORT: new URL(url).port },
    });
  const waiting = JSON.parse(outbox('list', '--json')) as { id: string; subject: string }[];
  const { id = '' } = waiting.findLast(({ subject }) => subject.endsWith('code')) ?? {};
  return /^\d{6}$/m.exec(outbox('show', id))?.[0] ?? '';
}

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
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await fill(page, { Email: ADDRESS });
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
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
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
  // The virtual authenticator would answer for the suggestions of the email field, before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto(`${site.url}/oauth/login`);
  await islandsReady(page);
  const answered = page.waitForRequest(/login\/passkey$/);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  const body = (await answered).postDataJSON() as object;
  await expect(page).toHaveURL(/\/dashboard$/);
  // The same answer works once.
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
