import type { BrowserContext, Page } from '@playwright/test';
import { PHISHING } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import {
  type FakeMailSite,
  GMAIL,
  OUTLOOK,
  serveMailSite,
} from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { signIn } from '../e2e/signed-in.ts';
import { expect, test } from './fixtures.ts';
import type { Recorder } from './recorder.ts';

const ORIGINAL = [
  'Received: from out.account-desk.example by mx.northwind.example; Thu, 19 Nov 2026 07:40:31 +0000',
  `From: "${PHISHING.name}" <${PHISHING.address}>`,
  'To: maren.vogel@northwind.example',
  'Subject: As it was received',
  'Message-ID: <8c1d.44021@account-desk.example>',
  '',
  'Confirm your password: https://keep-login.example/verify',
].join('\r\n');

test.beforeEach(async ({ panel, context, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  await panel.evaluate((siteOrigin) => chrome.storage.local.set({ siteOrigin }), origin);
  await signIn(await context.newPage(), origin);
});

async function press(context: BrowserContext, panel: Page, site: FakeMailSite): Promise<Page> {
  const mail = await context.newPage();
  await mail.goto(site.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  const opened = context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Open in Letterlock' }).click();
  return opened;
}

/** The emails sent for analysis. */
function analysed({ asked }: Recorder): string[] {
  return asked.filter(({ url }) => url.endsWith('/analyses')).map(({ body }) => body);
}

test('the whole message is taken from Gmail, and analysed when the person presses Analyse', async ({
  context,
  panel,
  recorder,
}) => {
  await serveMailSite(context, GMAIL, PHISHING);
  await context.route('**/*view=att*', (route) =>
    route.fulfill({ contentType: 'message/rfc822', body: ORIGINAL, headers: { 'content-disposition': 'attachment' } }),
  );
  const page = await press(context, panel, GMAIL);
  await expect(page.getByText('As it was received')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(analysed(recorder)).toEqual([]);
  await page.getByRole('button', { name: 'Analyse “As it was received”' }).click();
  await expect.poll(() => analysed(recorder)).toEqual([ORIGINAL]);
  const answer = page.getByRole('region', { name: 'API RESPONSE' });
  await expect(answer.getByRole('article')).toContainText('As it was received');
  await expect(answer.locator('.seal')).toBeVisible();
});

test('where the site gives no message out, what was read is handed over', async ({ context, panel }) => {
  await serveMailSite(context, OUTLOOK, PHISHING);
  const page = await press(context, panel, OUTLOOK);
  await expect(panel.getByText('Opened without its headers')).toBeVisible();
  await page.getByRole('button', { name: `Analyse “${PHISHING.subject}”` }).click();
  const answer = page.getByRole('region', { name: 'API RESPONSE' });
  await expect(answer.locator('.seal')).toContainText('Dangerous');
  await expect(answer.locator('mark').first()).toBeVisible();
});

test('an address without an email says so and sends nothing', async ({ context, recorder, baseURL }) => {
  const page = await context.newPage();
  await page.goto(`${baseURL}/email-test#message=%20%20`);
  await expect(page.getByText(/Email from the browser extension/).first()).toBeVisible();
  expect(analysed(recorder)).toEqual([]);
});
