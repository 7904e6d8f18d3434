import { findings } from './accessibility-scan.ts';
import { expect, test } from './fixtures.ts';
import { openSection } from './open-section.ts';

test('an API key is created, copied once, used and revoked', { tag: '@both' }, async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404.*\/404$/);
  const { section, url } = await openSection(page, freshSite, { view: 'account', name: 'API keys' });
  await section.getByRole('button', { name: 'Create API key' }).click();

  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription(/Enter a name\./);
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one.');
  await name.fill('Report script');
  await dialog.getByRole('checkbox', { name: 'Read scans scans:read' }).check();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create API key' }).click();

  const key = await dialog.getByRole('textbox', { name: 'API key' }).inputValue();
  const call = (path: string) =>
    page.request.get(`${url}/api/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await call('scans')).status()).toBe(200);
  expect((await call('tasks')).status()).toBe(403);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText(`${key.slice(0, 10)}…`)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.reload();
  await expect(section.getByText(/^Last used/)).toBeVisible();
  await section.getByRole('button', { name: 'Revoke Report script' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('API key revoked')).toBeVisible();
  await expect(section.getByText('Report script')).toHaveCount(0);
  expect((await call('scans')).status()).toBe(401);
});

test('after a password reset, the keys that still work are named and revoked at once', { tag: '@both' }, async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404.*\/404$/);
  const { section, url } = await openSection(page, freshSite, { view: 'account', name: 'API keys' });
  for (const name of ['Mail server', 'Report script']) {
    await section.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('checkbox', { name: 'Read scans scans:read' }).check();
    await dialog.getByRole('button', { name: 'Create API key' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  const notice = page.getByRole('group', { name: 'These API keys still work' });
  await expect(notice).toHaveCount(0);
  await page.goto(`${url}/dashboard?view=account&after=reset`);
  await expect(notice.getByRole('status')).toBeVisible();
  await expect(notice.getByRole('listitem')).toHaveCount(2);
  await expect(notice).toContainText('Report script');
  expect(await findings(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Revoke all' }).click();
  await expect(page.getByText('All API keys revoked')).toBeVisible();
  await expect(page.getByText(/^Logged in as/)).toBeFocused();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await expect(page).toHaveURL(`${url}/dashboard?view=account`);
});
