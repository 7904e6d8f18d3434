import { readSelectedMarkup } from '../../src/extension/selection.ts';
import { PHISHING } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { GMAIL, serveMailSite } from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { expect, test, writtenOn } from './fixtures.ts';

const SOURCE = [
  'From: "Northwind IT" <notice@account-desk.example>',
  'Subject: Your mailbox password expires today',
  'Message-ID: <8c1d.44021@account-desk.example>',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Confirm your password within 24 hours: <a href="https://portal.northwind.example.keep-login.example/v">https://portal.northwind.example</a></p>',
].join('\r\n');

test.beforeEach(async ({ panel, context }) => {
  const blank = await context.newPage();
  await blank.goto('about:blank');
  await expect(panel.getByRole('heading', { name: 'No email found on this page.' })).toBeVisible();
});

test('a saved email is examined with its headers', async ({ panel }) => {
  await panel
    .getByLabel('Saved email')
    .setInputFiles({ name: 'a.eml', mimeType: 'message/rfc822', buffer: Buffer.from(SOURCE) });
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await expect(panel.getByRole('article')).toContainText('notice@account-desk.example');
});

test('a dropped file is examined, and one that is no email is refused', async ({ panel }) => {
  const drop = (name: string, content: string) =>
    panel.evaluate(
      ([file = '', text = '']) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], file));
        document.querySelector('.drop-zone')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      },
      [name, content],
    );
  await drop('notes.txt', 'Milk, bread, walnuts.');
  await expect(panel.getByRole('alert').getByText('This isn’t a saved email.')).toBeVisible();
  await drop('a.eml', SOURCE);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
});

test('pasted source is read as a message, pasted text as text', async ({ panel }) => {
  const text = panel.getByLabel('Email text or source');
  await text.fill(SOURCE);
  await panel.getByRole('button', { name: 'Check text' }).click();
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await expect(panel.locator('.verdict-conclusion')).toBeFocused();
  await panel.getByText('Check another email').click();
  await text.fill('Shall we have lunch on Thursday at half past twelve, by the river? I will bring the walnut bread.');
  await panel.getByRole('button', { name: 'Check text' }).click();
  await expect(panel.getByRole('article')).toContainText('walnut bread');
});

test('a selection is handed over once, with its links', async ({ panel }) => {
  const html =
    'Confirm your password within 24 hours: <a href="https://portal.northwind.example.keep-login.example/v">https://portal.northwind.example</a>';
  const select = (windowId: number | undefined) =>
    panel.evaluate(
      ([markup, id]) => chrome.storage.session.set({ selection: { text: 'Confirm', html: markup, windowId: id } }),
      [html, windowId] as const,
    );
  const window = await panel.evaluate(async () => (await chrome.windows.getCurrent()).id);
  await select((window ?? 0) + 1);
  await panel.waitForTimeout(200);
  await expect(panel.getByRole('article')).toHaveCount(0);
  await select(window);
  await expect(panel.locator('.margin-note').filter({ hasText: 'keep-login.example' }).first()).toBeVisible();
  await expect.poll(() => panel.evaluate(() => chrome.storage.session.get())).toEqual({});
});

test('what is selected on a page is read with its links, and nothing beside it', async ({ context }) => {
  const page = await context.newPage();
  await page.setContent(
    '<p>Before</p><p id="a">Confirm <a href="https://keep-login.example/v">here</a></p><p>After</p>',
  );
  expect(await page.evaluate(readSelectedMarkup)).toBe('');
  await page.locator('#a').selectText();
  expect(await page.evaluate(readSelectedMarkup)).toBe('Confirm <a href="https://keep-login.example/v">here</a>');
});

test('reading a selection loads no picture that was not shown', async ({ context, recorder, baseURL }) => {
  const page = await context.newPage();
  const body =
    '<p>Confirm <b>here</b></p><div style="height: 30000px"></div><img loading="lazy" src="/pixel.png"><p>After</p>';
  await page.route('**/long', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${baseURL}/long`);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  expect(await page.evaluate(readSelectedMarkup)).toContain('<p>Confirm <b>here</b></p>');
  await page.waitForTimeout(300);
  expect(recorder.asked.filter(({ url }) => url.endsWith('pixel.png'))).toEqual([]);
});

test('a file that was brought stays while tabs are looked at, and until another email is opened', async ({
  context,
  panel,
  baseURL,
}) => {
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await panel.getByText('Check another email').click();
  const buffer = Buffer.from(SOURCE.replace(/^Subject: .+$/m, 'Subject: Brought'));
  await panel.getByLabel('Saved email').setInputFiles({ name: 'a.eml', mimeType: 'message/rfc822', buffer });
  const subject = panel.locator('.sheet-subject');
  await expect(subject).toContainText('Brought');
  const other = await context.newPage();
  await other.goto(`${baseURL}/terms-of-service`);
  await mail.bringToFront();
  await panel.waitForTimeout(500);
  await expect(subject).toContainText('Brought');
  await mail.evaluate(() => {
    location.hash = '#inbox';
  });
  await panel.waitForTimeout(300);
  await mail.goBack();
  await expect.poll(() => writtenOn(subject)).toBe(PHISHING.subject);
});

test('text that is being typed stays when another tab is looked at', async ({ context, panel }) => {
  await panel.getByLabel('Email text or source').fill('Half of it');
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await panel.getByText('Check another email').click();
  await expect(panel.getByLabel('Email text or source')).toHaveValue('Half of it');
});
