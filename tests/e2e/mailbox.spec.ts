import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dovecotOrReason, type TestDovecot } from '../support/dovecot.ts';
import { delivered } from '../support/provider-headers.ts';
import { writeOutlookFile } from '../workers/write-outlook-file.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

const LURE = [
  'From: "Northwind Bank" <alert@n0rthwind-bank.example>',
  'Subject: Your account is suspended',
  'Message-ID: <1@n0rthwind-bank.example>',
  'Content-Type: text/html',
  '',
  '<p>Verify your password: <a href="http://203.0.113.7/login">https://northwind-bank.example</a></p>',
].join('\r\n');
const LUNCH = 'From: Bo <bo@home.example>\nSubject: Lunch\nMessage-ID: <2@home.example>\n\nShall we meet at noon?';
const MBOX = [LURE, LUNCH].map((source) => `From x@y.example Sat Nov 21 18:00:00 2026\n${source}\n\n`).join('');

const many = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `From x@y.example Sat Nov 21 18:00:00 2026\nSubject: Email ${index}\n${LUNCH}\n\n`,
  )
    .join('')
    .replaceAll('Subject: Lunch\n', '');

const panel = (page: Page) => page.getByRole('region', { name: 'API RESPONSE' });
const mailbox = (page: Page) => page.getByRole('region', { name: 'Mailbox' });
const saved = (page: Page) => page.getByLabel('Saved email');
async function centreOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

const asFile = (name: string, content: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(content) });

async function open(page: Page, siteUrl: string) {
  await signIn(page, siteUrl, 'demo-jonas-lind');
  await page.goto(`${siteUrl}/email-test`);
  await expect(mailbox(page).getByRole('button').first()).toBeVisible();
  await islandsReady(page);
}

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));

test.describe('a saved email', () => {
  test.beforeEach(({ page, baseURL }) => open(page, baseURL ?? ''));

  test('is sent whole, with its progress, and analysed', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/analyses', async (route) => {
      await held.promise;
      await route.continue();
    });
    const sent = page.waitForRequest('**/api/v1/analyses');
    await saved(page).setInputFiles(asFile('lure.eml', LURE));
    const request = await sent;
    expect(request.headers()['content-type']).toBe('message/rfc822');
    await expect(page.getByRole('progressbar', { name: 'Sending the email' })).toBeVisible();
    await expect(panel(page).getByText('LOADING...')).toBeVisible();
    held.resolve();
    await expect(page.getByText('Successful')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(panel(page).getByText('alert@n0rthwind-bank.example').first()).toBeVisible();
    await expect(panel(page).locator('mark').first()).toBeVisible();
  });

  test('is taken by dropping it, and so is source that was marked elsewhere', async ({ page }) => {
    const drop = (content: string, asText: boolean) =>
      page.evaluate(
        ([source, kind]) => {
          const dropped = new DataTransfer();
          if (kind === 'text') dropped.setData('text/plain', source ?? '');
          else dropped.items.add(new File([source ?? ''], 'dropped.eml'));
          const zone = document.querySelector('.drop-zone');
          zone?.dispatchEvent(new DragEvent('dragover', { dataTransfer: dropped, bubbles: true, cancelable: true }));
          zone?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
        },
        [content, asText ? 'text' : 'file'],
      );
    await drop(LURE, false);
    await expect(panel(page).getByText('alert@n0rthwind-bank.example').first()).toBeVisible();
    await drop(LUNCH, true);
    await expect(panel(page).getByText('bo@home.example').first()).toBeVisible();
  });

  test('is chosen from a mailbox in a file, by keyboard alone', async ({ page }) => {
    await saved(page).setInputFiles(asFile('Inbox.mbox', MBOX));
    await expect(page.getByRole('heading', { name: '2 emails found' })).toBeVisible();
    const lunch = page.getByRole('button', { name: 'Analyse “Lunch”' });
    await lunch.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('bo@home.example').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the result of “Lunch”' })).toBeVisible();
  });

  test('is chosen from a list that keeps its height, and its result comes into view', { tag: '@both' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 700 });
    await saved(page).setInputFiles(asFile('Inbox.mbox', many(40)));
    const list = page.getByRole('list', { name: '40 emails found' });
    await expect(list).toBeVisible();
    expect(await list.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(0.7 * 700);
    await list.getByRole('button', { name: 'Analyse “Email 30”' }).click();
    await expect(panel(page).getByText('bo@home.example').first()).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'API RESPONSE' })).toBeInViewport();
    await expect(list.locator('[aria-current]')).toContainText('Email 30');
    await expect(list.locator('[aria-current]')).toContainText('No threats found');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  test('is analysed with the others at one press, and the worst comes first', async ({ page }) => {
    await saved(page).setInputFiles([asFile('lunch.eml', LUNCH), asFile('lure.eml', LURE), asFile('more.eml', LUNCH)]);
    await page.getByRole('button', { name: 'Analyse all 3' }).click();
    await expect(page.getByText('1 dangerous, 2 with no threats found')).toBeVisible();
    await expect(page.getByText('Choose one to analyse')).toHaveCount(0);
    const list = page.getByRole('list', { name: '3 emails found' });
    await expect(list.getByRole('listitem')).toContainText([/Dangerous/, 'lunch.eml', 'more.eml']);
    await expect(page.getByRole('button', { name: /^Analyse/ })).toHaveCount(0);
    await list.getByRole('button', { name: /^Show the result of “Your account/ }).click();
    await expect(panel(page).getByText('alert@n0rthwind-bank.example').first()).toBeVisible();
    await expect(list.locator('[aria-current]')).toContainText('Dangerous');
  });

  test('that cannot be read keeps nothing back of those chosen with it', async ({ page }) => {
    await saved(page).setInputFiles([asFile('note.txt', 'Dear diary'), asFile('lunch.eml', LUNCH)]);
    await expect(page.getByRole('heading', { name: '1 email found' })).toBeVisible();
    await expect(saved(page)).toHaveAccessibleDescription(/note\.txt is not a saved email/);
    await saved(page).setInputFiles(asFile('note.txt', 'Dear diary'));
    await expect(page.getByRole('button', { name: 'Analyse “Lunch”' })).toBeVisible();
  });

  test('that cannot be read says why, at its field', async ({ page }) => {
    for (const [name, content, reason] of [
      ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'damaged'],
      ['large.eml', Buffer.alloc(25 * 1024 * 1024 + 1, 'a'), 'The limit is 25 MB'],
    ] as const) {
      // From the disk: a buffer of 25 MB takes most of a minute to reach the page on a busy machine.
      const file = test.info().outputPath(name);
      writeFileSync(file, content);
      await saved(page).setInputFiles(file);
      await expect(saved(page)).toHaveAccessibleDescription(new RegExp(`${name} .*${reason}`));
    }
    await expect(panel(page).getByText('LOADING...')).toHaveCount(0);
  });

  test('of Outlook is analysed with its header', async ({ page, allowConsoleError }) => {
    const file = writeOutlookFile({
      properties: {
        '0037001F': 'Your account is suspended',
        '1000001F': 'Verify your password: http://203.0.113.7/login',
        '0C1A001F': 'Northwind Bank',
        '5D01001F': 'alert@n0rthwind-bank.example',
      },
    });
    await saved(page).setInputFiles(asFile('Your account is suspended.msg', Buffer.from(file)));
    await expect(panel(page).getByText('alert@n0rthwind-bank.example').first()).toBeVisible();
    allowConsoleError(/status of 422/);
    await saved(page).setInputFiles(asFile('damaged.msg', Buffer.from(file.subarray(0, 600))));
    await expect(saved(page)).toHaveAccessibleDescription(/Outlook file couldn’t be read/);
  });

  test('is sent once more when the token has run out meanwhile', async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 401/);
    const bearers: (string | undefined)[] = [];
    await page.route('**/api/v1/analyses', (route) => {
      bearers.push(route.request().headers().authorization);
      if (bearers.length > 1) return route.continue();
      return route.fulfill({ status: 401, json: { message: 'Please log in again.', code: 'UNAUTHORIZED' } });
    });
    await saved(page).setInputFiles(asFile('lure.eml', LURE));
    await expect(panel(page).getByText('alert@n0rthwind-bank.example').first()).toBeVisible();
    expect(new Set(bearers).size).toBe(2);
  });

  test('that the server refuses or that is broken off shows no result of an earlier one', async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 429|ERR_FAILED/);
    const message = 'Too many requests. Please try again in 20 seconds.';
    await page.route('**/api/v1/analyses', (route) => route.fulfill({ status: 429, json: { message, code: 'X' } }));
    await saved(page).setInputFiles(asFile('lure.eml', LURE));
    await expect(saved(page)).toHaveAccessibleDescription(new RegExp(message));
    await page.unroute('**/api/v1/analyses');
    await saved(page).setInputFiles(asFile('lunch.eml', LUNCH));
    await expect(panel(page).getByText('bo@home.example').first()).toBeVisible();
    await page.route('**/api/v1/analyses', () => undefined);
    await saved(page).setInputFiles(asFile('lure.eml', LURE));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(saved(page)).toBeFocused();
    await expect(saved(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(panel(page).getByText('bo@home.example')).toHaveCount(0);
  });
});

test.describe('the mailbox', () => {
  // Each with its own site: an account has one mailbox, and these tests remove it.
  test.beforeEach(async ({ page, freshSite }) => open(page, (await freshSite()).url));

  test('is shown, given up and connected again at the provider, and the address keeps nothing of it', async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 403/);
    await expect(mailbox(page).getByText('jonas.lind@northwind.example')).toBeVisible();
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await expect(mailbox(page).getByText('No mailbox connected.')).toBeVisible();
    await page.getByRole('button', { name: 'Get recent email' }).click();
    await expect(page.getByText('No mailbox is connected. Please connect one first.')).toBeVisible();
    await mailbox(page).getByRole('button', { name: 'Connect Gmail' }).click();
    await page.getByRole('button', { name: /Jonas Lind/ }).click();
    await expect(page).toHaveURL(/\/email-test$/);
    await expect(mailbox(page).getByText('jonas.lind@northwind.example')).toBeVisible();
    await page.getByRole('button', { name: 'Get recent email' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).not.toHaveValue('');
  });

  test('is covered by nothing, however long the result is and however far one has scrolled', { tag: '@both' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 700 });
    await page.getByRole('textbox', { name: 'Subject' }).fill('Your account');
    await page.getByRole('textbox', { name: 'Body' }).fill('Verify your account today.\n'.repeat(80));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(panel(page).locator('mark').first()).toBeVisible();
    for (const to of ['end', 'start'] as const) {
      await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), to === 'end');
      const boxes = await Promise.all([page.locator('.drop-zone').boundingBox(), mailbox(page).boundingBox()]);
      const [zone, section] = boxes.map((box) => box ?? { y: 0, height: 0 });
      const gap = (section?.y ?? 0) - (zone?.y ?? 0) - (zone?.height ?? 0);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(100);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await expect(mailbox(page).getByText('No mailbox connected.')).toBeVisible();
    await expect(mailbox(page).getByRole('heading', { name: 'Mailbox' })).toBeFocused();
  });

  test('leaves what is typed where it is while one is at the provider', async ({ page }) => {
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Half an email');
    await page.getByRole('textbox', { name: 'Body' }).fill('As far as\nI came');
    await mailbox(page).getByRole('button', { name: 'Connect Gmail' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(mailbox(page).getByText('because you cancelled')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half an email');
    await expect(page.getByRole('textbox', { name: 'Body' })).toHaveValue('As far as\nI came');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('email-test-draft');
    await page.reload();
    await expect(mailbox(page).getByRole('button', { name: 'Connect Gmail' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  });

  test('over IMAP needs a server name first, and a cancelled attempt leaves nothing', async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 422/);
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    const opener = mailbox(page).getByRole('button', { name: 'Connect with IMAP' });
    const dialog = page.getByRole('dialog', { name: 'Connect with IMAP' });
    const host = dialog.getByLabel('Mail server');
    const behind = () =>
      page.evaluate(() => {
        const { x, y, width } = document.body.getBoundingClientRect();
        return { x, y, width };
      });
    // Short enough for the page to scroll both ways.
    await page.setViewportSize({ width: 1280, height: 500 });
    await opener.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.evaluate(() => scrollBy({ top: -40, behavior: 'instant' }));
    const { width } = await behind();
    await opener.click();
    await expect(host).toBeFocused();
    const before = await behind();
    expect(before.y, 'scrolled').toBeLessThan(0);
    expect(before.width, 'the page is not wider without its scrollbar').toBe(width);
    const close = dialog.getByRole('button', { name: 'Close' });
    for (const target of [{ x: 5, y: 5 }, await centreOf(close)]) {
      await page.mouse.move(target.x, target.y);
      // The dialog scrolls first.
      for (const distance of [600, 600, -600, -600]) {
        await page.mouse.wheel(0, distance);
        await page.waitForTimeout(200);
        expect(await behind(), 'the page behind the dialog').toEqual(before);
      }
    }
    await close.focus();
    for (const key of ['PageDown', 'PageDown', 'PageUp', 'PageUp']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
      expect(await behind(), 'the page behind the dialog').toEqual(before);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByLabel('Encryption').selectOption('starttls');
    await expect(dialog.getByLabel('Port')).toHaveValue('143');
    await dialog.getByLabel('Port').fill('1143');
    await dialog.getByLabel('Encryption').selectOption('tls');
    await expect(dialog.getByLabel('Port')).toHaveValue('1143');
    await dialog.getByLabel('Username').fill('jonas');
    await dialog.getByLabel('App password').fill('secret');
    for (const wrong of ['https://imap.example.com', 'imap.example.com:993', 'localhost..']) {
      await host.fill(wrong);
      await dialog.getByRole('button', { name: 'Connect' }).click();
      await expect(host).toBeFocused();
      await expect(host).toHaveAccessibleDescription(/only the server name/);
    }
    await host.fill('imap.example.com');
    for (const wrong of ['', '0', '99999']) {
      await dialog.getByLabel('Port').fill(wrong);
      await dialog.getByRole('button', { name: 'Connect' }).click();
      await expect(dialog.getByLabel('Port')).toBeFocused();
      await expect(dialog.getByLabel('Port')).toHaveAccessibleDescription('Enter a port from 1 to 65535.');
      await expect(host).toHaveAccessibleDescription('');
    }
    await dialog.getByLabel('Port').fill('993');
    const message = 'The mail server did not accept this.';
    await page.route('**/mailbox/imap', (route) => route.fulfill({ status: 422, json: { message, code: 'X' } }));
    await host.fill('imap.example.com');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(message);
    for (const name of ['Mail server', 'Username', 'App password']) await dialog.getByLabel(name).fill('');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog.getByText(message)).toHaveCount(0);
    await expect(host).toHaveAccessibleDescription('Enter the name of your mail server.');
    await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(/Enter your username/);
    await expect(dialog.getByLabel('App password')).toHaveAccessibleDescription('Enter your app password.');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByText(message)).toHaveCount(0);
    const fill = async () => {
      await opener.click();
      await expect(dialog.getByLabel('App password')).toHaveValue('');
      await expect(dialog.getByText(message)).toHaveCount(0);
      await host.fill('imap.example.com');
      await dialog.getByLabel('Username').fill('jonas');
      await dialog.getByLabel('App password').fill('secret');
      await dialog.getByRole('button', { name: 'Connect' }).click();
    };
    // The handler added last runs first: the first call gets no answer.
    await page.route('**/mailbox/imap', () => undefined, { times: 1 });
    await fill();
    await expect(dialog.getByRole('button', { name: 'Connecting…' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(opener).toBeFocused();
    await fill();
    await expect(dialog.getByRole('alert')).toHaveText(message);
  });

  test('is left alone by somebody who unticks it, or cancels', async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 422/);
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await mailbox(page).getByRole('button', { name: 'Connect Gmail' }).click();
    await page.getByRole('checkbox', { name: 'read its mailbox' }).uncheck();
    await page.getByRole('button', { name: /Jonas Lind/ }).click();
    await expect(mailbox(page).getByText('didn’t allow us to read it')).toBeVisible();
    await mailbox(page).getByRole('button', { name: 'Connect Gmail' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(mailbox(page).getByText('because you cancelled')).toBeVisible();
    await expect(page).toHaveURL(/\/email-test$/);
  });

  test('that refuses our access asks to be reconnected', async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 403/);
    const json = {
      message: 'We no longer have access to your mailbox. Please connect it again.',
      code: 'MAILBOX_RECONNECT',
    };
    await page.route('**/emails', (route) => route.fulfill({ status: 403, json }));
    await page.route('**/mailbox', (route) =>
      route.fulfill({ json: { mailbox: { state: 'reconnect' }, offersGmail: true, offersMicrosoft: false } }),
    );
    await page.getByRole('button', { name: 'Get recent email' }).click();
    await expect(page.getByRole('status').filter({ hasText: json.message })).toBeVisible();
    await expect(mailbox(page).getByText('Access was revoked or expired')).toBeVisible();
    await expect(mailbox(page).getByRole('button', { name: 'Connect Gmail' })).toBeVisible();
  });
});

test.describe('over IMAP', () => {
  let dovecot: TestDovecot | string;
  test.beforeAll(async () => {
    dovecot = await dovecotOrReason();
  });
  test.afterAll(async () => {
    if (typeof dovecot !== 'string') await dovecot.stop();
  });

  test('a mailbox is connected by its app password, read and given up', async ({
    page,
    freshSite,
    allowConsoleError,
  }) => {
    test.skip(typeof dovecot === 'string', 'IMAP TEST SKIPPED: Dovecot is not installed');
    if (typeof dovecot === 'string') return;
    allowConsoleError(/status of 422/);
    dovecot.deliver(LUNCH);
    await open(page, (await freshSite()).url);
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await mailbox(page).getByRole('button', { name: 'Connect with IMAP' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect with IMAP' });
    await dialog.getByLabel('Mail server').fill('localhost');
    await dialog.getByLabel('Encryption').selectOption('starttls');
    await dialog.getByLabel('Port').fill(String(dovecot.port));
    await dialog.getByLabel('Username').fill(dovecot.user);
    await dialog.getByLabel('App password').fill('wrong');
    await dialog.getByLabel('App password').press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('didn’t accept this user name and password');
    await dialog.getByLabel('App password').fill(dovecot.password);
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog).toBeHidden();
    await expect(mailbox(page).getByText(`${dovecot.user} (IMAP)`)).toBeVisible();
    await expect(mailbox(page).getByRole('heading', { name: 'Mailbox' })).toBeFocused();
    await page.getByRole('button', { name: 'Get recent email' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Lunch');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(panel(page).getByText('bo@home.example').first()).toBeVisible();
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await expect(mailbox(page).getByText('No mailbox connected.')).toBeVisible();
  });

  test('the name of its sender checks is found, changed, confirmed and given up in the account', async ({
    page,
    freshSite,
  }) => {
    test.skip(typeof dovecot === 'string', 'IMAP TEST SKIPPED: Dovecot is not installed');
    if (typeof dovecot === 'string') return;
    test.slow();
    dovecot.empty();
    for (const domain of ['a.example', 'b.example', 'c.example']) {
      const results = `Authentication-Results: mx.northwind.example; dmarc=pass header.from=${domain}\r\n`;
      dovecot.deliver(delivered(results, domain));
    }
    const { url } = await freshSite();
    await open(page, url);
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await mailbox(page).getByRole('button', { name: 'Connect with IMAP' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect with IMAP' });
    await dialog.getByLabel('Mail server').fill('localhost');
    await dialog.getByLabel('Encryption').selectOption('starttls');
    await dialog.getByLabel('Port').fill(String(dovecot.port));
    await dialog.getByLabel('Username').fill(dovecot.user);
    await dialog.getByLabel('App password').fill(dovecot.password);
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`${url}/dashboard?view=account`);
    const checks = page.getByRole('region', { name: 'Sender checks' });
    await expect(checks).toContainText(
      'We found checks from mx.northwind.example in 3 of your latest 3 emails. Is this your mail server?',
    );
    await checks.getByRole('button', { name: 'Change' }).click();
    await checks.getByLabel('Server name').fill('https://mx2');
    await checks.getByRole('button', { name: 'Use this name' }).click();
    await expect(checks).toContainText('Enter a server name such as mx.example.com.');
    await checks.getByLabel('Server name').fill('MX2.northwind.example');
    await checks.getByRole('button', { name: 'Use this name' }).click();
    await expect(checks).toContainText('We use the checks from mx2.northwind.example.');
    await expect(checks.getByRole('heading')).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await checks.getByRole('button', { name: 'Don’t use' }).click();
    await expect(checks).toContainText('Off. We can’t verify senders in this mailbox.');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and nothing scrolls sideways, in every state, ${colorScheme}`, async ({
    page,
    freshSite,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, (await freshSite()).url);
    await saved(page).setInputFiles(asFile('Inbox.mbox', MBOX));
    await expect(page.getByRole('heading', { name: '2 emails found' })).toBeVisible();
    expect(await findings(page), 'emails found').toEqual([]);
    await saved(page).setInputFiles(asFile('note.txt', 'Dear diary'));
    await expect(saved(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await findings(page), 'a file refused').toEqual([]);
    await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
    await mailbox(page).getByRole('button', { name: 'Connect with IMAP' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page), 'the dialog').toEqual([]);
  });
}
