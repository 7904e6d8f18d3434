import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CONTRACT, editedContract } from '../engines/comparison/contract.ts';
import { makeDocx } from '../support/make-docx.ts';
import { makePdf, setPages } from '../support/make-pdf.ts';
import { expect, test } from './fixtures.ts';

const FILLER = Array.from(
  { length: 200 },
  (_, index) =>
    `Annex item ${index + 1}. The carton of size ${index + 3} holds sheets of ${60 + index} grams for the press of hall ${index % 7}.`,
);
const OLD = {
  name: 'contract-2025.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf(setPages([...CONTRACT, ...FILLER])),
};
const NEW = { name: 'contract-2026.docx', mimeType: '', buffer: makeDocx({ body: [...editedContract(), ...FILLER] }) };

async function unlock(page: Page) {
  await page.goto('/compare-tool');
  await page.getByLabel('Password').fill('letterlock');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Document Attachment Comparison Tool' })).toBeFocused();
}

const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Documents').setInputFiles(files);

test('the gate: a wrong password is refused, a reload locks again, and there is a way home', async ({ page }) => {
  await page.goto('/compare-tool');
  const empty = page.waitForEvent('dialog');
  const unlocked = page.getByRole('button', { name: 'Unlock' }).click();
  expect((await empty).message()).toBe('Incorrect password. Try again.');
  await (await empty).accept();
  await unlocked;
  const alerted = page.waitForEvent('dialog');
  await page.getByLabel('Password').fill('wrong');
  const pressed = page.getByRole('button', { name: 'Unlock' }).click();
  const dialog = await alerted;
  expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Incorrect password. Try again.']);
  await dialog.accept();
  await pressed;
  await unlock(page);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat().join())).not.toMatch(
    /compare|lock/,
  );
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('files add up, show their size and can be removed; two are needed', async ({ page }) => {
  await unlock(page);
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect(page.getByText('Upload at least two files to compare.')).toBeVisible();
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await choose(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(1536)) });
  await expect(page.getByText('1.50 KB')).toBeVisible();
  const alerted = page.waitForEvent('dialog');
  const pressed = compare.click({ force: true });
  const dialog = await alerted;
  expect(dialog.message()).toBe('Please upload at least two files for comparison.');
  await dialog.accept();
  await pressed;
  await choose(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('second') });
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(compare).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Remove a.txt' }).first().click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('0.01 KB')).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel('Documents').click()]);
  expect(chooser.isMultiple()).toBe(true);
  expect(await page.getByLabel('Documents').getAttribute('accept')).toBe('.pdf,.docx,.txt');
});

test('the changed account of a 30-page contract is found by keyboard alone', async ({ page }) => {
  await unlock(page);
  await choose(page, OLD, NEW);
  await page.getByRole('button', { name: 'Compare', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText('Account number');
  await expect(first).toContainText('GB29 NWBK 6016 1331 9268 19');
  await expect(first).toContainText('LT12 1000 0111 0100 1000');
  await expect(first).toBeInViewport();
  // Past the heading's three buttons to the first fact's.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(first.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Change \d+ of \d+: changed$/)).toBeInViewport();
  await expect(page.locator('ins', { hasText: 'LT12 1000 0111 0100 1000' }).last()).toBeInViewport();
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await expect(page.locator('ins', { hasText: 'LT12 1000 0111 0100 1000' }).last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the result: texts, explanations, folded sameness, changes in turn, downloads, and back', {
  tag: '@both',
}, async ({ page }) => {
  await unlock(page);
  await choose(page, OLD, NEW);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Similarities' })).toBeVisible();
  await expect(
    page.getByText(/^contract-2026\.docx compared with contract-2025\.pdf: \d+ passages changed, \d+ added/),
  ).toBeVisible();
  const explanations = page.getByRole('region', { name: 'Explanations' }).getByRole('listitem');
  await expect(explanations).toHaveCount(2);
  await expect(explanations.first()).toContainText(/contract-2025\.pdf\s*[\d,]+ words/);

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);

  const side = page.getByRole('region', { name: 'Side by side' });
  await expect(side.getByText('38 changes')).toBeVisible();
  await side.getByRole('button', { name: 'Next change' }).click();
  await expect(side.getByText('Change 1 of 38: changed')).toBeVisible();
  await side.getByRole('button', { name: 'Previous change' }).click();
  await expect(side.getByText(/Change 38 of 38/)).toBeVisible();
  const folded = side.getByRole('button', { name: /^Show \d+ unchanged paragraphs$/ }).last();
  await folded.click();
  await expect(side.locator('.documents-row:focus')).toHaveCount(1);
  await expect(side.getByText(FILLER[150] ?? '').last()).toBeVisible();

  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(report.suggestedFilename()).toBe('contract-2025 and contract-2026, compared.html');
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(json.suggestedFilename()).toBe('contract-2025 and contract-2026, compared.json');

  // The keys work wherever the focus is.
  await page.getByRole('heading', { name: 'Results' }).click();
  await page.keyboard.press('n');
  await expect(side.getByText('Change 1 of 38: changed')).toBeVisible();

  await page.getByRole('button', { name: 'Back to uploads' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Results' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Files' })).toBeFocused();
});

test('a file that cannot be compared is named, and a comparison that fails says so', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/attachment-compare/);
  await unlock(page);
  const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: makePdf([[]]) };
  await choose(page, OLD, NEW, scan);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('scan.pdf has no extractable text.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to uploads' }).click();
  await page.getByRole('button', { name: 'Remove contract-2025.pdf' }).click();
  await page.getByRole('button', { name: 'Remove scan.pdf' }).click();
  await choose(page, { name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no such thing') });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Failed to compare documents. Please try again.')).toBeVisible();
  await expect(page.getByText(/photo\.pdf is not a PDF/)).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('comparing can be cancelled, and the files stay', async ({ page }) => {
  await unlock(page);
  const heavy = (name: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(
      Array.from({ length: 400_000 }, (_, index) => `w${(index * 7919 + name.length) % 9973}`).join(' '),
    ),
  });
  await choose(page, heavy('one.txt'), heavy('three.txt'));
  const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/attachment-compare'));
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await gone;
  await expect(compare).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Failed to compare documents.')).toHaveCount(0);
  // The server has stopped, too: it takes the next comparison.
  await page.getByRole('button', { name: 'Remove one.txt' }).click();
  await page.getByRole('button', { name: 'Remove three.txt' }).click();
  await choose(page, OLD, NEW);
  await compare.click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
});

test('a file of another type is pointed out at once, and another can be made the first', async ({ page }) => {
  await unlock(page);
  await choose(page, OLD, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') }, NEW);
  await expect(page.getByRole('listitem').nth(1)).toContainText('Not a PDF, Word (.docx) or text file');
  await page.getByRole('button', { name: 'Make contract-2026.docx first' }).click();
  await expect(page.getByRole('listitem').first()).toContainText('contract-2026.docx');
});

test('on a narrow phone both wordings of a change are seen beneath the bar', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await unlock(page);
  await choose(page, OLD, NEW);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toBeInViewport();
  await first.getByRole('button').click();
  const bar = await page.locator('.change-bar').boundingBox();
  const old = await page.locator('del', { hasText: 'GB29 NWBK' }).last().boundingBox();
  const now = await page.locator('ins', { hasText: 'LT12 1000' }).last().boundingBox();
  expect(bar?.height).toBeLessThan(90);
  expect(old?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect((now?.y ?? 0) + (now?.height ?? 0)).toBeLessThan(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('of three files each of the others can be looked at beside the first', async ({ page }) => {
  await unlock(page);
  const text = (name: string, amount: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`The rent of the hall is ${amount} a month, due on the first.`),
  });
  await choose(page, text('one.txt', 'EUR 800'), text('two.txt', 'EUR 900'), text('three.txt', 'EUR 950'));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('EUR 900');
  await page.getByLabel('Compare one.txt with').selectOption({ label: 'three.txt (1 change)' });
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('EUR 950');
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(page.getByText('Change 1 of 1: changed')).toBeVisible();
  await page.getByLabel('Compare one.txt with').selectOption({ label: 'two.txt (1 change)' });
  await expect(page.getByRole('status').getByText('1 change')).toBeVisible();
});
