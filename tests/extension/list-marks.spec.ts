import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PHISHING, PLAIN } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { GMAIL, OUTLOOK, serveMailSite } from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { expect, test } from './fixtures.ts';

const rows = (mail: Page) => mail.locator('[role="row"], [role="option"][data-convid]');
const marks = (mail: Page) => mail.getByRole('img', { name: 'Letterlock: dangerous', includeHidden: true });
const rowOf = (mail: Page, words: string) => rows(mail).filter({ hasText: words });

for (const site of [GMAIL, OUTLOOK]) {
  test(`${site.name}: an email that was found dangerous is marked in the list, and no other`, async ({
    context,
    panel,
  }) => {
    await serveMailSite(context, site, PHISHING);
    const mail = await context.newPage();
    await mail.goto(site.address);
    await expect(rows(mail)).toHaveCount(2);
    await expect(marks(mail)).toHaveCount(0);
    await mail.goto(site.opened);
    await expect(panel.locator('.seal')).toContainText('Dangerous');
    await expect(marks(mail)).toHaveCount(1);
    const row = rowOf(mail, PHISHING.subject);
    const mark = row.locator('[data-letterlock-mark]');
    await expect(mark).toBeVisible();
    expect(await mark.evaluate(({ shadowRoot }) => shadowRoot?.textContent)).toBe('Dangerous');
    await expect(row).toHaveAccessibleDescription('Letterlock: dangerous');
    await expect(rowOf(mail, 'Minutes of Tuesday').locator('[data-letterlock-mark]')).toHaveCount(0);
  });

  test(`${site.name}: marks are there without the panel, after a reload and on rows that the site draws again`, async ({
    context,
    panel,
  }) => {
    await serveMailSite(context, site, PHISHING);
    const mail = await context.newPage();
    await mail.goto(site.opened);
    await expect(marks(mail)).toHaveCount(1);
    await panel.close();
    await mail.goto(site.address);
    await mail.reload();
    await expect(marks(mail)).toHaveCount(1);
    await mail.evaluate(() => {
      const row = [...document.querySelectorAll('[role="row"], [role="option"]')].find((it) =>
        it.querySelector('[data-letterlock-mark]'),
      );
      const copy = row?.cloneNode(true) as Element;
      copy.querySelector('[data-letterlock-mark]')?.remove();
      row?.replaceWith(copy);
    });
    await expect(marks(mail)).toHaveCount(1);
  });

  test(`${site.name}: a row that is used for another email loses its mark`, async ({ context, panel }) => {
    await serveMailSite(context, site, PHISHING);
    const mail = await context.newPage();
    await mail.goto(site.opened);
    await expect(panel.locator('.seal')).toContainText('Dangerous');
    await expect(marks(mail)).toHaveCount(1);
    await mail.evaluate(() => {
      const row = document.querySelector('[data-letterlock-mark]')?.closest('[role="row"], [role="option"]');
      for (const element of [row, ...(row?.querySelectorAll('*') ?? [])]) {
        if (element?.hasAttribute('data-convid')) element.setAttribute('data-convid', 'AAQk9');
        if (element?.hasAttribute('data-thread-id')) element.setAttribute('data-thread-id', '#thread-f:9');
        if (element?.hasAttribute('data-legacy-thread-id')) element.setAttribute('data-legacy-thread-id', '9');
      }
    });
    await expect(marks(mail)).toHaveCount(0);
    await expect(mail.locator('[aria-describedby]')).toHaveCount(0);
  });

  test(`${site.name}: a harmless email is not marked`, async ({ context, panel }) => {
    await serveMailSite(context, site, PLAIN);
    const mail = await context.newPage();
    await mail.goto(site.opened);
    await expect(panel.locator('.seal')).toContainText('No threats found');
    await mail.waitForTimeout(500);
    await expect(mail.locator('[data-letterlock-mark]')).toHaveCount(0);
    expect(await panel.evaluate(() => chrome.storage.local.get('listMarks'))).toEqual({});
  });

  test(`${site.name}: rows are found without any class name, and the list has no accessibility fault`, async ({
    context,
    panel,
  }) => {
    await serveMailSite(context, site, PHISHING);
    const mail = await context.newPage();
    await mail.goto(site.opened);
    await expect(panel.locator('.seal')).toContainText('Dangerous');
    const renamed = await context.newPage();
    await serveMailSite(context, site, PHISHING, (page) => page.replace(/ class="[^"]*"/g, ''));
    await renamed.goto(site.address);
    await expect(marks(renamed)).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page: renamed })
      .setLegacyMode(true)
      .include('[data-letterlock-mark]')
      .analyze();
    expect(violations).toEqual([]);
  });
}

test('Gmail: a row is known by the newer of its ids too', async ({ context, panel }) => {
  await serveMailSite(context, GMAIL, PHISHING, (page) =>
    page.replace(/(thread-f:\{\{decimal\}\}") data-legacy-thread-id="\{\{id\}\}"/, '$1'),
  );
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await expect(marks(mail)).toHaveCount(1);
});

test('an email can’t draw a row that is marked', async ({ context, panel }) => {
  const body = `<div role="row"><span data-legacy-thread-id="18f0000000000002">Row</span></div>${PHISHING.body}`;
  await serveMailSite(context, GMAIL, { ...PHISHING, body });
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await expect(marks(mail)).toHaveCount(1);
  await expect(mail.locator('.a3s [data-letterlock-mark]')).toHaveCount(0);
});

test('marks can be forgotten and switched off, and no request is sent for them', async ({
  context,
  options,
  panel,
  recorder,
}) => {
  await serveMailSite(context, OUTLOOK, PHISHING);
  const mail = await context.newPage();
  await mail.goto(OUTLOOK.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await expect(marks(mail)).toHaveCount(1);
  await options.getByRole('button', { name: 'Forget marks' }).click();
  await expect(options.getByText('Marks forgotten.')).toBeVisible();
  await expect(marks(mail)).toHaveCount(0);
  expect(await options.evaluate(() => chrome.storage.local.get('listMarks'))).toEqual({});
  await options.getByLabel(/in the message list/).uncheck();
  await mail.reload();
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await mail.waitForTimeout(500);
  await expect(marks(mail)).toHaveCount(0);
  await options.getByLabel(/in the message list/).check();
  await mail.goto(OUTLOOK.address);
  await mail.goto(OUTLOOK.opened);
  await expect(marks(mail)).toHaveCount(1);
  expect(recorder.asked).toEqual([]);
});
