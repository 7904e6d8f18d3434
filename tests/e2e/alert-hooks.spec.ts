import { findings } from './accessibility-scan.ts';
import { expect, test } from './fixtures.ts';
import { openSection } from './open-section.ts';

test('a webhook is added with its secret, tested, and removed', { tag: '@both' }, async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404.*\/404$/);
  const { section } = await openSection(page, freshSite, { view: 'alerts', name: 'Webhooks and ntfy' });
  await section.getByRole('button', { name: 'Add a webhook or topic' }).click();

  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await address.fill('http://127.0.0.1/');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/public server/);
  await expect(address).toBeFocused();
  await dialog.getByText('ntfy topic', { exact: true }).click();
  await expect(address).not.toHaveAccessibleDescription(/public server/);
  await address.fill('https://ntfy.invalid/a/b');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/one topic/);
  await dialog.getByText('Webhook', { exact: true }).click();
  expect(await findings(page)).toEqual([]);
  // A reserved name, so this host will never exist (RFC 6761).
  await address.fill('https://hooks.invalid/alerts');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await section.getByRole('button', { name: 'Send a test to hooks.invalid' }).click();
  await expect(section.getByText('The test didn’t arrive: we couldn’t connect.')).toBeVisible();
  await section.getByText('Last delivery').click();
  await expect(section.getByText(/Test failed: we couldn’t connect/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await section.getByRole('button', { name: 'Remove hooks.invalid' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('hooks.invalid')).toHaveCount(0);
});
