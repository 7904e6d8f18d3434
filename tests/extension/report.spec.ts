import type { BrowserContext, Page } from '@playwright/test';
import { PHISHING } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { GMAIL, serveMailSite } from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { expect, test } from './fixtures.ts';

const kept = (panel: Page) => panel.evaluate(() => chrome.storage.local.get('emailFeedbackData'));

test.beforeEach(async ({ panel, baseURL }) => {
  await panel.evaluate((origin) => chrome.storage.local.set({ siteOrigin: origin }), new URL(baseURL ?? '').origin);
});

/** Presses the panel's button for the phishing email, and waits for the tab that it opens. */
async function press(context: BrowserContext, panel: Page): Promise<Page> {
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  const opened = context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Report incorrect analysis' }).click();
  const page = await opened;
  // Presses before the page's script has loaded do nothing.
  await expect(page.getByText('Email content received.')).toBeVisible();
  return page;
}

test('a report goes through the real page, and is forgotten when it has arrived', async ({
  context,
  panel,
  recorder,
}) => {
  const page = await press(context, panel);
  expect(new URL(page.url()).hash).toBe('');
  expect(recorder.asked.filter(({ method, body }) => method !== 'GET' || body !== '')).toEqual([]);
  expect(recorder.asked.filter(({ url }) => /content|password/.test(url))).toEqual([]);
  await expect(page.getByRole('article')).toContainText(PHISHING.subject);
  expect(await kept(panel)).toMatchObject({
    emailFeedbackData: { content: expect.stringContaining(PHISHING.subject) },
  });
  await expect(panel.getByText('A report is open in another tab.')).toBeVisible();

  await page.getByRole('radio', { name: 'Missed a security concern' }).check();
  await page.getByRole('checkbox', { name: /consent/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
  const sent = recorder.asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/feedback']);
  const { emailContent } = JSON.parse(sent[0]?.body ?? '') as { emailContent: string };
  expect(emailContent).toContain('From: "Northwind IT Service Desk" <notice@account-desk.example>');
  expect(emailContent).toContain('https://portal.northwind.example.keep-login.example/verify');
  expect(emailContent).toContain('filename="invoice.pdf.exe"');
  await expect.poll(() => kept(panel)).toEqual({});
  await expect(panel.getByText('A report is open in another tab.')).toBeHidden();
});

test('a report that failed is kept, can be opened again, and is forgotten with its tab', async ({
  context,
  panel,
  recorder,
}) => {
  const page = await press(context, panel);
  recorder.refuse('/api/v1/feedback');
  await page.getByRole('radio', { name: 'Other issue' }).check();
  await page.getByRole('checkbox', { name: /consent/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').getByText('Closed for today.')).toBeVisible();
  expect(await kept(panel)).toHaveProperty('emailFeedbackData');

  await page.reload();
  await expect(page.getByText('No email content received.')).toBeVisible();
  await panel.getByRole('button', { name: 'Reopen report' }).click();
  await expect(page.getByText('Email content received.')).toBeVisible();
  await page.close();
  await expect.poll(() => kept(panel)).toEqual({});
});

test('a report can be discarded', async ({ context, panel }) => {
  await press(context, panel);
  await panel.getByRole('button', { name: 'Discard report' }).click();
  await expect.poll(() => kept(panel)).toEqual({});
});

test('a report is forgotten by its own success only, and no other takes its place', async ({
  context,
  panel,
  baseURL,
}) => {
  await press(context, panel);
  const { emailFeedbackData: before } = await kept(panel);
  const other = await context.newPage();
  await other.goto(`${baseURL}/feedback`);
  await other.evaluate(() => dispatchEvent(new Event('letterlock:report-arrived')));
  await other.close();
  await context
    .pages()
    .find((page) => page.url() === GMAIL.opened)
    ?.bringToFront();
  await panel.getByRole('button', { name: 'Report incorrect analysis' }).click();
  await expect(panel.getByText('Another report is open.')).toBeVisible();
  await panel.waitForTimeout(300);
  expect(await kept(panel)).toEqual({ emailFeedbackData: before });
});

test('a report whose tab is gone is opened in another', async ({ context, panel, baseURL }) => {
  await panel.evaluate(() =>
    chrome.storage.local.set({ emailFeedbackData: { content: 'Subject: x', tabId: 999_999 } }),
  );
  const opened = context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Reopen report' }).click();
  await expect((await opened).getByText('Email content received.')).toBeVisible();
  expect(new URL((await opened).url()).origin).toBe(new URL(baseURL ?? '').origin);
});

test('an email that is not in UTF-8 is reported as it was read', async ({ context, panel }) => {
  const head = 'From: a@northwind.example\r\nSubject: x\r\nContent-Type: text/plain; charset=iso-8859-1\r\n';
  const buffer = Buffer.from(`${head}Content-Transfer-Encoding: 8bit\r\n\r\nDie Größe ist fünf.`, 'latin1');
  const blank = await context.newPage();
  await blank.goto('about:blank');
  await panel.getByLabel('Saved email').setInputFiles({ name: 'a.eml', mimeType: 'message/rfc822', buffer });
  await expect(panel.getByRole('article')).toContainText('Die Größe ist fünf.');
  const opened = context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Report incorrect analysis' }).click();
  await expect((await opened).getByRole('article')).toContainText('Die Größe ist fünf.');
});

test('no page’s script of ours can read what is kept', async ({ context, panel, options }) => {
  expect(options.url()).toContain('options.html');
  await serveMailSite(context, GMAIL, PHISHING);
  await (await context.newPage()).goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  const read = await panel.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    const func = () =>
      chrome.storage.local.get().then(
        () => 'read',
        () => 'refused',
      );
    const [found] = await chrome.scripting.executeScript({ target: { tabId: tab?.id ?? 0 }, func });
    return found?.result;
  });
  expect(read).toBe('refused');
});
