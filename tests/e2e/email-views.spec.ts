import type { FrameLocator, Locator, Page } from '@playwright/test';
import { laidOutEmail } from '../support/laid-out-email.ts';
import { makeQrPng } from '../support/make-files.ts';
import { violations } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

const view = (page: Page, name: string) => page.getByRole('group', { name: 'Show email' }).getByRole('radio', { name });
const laidOut = (page: Page): FrameLocator => page.frameLocator('iframe[title="Email as sent"]');
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show email' }).getByText(name, { exact: true }).click();

const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC';
const COLOURED = `From: a@b.example\r\nSubject: Colours\r\nMessage-Id: <3@b.example>\r\nContent-Type: text/html\r\n
<style>.sheet { background: white !important }</style>
<img src="data:image/png;base64,${RED}" width="40" height="40" alt="Logo"><table width="100%">
<tr><td style="background-color: rgb(255, 255, 255)">In a style</td></tr>
<tr><td bgcolor="#FFF"><font color="#333333">In an attribute</font></td></tr>
<tr><td class="sheet">In a rule</td></tr></table>`;

/** The colour drawn near the right edge, where there are no words. */
async function colourOf(page: Page, element: Locator): Promise<number[]> {
  const bytes = [...(await element.screenshot())];
  return page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(png)]));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 6 - bitmap.width, -bitmap.height / 2);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, bytes);
}

async function open(page: Page, baseURL: string | undefined, source = laidOutEmail('Your account is suspended')) {
  await signIn(page, baseURL ?? '');
  await page.goto('/email-test');
  await islandsReady(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'email.eml', mimeType: 'message/rfc822', buffer: Buffer.from(source) });
  await expect(page.getByRole('group', { name: 'Show email' })).toBeVisible();
}

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));

test('an email is shown as its sender laid it out, and nothing of it runs, loads or leads away', {
  tag: '@both',
}, async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      elsewhere.push(request.url());
  });
  await open(page, baseURL);
  const email = laidOut(page);
  await expect(email.getByText('Dear customer,')).toBeVisible();
  const address = page.url();
  const button = email.getByRole('link', { name: /^Log in to PayPal/ });
  await expect(button).toHaveCSS('background-color', 'rgb(0, 112, 186)');
  await expect(button).toHaveAttribute('title', 'http://paypal.com.account-verify.example/login');
  await button.click({ force: true });
  await expect(email.getByText('paypal.com.account-verify.example').first()).toBeVisible();
  await expect(email.getByRole('img', { name: 'Logo', exact: true })).toHaveAttribute(
    'src',
    /^data:image\/png;base64,/,
  );
  await expect(email.getByRole('img', { name: 'Remote picture, not loaded: Banner' })).toBeVisible();
  await expect(page.getByText('3 remote pictures not loaded')).toBeVisible();
  await expect(email.locator('script, iframe, svg, form, input, link, meta[http-equiv]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Email test/);
  expect(page.url()).toBe(address);
  expect(page.frames()).toHaveLength(2);
  expect(elsewhere).toEqual([]);
});

test('findings are marked in the layout, and lead to the list and back', { tag: '@both' }, async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL);
  const number = laidOut(page)
    .getByRole('link', { name: /^Findings? / })
    .first();
  await expect(number).toBeVisible();
  await expect(number).toHaveAccessibleName(/^Findings? [\d, ]+: “.+”$/);
  await number.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#analysed-email-note-\d+$/);
  const note = page.locator('.margin-note:target');
  await expect(note).toBeInViewport();
  await expect(note.locator('summary')).toBeFocused();
  await note.getByRole('link', { name: 'Show in the email' }).click();
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
  await page.getByText(/^Show all \d+ findings$/).click();
  const marks = laidOut(page).locator('ll-mark[data-minor]');
  if ((await marks.count()) > 0) await expect(marks.first()).toHaveCSS('text-decoration-line', 'underline');
});

test('a QR code is covered until it is asked for', { tag: '@both' }, async ({ page, baseURL }) => {
  const png = makeQrPng('https://login.pay-fee.example/confirm').toString('base64');
  const source = `From: a@b.example\r\nSubject: Scan me\r\nMessage-Id: <4@b.example>\r\nContent-Type: text/html\r\n\r\n
<p>Scan this code to keep your account.</p><img src="data:image/png;base64,${png}" width="160" height="160" alt="">
<a href="https://login.pay-fee.example/"><img src="data:image/png;base64,${png}" width="160" height="160" alt="Pay"></a>`;
  await open(page, baseURL, source);
  const email = laidOut(page);
  const cover = email.getByRole('button', { name: 'QR code covered. Show it', exact: true });
  const linked = email.getByRole('button', { name: 'QR code covered. Show it: Pay', exact: true });
  await expect(cover).toBeVisible();
  await expect(email.locator('img')).toHaveCount(0);
  await expect(email.getByRole('link').getByRole('button'), 'a button in a link').toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  for (const [button, name] of [
    [cover, 'QR code'],
    [linked, 'Pay'],
  ] as const) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(email.getByRole('img', { name, exact: true })).toBeFocused();
    await expect(button).toHaveCount(0);
  }
  expect(await violations(page)).toEqual([]);
});

test('the view is chosen by keyboard and remembered', async ({ page, baseURL }) => {
  await open(page, baseURL);
  await view(page, 'As sent').focus();
  await page.keyboard.press('ArrowRight');
  await expect(view(page, 'Text')).toBeChecked();
  await expect(page.getByRole('article').locator('mark').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Route' })).toBeVisible();
  await page.reload();
  await open(page, baseURL);
  await expect(view(page, 'Headers')).toBeChecked();
});

test('headers tell the way, the checks and all fields', { tag: '@both' }, async ({ page, baseURL }) => {
  await open(page, baseURL);
  await choose(page, 'Headers');
  const sheet = page.getByRole('article');
  const checks = sheet.getByRole('table');
  await expect(checks).toContainText('The server 192.0.2.7 may send for mailer.example.');
  await expect(checks).toContainText('The From address isn’t confirmed by paypa1-secure.example.');
  await expect(checks).toContainText('Unconfirmed');
  const hops = sheet.getByRole('region', { name: 'Route' }).getByRole('listitem');
  await expect(hops).toHaveCount(3);
  await expect(hops.nth(0)).toContainText('out.mailer.example');
  await expect(hops.nth(1)).toContainText('The time goes back.');
  for (const hop of await hops.all()) {
    await expect(hop).toContainText('Unconfirmed');
    await expect(hop).toContainText(/UTC|GMT/);
  }
  await expect(hops.nth(2)).toContainText('1 s later');
  const search = sheet.getByRole('searchbox', { name: 'Search headers' });
  await search.fill('message-id');
  await expect(sheet.getByText(/^1 of \d+ headers$/)).toBeVisible();
  await search.fill('nowhere');
  await expect(sheet.getByText('No header contains this.')).toBeVisible();
  await search.fill('');
  await sheet.getByRole('button', { name: 'Show raw' }).click();
  await expect(sheet.getByText(/Subject: Your account is suspended\n/)).toBeVisible();
});

test('a long header is shortened, and not there twice once it is opened', async ({ page, baseURL }) => {
  const value = `v=1; a=rsa-sha256; ${'b=abcdefgh '.repeat(30)}`.trim();
  const headers = `From: a@b.example\r\nSubject: Hello\r\nMessage-Id: <4@b.example>\r\nX-Signature: ${value}\r\n`;
  await open(page, baseURL, `${headers}\r\nHow are you?`);
  await choose(page, 'Headers');
  const header = page.getByRole('definition').filter({ hasText: 'rsa-sha256' });
  const start = header.getByText('v=1; a=rsa-sha256;');
  await expect(header.locator('summary')).toHaveText(/^v=1; a=rsa-sha256; .+…$/);
  await header.locator('summary').click();
  await expect(header.locator('summary')).toHaveText('Show less');
  expect((await header.innerText()).split('rsa-sha256')).toHaveLength(2);
  await header.locator('summary').click();
  await expect(start.first()).toBeVisible();
  await expect(header.locator('summary')).toHaveText(/…$/);
});

test('attachments are listed with what they are and what was found in them', async ({ page, baseURL }) => {
  await open(page, baseURL);
  const files = page.getByRole('region', { name: '2 attachments' });
  await expect(files).toContainText('Program, sent as application/pdf');
  await expect(files).toContainText('Its content is not what its name says.');
  await files.getByRole('link', { name: 'Disguised program' }).click();
  await expect(page.locator('.margin-note:target')).toContainText('Disguised program');
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('the colours of an email are darkened and its pictures are not, unless the colours are wanted as they are', {
    tag: '@both',
  }, async ({ page, baseURL }) => {
    await open(page, baseURL, COLOURED);
    const email = laidOut(page);
    const logo = email.getByRole('img', { name: 'Logo', exact: true });
    const cells = ['In a style', 'In an attribute', 'In a rule'].map((words) =>
      email.locator('td', { hasText: words }),
    );
    await expect(logo).toBeVisible();
    expect(await colourOf(page, logo)).toEqual([255, 0, 0]);
    for (const cell of cells) {
      const [red = 255, green, blue] = await colourOf(page, cell);
      expect([red < 60, green, blue]).toEqual([true, red, red]);
    }
    await page.getByRole('checkbox', { name: 'Original colours' }).check();
    for (const cell of cells) expect(await colourOf(page, cell)).toEqual([255, 255, 255]);
    await page.getByRole('checkbox', { name: 'Original colours' }).uncheck();
    expect(await colourOf(page, logo)).toEqual([255, 0, 0]);
  });

  test('links and the numbers of findings can be read on a darkened email', async ({ page, baseURL }) => {
    await open(page, baseURL);
    await expect(page.getByRole('checkbox', { name: 'Original colours' })).not.toBeChecked();
    const lightness = (element: Locator, property: 'color' | 'backgroundColor') =>
      element.evaluate((it, name) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(it)[name])?.[1]), property);
    const link = laidOut(page).getByRole('link', { name: 'www.paypal.com' });
    expect(await lightness(link, 'color')).toBeGreaterThan(0.7);
    const number = laidOut(page).locator('ll-number').first();
    expect(await lightness(number, 'backgroundColor')).toBeGreaterThan(0.7);
    expect(await lightness(number, 'color')).toBeLessThan(0.3);
  });

  test('an email that is dark by design stays as it is', async ({ page, baseURL }) => {
    const html = '<body style="background:#101418;color:#eee"><p>Your night edition.</p></body>';
    const headers = 'From: a@b.example\r\nSubject: Night\r\nMessage-Id: <2@b.example>\r\nContent-Type: text/html\r\n';
    await open(page, baseURL, `${headers}\r\n${html}`);
    await expect(laidOut(page).getByText('Your night edition.')).toBeVisible();
    expect(await colourOf(page, laidOut(page).getByText('Your night edition.'))).toEqual([16, 20, 24]);
    await expect(page.getByRole('checkbox', { name: 'Original colours' })).toHaveCount(0);
  });
});

test('an email that is only text is shown as text', async ({ page, baseURL }) => {
  await open(page, baseURL, 'From: a@b.example\r\nSubject: Hello\r\nMessage-Id: <1@b.example>\r\n\r\nHow are you?');
  await expect(view(page, 'As sent')).toHaveCount(0);
  await expect(view(page, 'Text')).toBeChecked();
  await expect(page.getByRole('article')).toContainText('How are you?');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing and nothing scrolls sideways, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('in any view', { tag: '@both' }, async ({ page, baseURL }) => {
      await open(page, baseURL);
      for (const name of ['As sent', 'Text', 'Headers']) {
        await choose(page, name);
        await expect(view(page, name)).toBeChecked();
        expect(await violations(page), name).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, name).toBeLessThanOrEqual(0);
      }
    });
  });
}
