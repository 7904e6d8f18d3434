import AxeBuilder from '@axe-core/playwright';
import { PHISHING } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { GMAIL, serveMailSite } from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { expect, test } from './fixtures.ts';

test.describe('before any permission is granted', () => {
  test.use({ allowed: false });

  test('no mail site is read, and no permission is granted for any', async ({ context, panel, options }) => {
    await serveMailSite(context, GMAIL, PHISHING);
    const mail = await context.newPage();
    await mail.goto(GMAIL.opened);
    await expect(panel.getByRole('heading', { name: 'No email found on this page.' })).toBeVisible();
    for (const name of ['Gmail', 'Outlook on the web']) await expect(options.getByLabel(name)).not.toBeChecked();
    const { origins } = await options.evaluate(() => chrome.permissions.getAll());
    expect(origins).toEqual([]);
    expect(await options.evaluate(() => chrome.scripting.getRegisteredContentScripts())).toEqual([]);
  });

  test('a mail site whose permission is denied stays switched off', async ({ options }) => {
    await options.evaluate(() => Object.assign(chrome.permissions, { request: () => Promise.resolve(false) }));
    await options.getByLabel('Gmail').click();
    await expect(options.getByLabel('Gmail')).not.toBeChecked();
  });
});

test('what is switched on is shown, and is read', async ({ options }) => {
  for (const name of ['Gmail', 'Outlook on the web']) await expect(options.getByLabel(name)).toBeChecked();
  const scripts = await options.evaluate(() => chrome.scripting.getRegisteredContentScripts());
  expect(scripts.map(({ js }) => js?.[0]).sort()).toEqual(['feedback.js', 'gmail.js', 'outlook.js']);
});

test('the panel opens beside the page, and shows the email that is open there', async ({ context, options, home }) => {
  await serveMailSite(context, GMAIL, PHISHING);
  await options.getByRole('button', { name: 'Open panel' }).click();
  const session = await context.newCDPSession(options);
  const findPanel = async () =>
    (await session.send('Target.getTargets')).targetInfos.find(({ url }) => url === `${home}panel.html`);
  await expect.poll(findPanel).toBeDefined();
  const { targetId = '' } = (await findPanel()) ?? {};
  // Playwright offers no page for a side panel, so CDP is used directly.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answers: string[] = [];
  session.on('Target.receivedMessageFromTarget', ({ message }) => answers.push(message));
  await options.goto(GMAIL.opened);
  await expect
    .poll(async () => {
      const params = { expression: 'document.querySelector(".seal")?.textContent' };
      const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params });
      await session.send('Target.sendMessageToTarget', { sessionId, message });
      return answers.at(-1);
    })
    .toContain('Dangerous');
});

test('the site’s address is kept, and one without encryption is refused', async ({ options, panel }) => {
  const field = options.getByLabel('Letterlock address');
  const save = options.getByRole('button', { name: 'Save' });
  await field.fill('http://letterlock.example/');
  await save.click();
  await expect(options.getByText('Enter an address that starts with https://')).toBeVisible();
  await field.fill('https://letterlock.example/feedback');
  await save.click();
  await expect(options.getByText('Saved.')).toBeVisible();
  await expect(field).toHaveValue('https://letterlock.example');
  expect(await panel.evaluate(() => chrome.storage.local.get('siteOrigin'))).toEqual({
    siteOrigin: 'https://letterlock.example',
  });
});

test('the field of the address keeps the focus, and what is changed after it was saved is not called saved', async ({
  options,
}) => {
  const field = options.getByLabel('Letterlock address');
  await field.fill('https://letterlock.example/');
  await field.press('Enter');
  await expect(options.getByText('Saved.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('x');
  await expect(options.getByText('Saved.')).toBeHidden();
});

test('access to the site that is set can be switched on, wherever that is', async ({ options }) => {
  const access = options.getByLabel(/when a report arrives/);
  await expect(access).toBeChecked();
  await options.getByLabel('Letterlock address').fill('https://letterlock.example/');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(access).not.toBeChecked();
});

test('the chosen theme also applies in the panel', async ({ options, panel }) => {
  await options.getByLabel('Dark').check();
  await expect(panel.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('panel and options have no accessibility fault, and fit 240 px and 320 px', async ({
  context,
  panel,
  options,
}) => {
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  // The width of Firefox's sidebar when it opens, minus a scrollbar.
  for (const [page, width] of [
    [panel, 240],
    [options, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    }
  }
});

test('the panel has no accessibility fault without an email, with one by hand and with one it can’t read', async ({
  context,
  panel,
}) => {
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await panel.setViewportSize({ width: 240, height: 800 });
  const faultless = async (heading: RegExp) => {
    await expect(panel.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await panel.emulateMedia({ colorScheme });
      expect((await new AxeBuilder({ page: panel }).setLegacyMode(true).analyze()).violations).toEqual([]);
    }
  };
  await faultless(/No email found/);
  await mail.goto(GMAIL.address);
  await faultless(/Open an email/);
  await mail.goto(GMAIL.unknown);
  await faultless(/couldn’t read/);
  await panel.getByLabel('Email text or source').fill('Please call me back about the invoice today.');
  await panel.getByRole('button', { name: 'Check text' }).click();
  await faultless(/./);
});
