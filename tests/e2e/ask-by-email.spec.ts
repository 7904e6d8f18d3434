import { freePort } from '../../src/tools/testing/free-port.ts';
import { fraud } from '../support/scan-emails.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { openSection } from './open-section.ts';
import { scannedMailbox } from './scanned-mailbox.ts';

const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_ADDRESS: 'support@letterlock.test' };

test('a verdict is emailed to somebody after its text was shown, and listed in the account', { tag: '@both' }, async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  test.slow();
  allowConsoleError(/status of 404.*\/404$/);
  const withMail: typeof freshSite = (environment) => freshSite({ ...environment, ...WITH_MAIL });
  const { url, clear } = await scannedMailbox(page, withMail, { forged: fraud('forged') });
  await page.goto(`${url}/dashboard?view=scans`);
  await islandsReady(page);
  await page.getByRole('link', { name: /Your account is suspended/ }).click();
  await page.getByRole('button', { name: 'Share verdict' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this verdict' });
  await dialog.getByRole('button', { name: 'Ask somebody by email' }).click();
  const form = dialog.getByRole('form', { name: 'Ask somebody you trust' });
  await expect(form.getByRole('heading')).toBeFocused();
  const to = form.getByRole('textbox', { name: 'Their email address' });
  await to.fill('lena');
  await page.keyboard.press('Enter');
  await expect(to).toHaveAccessibleDescription('Enter an email address.');
  await expect(to).toBeFocused();
  await form.getByRole('textbox', { name: 'Your message (optional)' }).fill('Is this our landlord.example?');
  const preview = form.getByRole('region', { name: 'The email we send' });
  await expect(preview).toContainText('Their message: “Is this our landlord[.]example?”');
  await expect(preview).toContainText('jonas.lind@northwind.example asks what you think of an email');
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await to.fill('lena@friends.example');
  await form.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByRole('status')).toContainText('We’re emailing the link to lena@friends.example.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto(`${url}/dashboard?view=account`);
  const shared = page.getByRole('region', { name: 'Shared verdicts' });
  await expect(shared.getByText(/^Emailed to lena@friends\.example/)).toBeVisible();
  await page.goto('about:blank');
  clear();
});

test('the address for forwards is shown where it is set, and copied', { tag: '@both' }, async ({
  page,
  context,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404.*\/404$/);
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  const environment = {
    ...WITH_MAIL,
    SCAN_LISTEN: `lmtp://127.0.0.1:${await freePort()}`,
    SCAN_ADDRESS: 'scan@letterlock.test',
    SCAN_AUTHSERV_ID: 'mx.letterlock.test',
  };
  const { section, url } = await openSection(page, freshSite, { view: 'scans', name: 'Forward to check', environment });
  await expect(section).toContainText('Send it from maren.vogel@');
  await section.getByRole('button', { name: 'Copy scan@letterlock.test' }).click();
  await expect(section.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('scan@letterlock.test');
  expect(await findings(page)).toEqual([]);
  await page.goto(`${url}/dashboard?view=account`);
  await expect(section).toContainText('scan@letterlock.test');
});
