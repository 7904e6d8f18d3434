import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { violations } from './accessibility-scan.ts';
import { type FakeItem, repair, select, serveOffice, setBackground } from './fake-office.ts';
import { expect, test } from './fixtures.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../src/features/demo-provider/emails/${name}.eml`, import.meta.url), 'utf8');
const [PHISHING, RECEIPT] = [read('mailbox-full'), read('coffee-receipt')];

const FORM = '<form action="https://portal.northwind.example.keep-login.example/verify"><input type="password"></form>';
/** The parts that Outlook hands out one by one. */
const INVOICE: FakeItem = {
  subject: 'Your invoice',
  from: { displayName: 'Northwind Billing', emailAddress: 'billing@account-desk.example' },
  to: [{ displayName: 'Maren Vogel', emailAddress: 'maren.vogel@northwind.example' }],
  headers: [
    'Received: from mail.account-desk.example (203.0.113.9)\r\n\tby mx.northwind.example; Thu, 26 Nov 2026 09:12:00 +0000',
    'From: Northwind Billing <billing@account-desk.example>',
    'To: maren.vogel@northwind.example',
    'Subject: Your invoice',
    'Message-ID: <1@account-desk.example>',
    'Content-Type: multipart/mixed; boundary="of-the-sender"',
    '',
  ].join('\r\n'),
  html: '<p>Dear user, your invoice is attached. Confirm your password within 24 hours, or your account will be suspended.</p>',
  attachments: [
    {
      id: 'a1',
      name: 'login.html',
      size: FORM.length,
      attachmentType: 'file',
      isInline: false,
      content: { content: btoa(FORM), format: 'base64' },
    },
    {
      id: 'a2',
      name: 'Terms.docx',
      size: 20_000,
      attachmentType: 'cloud',
      isInline: false,
      content: { content: 'https://northwind-my.sharepoint.example/terms', format: 'url' },
    },
  ],
};

const verdict = (page: Page) => page.locator('.verdict-line strong');
const partial = (page: Page) => page.getByText('Outlook gave us only part of this email.');

test('the whole email is judged in the pane, and nothing is sent', { tag: '@both' }, async ({ page }) => {
  await serveOffice(page, { mailbox: 14, items: [{ subject: 'x', source: PHISHING }] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.resourceType()}`));
  await page.goto('/outlook-add-in?_host_Info=Outlook$Web$16.01$en-US');
  await expect(verdict(page)).toHaveText('Dangerous');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/password/i);
  await expect(page.getByText('What to do now')).toBeVisible();
  await expect(page.getByRole('article').locator('mark').first()).toBeVisible();
  await expect(page.getByText('Nothing is stored or sent, and you don’t need an account.')).toBeVisible();
  await expect(partial(page)).toHaveCount(0);
  expect(asked.filter((one) => !/^GET (?:document|script|font|image|manifest|other)$/.test(one))).toEqual([]);
});

test('a pinned pane follows the selected email, and keeps the focus where it is', async ({ page }) => {
  const items = [{ subject: 'x', source: PHISHING }, { subject: 'x', source: RECEIPT }, null];
  await serveOffice(page, { mailbox: 14, items });
  await page.goto('/outlook-add-in');
  await expect(verdict(page)).toHaveText('Dangerous');
  await select(page, 1);
  await expect(verdict(page)).toHaveText('No threats found');
  await expect(page.locator('h1')).not.toBeFocused();
  await select(page, 2);
  await expect(page.getByRole('heading', { name: 'Open an email to check it here.' })).toBeVisible();
  await select(page, 0);
  await expect(verdict(page)).toHaveText('Dangerous');
});

test('the mailbox’s own server tells whether the sender is real', async ({ page }) => {
  await serveOffice(page, { mailbox: 14, items: [{ subject: 'x', source: RECEIPT }], accountType: 'gmail' });
  await page.goto('/outlook-add-in');
  await expect(verdict(page)).toHaveText('No threats found');
  await expect(page.getByRole('main')).not.toContainText('couldn’t verify the sender');
});

test('an email that is read slowly does not replace the next one’s verdict', async ({ page }) => {
  const slow = { subject: 'x', source: PHISHING, delay: 800 };
  await serveOffice(page, { mailbox: 14, items: [{ subject: 'x', source: RECEIPT }, slow] });
  await page.goto('/outlook-add-in');
  await expect(verdict(page)).toHaveText('No threats found');
  await select(page, 1);
  await expect(page.getByRole('heading', { name: 'Checking this email…' })).toBeVisible();
  await select(page, 0);
  await expect(verdict(page)).toHaveText('No threats found');
  await page.waitForTimeout(1200);
  await expect(verdict(page)).toHaveText('No threats found');
});

test('an older Outlook hands over headers, text and files, and what is missing is named', async ({ page }) => {
  await serveOffice(page, { mailbox: 8, items: [INVOICE] });
  await page.goto('/outlook-add-in');
  await expect(verdict(page)).toHaveText('Dangerous');
  await expect(page.getByRole('article')).toContainText('login.html');
  await expect(page.locator('.margin-note').filter({ hasText: 'login.html' }).first()).toBeVisible();
  await expect(partial(page)).toBeVisible();
  await expect(page.getByText('We didn’t get the contents of its files: Terms.docx.')).toBeVisible();
  await expect(page.getByText('We didn’t get its headers')).toHaveCount(0);
});

test('the oldest Outlook has neither headers nor contents of files: both are named', async ({ page }) => {
  await serveOffice(page, { mailbox: 5, items: [INVOICE] });
  await page.goto('/outlook-add-in');
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('billing@account-desk.example');
  await expect(page.getByText('We didn’t get its headers, which show who really sent it.')).toBeVisible();
  await expect(page.getByText('We didn’t get the contents of its files: login.html, Terms.docx.')).toBeVisible();
  await page.getByText('What we couldn’t check').click();
  await expect(page.getByText('The headers, which show the email’s route, weren’t provided.')).toBeVisible();
});

test('where the whole email fails, its parts are read', async ({ page }) => {
  await serveOffice(page, { mailbox: 14, items: [INVOICE] });
  await page.goto('/outlook-add-in');
  await expect(verdict(page)).toHaveText('Dangerous');
  await expect(partial(page)).toBeVisible();
});

test('an email that Outlook can’t read is not called safe, and can be checked again', async ({ page }) => {
  await serveOffice(page, { mailbox: 14, items: [{ subject: 'x' }] });
  await page.goto('/outlook-add-in');
  await expect(page.getByRole('heading', { name: 'We couldn’t read this email.' })).toBeVisible();
  await repair(page, 0, { subject: 'x', source: RECEIPT });
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(verdict(page)).toHaveText('No threats found');
  await expect(page.locator('h1')).toBeFocused();
});

for (const [what, fail] of [
  ['load', (route: Route) => route.abort()],
  ['start', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'postMessage({isLoaded:false})' })],
] as const) {
  test(`an engine that doesn’t ${what} is tried again`, { tag: '@both' }, async ({ page, allowConsoleError }) => {
    allowConsoleError(/ERR_FAILED/);
    await serveOffice(page, { mailbox: 14, items: [{ subject: 'x', source: PHISHING, delay: 300 }] });
    let isBroken = true;
    await page.route(/check-email\.worker[^/]*\.js$/, (route) => (isBroken ? fail(route) : route.continue()));
    await page.goto('/outlook-add-in');
    await expect(page.getByRole('heading', { name: 'Letterlock couldn’t load.' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(verdict(page)).toHaveText('Dangerous');
    await expect(page.locator('h1')).toBeFocused();
  });
}

test('an encrypted email is not called safe', async ({ page }) => {
  const source = [
    'From: Odile <odile@northwind.example>',
    'To: maren.vogel@northwind.example',
    'Subject: Minutes',
    'MIME-Version: 1.0',
    'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"',
    'Content-Transfer-Encoding: base64',
    '',
    'MIAGCSqGSIb3DQEHA6CAMIACAQAxggGPMIIBiwIBADBz',
    '',
  ].join('\r\n');
  await serveOffice(page, { mailbox: 14, items: [{ subject: 'Minutes', source }] });
  await page.goto('/outlook-add-in');
  await expect(page.getByRole('heading', { name: 'We couldn’t check this encrypted email.' })).toBeVisible();
});

test('an appointment is not an email', async ({ page }) => {
  await serveOffice(page, { mailbox: 14, items: [{ itemType: 'appointment', subject: 'Lunch' }] });
  await page.goto('/outlook-add-in');
  await expect(page.getByRole('heading', { name: 'Open an email to check it here.' })).toBeVisible();
});

test('the pane is as dark as Outlook, whatever the system is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await serveOffice(page, { mailbox: 14, items: [{ subject: 'x', source: RECEIPT }], background: '#262626' });
  await page.goto('/outlook-add-in');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await setBackground(page, '#FFFFFF');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('without Microsoft’s script the pane says what is missing', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED .*office\.js/);
  await page.route('https://appsforoffice.microsoft.com/**', (route) => route.abort());
  await page.goto('/outlook-add-in');
  await expect(page.getByRole('heading', { name: 'We couldn’t connect to Outlook.' })).toBeVisible();
});

test('opened in a browser it leads to the manifest and to the guide', async ({ page }) => {
  await serveOffice(page, { mailbox: 0, items: [], host: null });
  await page.goto('/outlook-add-in');
  await expect(page.getByRole('heading', { name: 'This page works inside Outlook.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the manifest' })).toHaveAttribute(
    'href',
    '/outlook-add-in/manifest.xml',
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'How to install it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Outlook');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a pane of 320 px, ${colorScheme}: axe finds nothing, and nothing scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await serveOffice(page, { mailbox: 8, items: [INVOICE, { subject: 'x' }, null] });
    await page.goto('/outlook-add-in');
    for (const width of [320, 450, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(verdict(page)).toBeVisible();
      expect(await violations(page), `at ${width} px`).toEqual([]);
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways(), `at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    for (const index of [1, 2]) {
      await select(page, index);
      await expect(page.getByRole('heading', { level: 1, name: /couldn’t read|Open an email/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('a reader gets to everything with the keyboard, and the logo opens a window of its own', async ({ page }) => {
  await serveOffice(page, { mailbox: 8, items: [INVOICE] });
  await page.goto('/outlook-add-in');
  await expect(verdict(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Letterlock' });
  await expect(logo).toBeFocused();
  await expect(logo).toHaveAttribute('target', '_blank');
  const summary = page.locator('summary', { hasText: 'What we couldn’t check' });
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    if (await summary.evaluate((it) => it === document.activeElement)) break;
  }
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('We couldn’t verify the sender').last()).toBeVisible();
});
