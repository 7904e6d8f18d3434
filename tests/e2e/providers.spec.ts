import { type ServedProvider, serveProvider } from '../support/served-provider.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import type { FreshSite } from './fresh-site.ts';
import { mailedCode } from './mailed-code.ts';

const ADDRESS = 'ada@northwind.example';

const served: ServedProvider[] = [];
test.afterEach(() => {
  for (const { stop } of served.splice(0)) stop();
});

async function siteWith(freshSite: (environment: Record<string, string>) => Promise<FreshSite>) {
  const northwind = await serveProvider({ sub: 'n-1', email: ADDRESS });
  const contoso = await serveProvider({ sub: 'c-1', email: 'ada.lovelace@contoso.example', email_verified: false });
  served.push(northwind, contoso);
  const SIGN_IN_PROVIDERS = JSON.stringify([
    { id: 'northwind', name: 'Northwind', ...northwind.client },
    { id: 'contoso', name: 'Contoso', ...contoso.client },
  ]);
  const site = await freshSite({ SIGN_IN_PROVIDERS });
  return { site, url: site.url, northwind, contoso };
}

test('somebody signs up with another provider, connects a second one, and logs in with it', {
  tag: '@both',
}, async ({ page, freshSite, allowConsoleError }) => {
  test.setTimeout(90_000);
  allowConsoleError(/status of 40[349]/);
  const { url } = await siteWith(freshSite);
  await page.goto(`${url}/oauth/login`);
  const buttons = page.getByRole('main').getByRole('button', { name: /^(?:Sign|Log) in with/ });
  await expect(buttons).toHaveText([/Sign in with Google/, /Log in with Northwind/, /Log in with Contoso/, /passkey/]);
  await page.getByRole('button', { name: 'Log in with Northwind' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled.')).toBeVisible();
  await expect(page).toHaveURL(`${url}/oauth/login`);

  await page.getByRole('button', { name: 'Log in with Northwind' }).click();
  await page.getByRole('link', { name: `Continue as ${ADDRESS}` }).click();
  await expect(page.getByRole('status').getByText('There’s no account')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Sign up with Northwind' }).click();
  await page.getByRole('link', { name: `Continue as ${ADDRESS}` }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);

  await page.goto(`${url}/dashboard?view=account`);
  await islandsReady(page);
  await expect(page.getByText(`Northwind ${ADDRESS}`)).toBeVisible();
  await page.getByRole('button', { name: `Remove Northwind ${ADDRESS}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('This is your only way to log in.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Connect Contoso' }).click();
  await page.getByRole('link', { name: /Continue as/ }).click();
  await expect(page).toHaveURL(`${url}/dashboard?view=account`);
  // The provider didn't verify the address, so it isn't stored.
  await expect(page.getByRole('button', { name: 'Remove Contoso', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/oauth/login`);
  await page.getByRole('button', { name: 'Log in with Contoso' }).click();
  await page.getByRole('link', { name: /Continue as/ }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await page.goto(`${url}/dashboard?view=account`);
  await expect(page.getByText(`Logged in as ${ADDRESS}`)).toBeVisible();
});

test('an address that the provider has not verified makes no account', async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  const { url } = await siteWith(freshSite);
  await page.goto(`${url}/oauth/register`);
  await page.getByRole('button', { name: 'Sign up with Contoso' }).click();
  await page.getByRole('link', { name: /Continue as/ }).click();
  await expect(page.getByText('Please verify ada.lovelace@contoso.example with Contoso first')).toBeVisible();
});

test('an account whose provider tells no time of a login is deleted after an emailed code', {
  tag: '@both',
}, async ({ page, freshSite, allowConsoleError }) => {
  test.setTimeout(90_000);
  allowConsoleError(/status of 40[034]/);
  const { site, url, northwind } = await siteWith(freshSite);
  northwind.provider.claims = { auth_time: undefined };
  const goOn = () => page.getByRole('link', { name: `Continue as ${ADDRESS}` }).click();
  await page.goto(`${url}/oauth/register`);
  await page.getByRole('button', { name: 'Sign up with Northwind' }).click();
  await goOn();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/oauth/login`);
  await page.getByRole('button', { name: 'Log in with Northwind' }).click();
  await goOn();
  await expect(page).toHaveURL(`${url}/dashboard`);

  await page.goto(`${url}/dashboard?view=account`);
  await islandsReady(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const address = page.getByLabel('Type your email address to confirm');
  await address.fill(ADDRESS);
  await address.press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(question.getByRole('button', { name: 'Use Northwind' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Email me a code' }).click();
  const field = question.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await field.fill('12');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/6 digits/);
  const code = mailedCode(site);
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/wrong or has expired/);
  await field.fill(code);
  await field.press('Enter');
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goto(`${url}/oauth/login`);
  await page.getByRole('button', { name: 'Log in with Northwind' }).click();
  await goOn();
  await expect(page.getByRole('status').getByText('There’s no account')).toBeVisible();
});
