import { type ServedProvider, serveProvider } from '../support/served-provider.ts';
import { expect, islandsReady, test } from './fixtures.ts';

const ADDRESS = 'ada@northwind.example';

const served: ServedProvider[] = [];
test.afterEach(() => {
  for (const { stop } of served.splice(0)) stop();
});

async function siteWith(freshSite: (environment: Record<string, string>) => Promise<{ url: string }>) {
  const northwind = await serveProvider({ sub: 'n-1', email: ADDRESS });
  const contoso = await serveProvider({ sub: 'c-1', email: 'ada.lovelace@contoso.example', email_verified: false });
  served.push(northwind, contoso);
  const SIGN_IN_PROVIDERS = JSON.stringify([
    { id: 'northwind', name: 'Northwind', ...northwind.client },
    { id: 'contoso', name: 'Contoso', ...contoso.client },
  ]);
  const { url } = await freshSite({ SIGN_IN_PROVIDERS });
  return { url, northwind, contoso };
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
  // Nobody verified its address, which is therefore not kept.
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
