import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './accessibility-scan.ts';
import { expect, test } from './fixtures.ts';

const SOURCE = readFileSync(new URL('../../src/content/sample-emails/changed-account.eml', import.meta.url), 'utf8');
const TEXT = 'Dear user,\n\nConfirm your password within 24 hours: http://203.0.113.7/login';

const field = (page: Page) => page.getByLabel('Paste an email');
const check = (page: Page) => page.getByRole('button', { name: 'Check email' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const samples = (page: Page) => page.getByRole('group', { name: 'Choose a sample email' });
const fileField = (page: Page) => page.getByLabel('Choose a file');

/** Holds the form's scripts back until they are released. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route('**/TryItScript*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('loads nothing of itself before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /client|react|TryIt/i.test(url))).toEqual([]);
  await field(page).focus();
  await expect.poll(() => scripts.filter((url) => /TryIt/.test(url)).length).toBeGreaterThan(0);
});

test('a pasted text shows at once what is wrong and what to do', { tag: '@both' }, async ({ page }) => {
  await field(page).fill(TEXT);
  await check(page).click();
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(result(page).getByText('Dangerous')).toBeInViewport();
  await expect(result(page).getByText('What to do now')).toBeInViewport();
  await expect(result(page).getByRole('list', { name: 'Findings' }).getByRole('listitem').first()).toBeVisible();
  await expect(result(page)).toContainText('We saw only the text.');
  await expect(samples(page)).toBeHidden();
  await expect(field(page)).toHaveValue(TEXT);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length), 'kept in the browser').toBe(0);
  expect(page.url()).not.toContain('password');
  expect(await violations(page)).toEqual([]);
});

test('a pasted source is checked with its headers', async ({ page }) => {
  await field(page).fill(SOURCE);
  await check(page).click();
  await expect(result(page)).toContainText('billing@a1der-supplies.example');
  await expect(result(page)).toContainText('Not the sender you know');
  await expect(result(page)).not.toContainText('We saw only the text.');
});

test('a source is shown as it was pasted', async ({ page }) => {
  const pasted = 'From: Ada <ada@plum.example>\nDate: Fri, 20 Nov 2026 12:10:00 +0100\nSubject: Lunch\n\nAt noon?';
  await field(page).fill(pasted);
  await check(page).click();
  await result(page).getByText('Headers', { exact: true }).click();
  await expect(result(page).getByText('3 headers', { exact: true })).toBeVisible();
  await expect(result(page)).toContainText('Fri, 20 Nov 2026 12:10:00 +0100');
});

test('text from right to left is typed and read from there', async ({ page }) => {
  await field(page).fill('שלום, אשרו את הסיסמה');
  await expect(field(page)).toHaveCSS('direction', 'rtl');
});

test('a whole email is shown as it was sent, with its headers', { tag: '@both' }, async ({ page }) => {
  const html = [
    'From: Ada <ada@plum.example>',
    'Subject: Lunch',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<h1>Lunch</h1><p>Shall we meet <b>at noon</b>?</p>',
  ].join('\r\n');
  await fileField(page).setInputFiles({ name: 'lunch.eml', mimeType: 'message/rfc822', buffer: Buffer.from(html) });
  await expect(result(page).frameLocator('iframe').getByRole('heading', { name: 'Lunch' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await result(page).getByText('Headers', { exact: true }).click();
  await expect(result(page)).toContainText('ada@plum.example');
});

test('a sample, then another email', { tag: '@both' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(result(page).getByText('Dangerous')).toBeVisible();
  await expect(field(page)).toHaveValue(/parcel/);
  await page.getByRole('button', { name: 'Check another email' }).click();
  await expect(result(page)).toHaveCount(0);
  await expect(samples(page)).toBeAttached();
  await expect(field(page)).toBeFocused();
});

test('a chosen file is checked, and the same one again', async ({ page }) => {
  const file = { name: 'invoice.eml', mimeType: 'message/rfc822', buffer: Buffer.from(SOURCE) };
  for (let time = 0; time < 2; time += 1) {
    await fileField(page).setInputFiles(file);
    await expect(result(page)).toContainText('a1der-supplies.example');
    await page.getByRole('button', { name: 'Check another email' }).click();
  }
});

test('a press before the form is alive is done when it is', { tag: '@both' }, async ({ page }) => {
  const release = await holdScripts(page);
  await field(page).fill(TEXT);
  await check(page).click();
  await expect(result(page)).toHaveCount(0);
  release();
  await expect(result(page).getByText('Dangerous')).toBeVisible();
  await expect(field(page)).toHaveValue(TEXT);
});

test('a file dropped anywhere before the form is alive is checked', async ({ page }) => {
  const release = await holdScripts(page);
  const transfer = await page.evaluateHandle((source) => {
    const data = new DataTransfer();
    data.items.add(new File([source], 'invoice.eml', { type: 'message/rfc822' }));
    return data;
  }, SOURCE);
  for (const name of ['dragover', 'drop']) await page.dispatchEvent('#pricing', name, { dataTransfer: transfer });
  release();
  await expect(result(page)).toContainText('a1der-supplies.example');
});

test('an empty form says what is missing, beneath its field', async ({ page }) => {
  await check(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Paste an email first/);
  await field(page).fill(TEXT);
  await check(page).click();
  await expect(result(page)).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription('');
});

test('a form whose script fails to load says so beneath its field, and tries again', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/TryItScript/);
  const failure = page.getByText('This part of the page didn’t load.', { exact: false });
  let asked = 0;
  await page.route('**/TryItScript*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await field(page).fill(TEXT);
  await expect(failure, 'before anything is asked for').toBeHidden();
  await check(page).click();
  await expect(failure).toBeVisible();
  const [above, own, below] = await Promise.all(
    [field(page), failure, check(page)].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect([above, own, below].toSorted((a = 0, b = 0) => a - b)).toEqual([above, own, below]);
  const askedBefore = asked;
  for (const part of [field(page), check(page), failure, field(page)]) await part.hover();
  await field(page).focus();
  await page.waitForTimeout(200);
  expect(asked, 'requested without a press').toBe(askedBefore);
  await expect(page.locator('body > script[src*=TryItScript]')).toHaveCount(0);
  await page.unroute('**/TryItScript*.js');
  await check(page).click();
  await expect(result(page).getByText('Dangerous')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('what was pressed without a connection is done once it is back', { tag: '@both' }, async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await context.setOffline(true);
  await field(page).fill(TEXT);
  await check(page).click();
  await expect(page.getByText('This part of the page didn’t load.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(result(page).getByText('Dangerous')).toBeVisible();
});

test('the text is still there after Back', async ({ page }) => {
  await field(page).fill(TEXT);
  await check(page).click();
  await result(page).getByRole('link', { name: 'Check every email automatically' }).click();
  await expect(page).toHaveURL(/register/);
  await page.goBack();
  await expect(field(page)).toHaveValue(TEXT);
  await check(page).click();
  await expect(result(page).getByText('Dangerous')).toBeVisible();
});

test('the hero is in one view: the form, the whole email, its seal and short notes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const radio of await samples(page).getByRole('radio').all()) {
    await radio.check({ force: true });
    for (const part of ['.email .sheet', '.email .seal', '.try-form']) {
      await expect(page.locator(part).locator('visible=true')).toBeInViewport({ ratio: 1 });
    }
    const notes = await page
      .locator('.email .margin-note')
      .locator('visible=true')
      .evaluateAll((all) => all.map((note) => ({ ...note.getBoundingClientRect().toJSON() })));
    expect(notes).toHaveLength(3);
    for (const { width, height } of notes) {
      expect(width).toBeGreaterThanOrEqual(240);
      expect(height, 'two lines').toBeLessThan(62);
    }
  }
});

test('the seal is on the second screen of a phone', { tag: '@phone' }, async ({ page }) => {
  const seal = await page.locator('.email .seal').first().boundingBox();
  expect((seal?.y ?? 0) + (seal?.height ?? 0)).toBeLessThan(2 * 844);
});
