import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { findings, violations } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { ask, scannedMailbox } from './scanned-mailbox.ts';
import { signIn } from './signed-in.ts';

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/(?:404|r\/[\w-]+)$/));

const HOSTILE = [
  'From: "Maren <script>alert(1)</script> Vogel" <maren.vogel@foxglove.example>',
  'Reply-To: finance-desk@gmail.com',
  'To: Jonas Keller <jonas.keller@northwind.example>',
  'Subject: Urgent: new bank details </title><img src=x onerror=alert(1)> for Jonas Keller',
  '',
  'Dear Jonas, pay 4,850.00 EUR to our new account DE89370400440532013000 today. Do not call me.',
  'Confirm: http://foxglove.example.pay-now.example/confirm?user=jonas.keller or https://192.0.2.7/x',
].join('\n');
const PERSONAL = /Vogel|Jonas|Keller|DE89/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this verdict' });
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'What others will see' });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** The number and severity of each finding; the texts are edited for sharing. */
const notesIn = (notes: Element[]) =>
  notes.map((note) => [note.querySelector('.note-number')?.textContent, note.querySelector('.note-number')?.className]);

async function tryIt(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Paste an email').fill(HOSTILE);
  await page.getByRole('button', { name: 'Check email' }).click();
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Share verdict' }).click();
  await expect(preview(page)).toBeVisible();
}

async function createdLink(page: Page): Promise<string> {
  await inDialog(page, 'Copy link').click();
  await expect(dialog(page).getByRole('status')).toContainText('Works until');
  return dialog(page).getByLabel('Link', { exact: true }).inputValue();
}

/** Another visitor, whose browser runs no scripts. */
async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

test('the preview shows what others will see, without anything personal, and its quotes can be left out', {
  tag: '@both',
}, async ({ page }) => {
  await tryIt(page);
  const numbered = (within: Locator) => within.locator('.margin-note').evaluateAll(notesIn);
  expect(await numbered(preview(page))).toEqual(await numbered(page.getByRole('region', { name: 'Result' })));
  await expect(dialog(page)).toContainText(/We replaced .*names/);
  await expect(preview(page)).toContainText('new bank details');
  expect(await preview(page).innerText()).not.toMatch(PERSONAL);
  expect(await violations(page)).toEqual([]);
  await dialog(page)
    .getByRole('checkbox', { name: /quotes/ })
    .uncheck();
  await expect(preview(page)).toContainText('Subject not shared');
  await expect(preview(page)).not.toContainText('new bank details');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share verdict' })).toBeFocused();
});

test('a link is read without scripts, by anyone, until it is revoked with its private link', {
  tag: '@both',
}, async ({ page, browser }) => {
  await tryIt(page);
  const url = await createdLink(page);
  const revoke = await dialog(page).getByLabel('Private link').inputValue();
  const other = await visitor(browser);
  const answer = await other.goto(url);
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': /noindex/, 'referrer-policy': 'no-referrer' });
  await expect(other.getByRole('heading', { level: 1, name: 'Shared verdict' })).toBeVisible();
  await expect(other.getByText('Dangerous')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Findings' }).getByRole('listitem').first()).toBeVisible();
  await expect(other.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await other.goto(revoke);
  await expect(other.getByRole('heading', { name: 'Revoke the shared link?' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  await other.getByRole('button', { name: 'Revoke link' }).dblclick();
  await expect(other.getByRole('heading', { name: 'Link revoked' })).toBeVisible();
  expect((await other.goto(url))?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await other.context().close();
});

test('the same email shared again offers its first link, without an account too', async ({ page }) => {
  await tryIt(page);
  const url = await createdLink(page);
  await inDialog(page, 'Done').click();
  await page.getByRole('button', { name: 'Share verdict' }).click();
  await expect(dialog(page)).toContainText('You already share this email.');
  await inDialog(page, 'Revoke it').click();
  await expect(dialog(page).getByRole('status').first()).toHaveText('Link revoked. It no longer works.');
  await expect(inDialog(page, 'Copy link')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});

test('a hostile email runs nothing on the page and gives it no links', async ({ page }) => {
  await tryIt(page);
  const url = await createdLink(page);
  await page.goto(url);
  await expect(page.getByText('Dangerous')).toBeVisible();
  await expect(page.locator('img, iframe, script[src^="http"]')).toHaveCount(0);
  const hosts = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host));
  expect(new Set(hosts)).toEqual(new Set([new URL(url).host]));
  const text = await page.content();
  expect(text).not.toMatch(PERSONAL);
  expect(text).not.toMatch(/pay-now\.example|gmail\.com/);
  expect(await findings(page)).toEqual([]);
});

test('it prints on one sheet, with every finding and its quotes', async ({ page }) => {
  await tryIt(page);
  const [printed] = await Promise.all([page.waitForEvent('popup'), inDialog(page, 'Print or save as PDF').click()]);
  await expect(printed.getByRole('heading', { level: 1, name: 'Shared verdict' })).toBeVisible();
  await printed.emulateMedia({ media: 'print' });
  await expect(printed.getByText('No link to the sender’s site')).toBeVisible();
  await expect(printed.locator('.quotation').first()).toBeVisible();
  await expect(printed.getByRole('button')).toHaveCount(0);
  const pdf = (await printed.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a printout that fails says why, not that a link is gone', async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 400/);
  expect((await page.goto('/r/print'))?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t show this page now');
  await expect(page.getByText('Open the preview again and print from there.')).toBeVisible();
});

test('the signed statement is downloaded from the preview and from the page', async ({ page }) => {
  await tryIt(page);
  const [fromPreview] = await Promise.all([page.waitForEvent('download'), inDialog(page, 'Download JSON').click()]);
  const url = await createdLink(page);
  await page.goto(url);
  const [fromPage] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the signed statement' }).click(),
  ]);
  const [one, other] = [await fromPreview.path(), await fromPage.path()].map((path) => readFileSync(path, 'utf8'));
  expect(one).toBe(other);
  expect(Object.keys(JSON.parse(one ?? ''))).toEqual(['payload', 'protected', 'signature']);
  expect(fromPage.suggestedFilename()).toBe('letterlock-verdict.json');
});

test('a scan and a tested email are shared from an account, which lists and revokes them', async ({
  page,
  freshSite,
}) => {
  const { url: site, clear } = await scannedMailbox(page, freshSite, { hostile: HOSTILE });
  try {
    const { scans } = await ask<{ scans: { id: string; subject: string }[] }>(page, 'GET', '/api/v1/scans');
    const scan = scans.find(({ subject }) => subject.includes('new bank details'));
    await page.goto(`${site}/dashboard?view=scans&scan=${scan?.id}`);
    await expect(page.getByText('Asks you to hurry')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Asks you to hurry')).toBeVisible();
    await expect(page.getByText(/^Show all \d+ findings$/)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to scans' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Share verdict' }).click();
    await expect(preview(page)).toContainText('The whole email, in its mailbox');
    expect(await preview(page).innerText()).not.toMatch(/DE89/);
    const ofScan = await createdLink(page);
    await expect(dialog(page).getByLabel('Private link')).toHaveCount(0);
    await inDialog(page, 'Done').click();

    await page.getByRole('button', { name: 'Share verdict' }).click();
    await expect(dialog(page)).toContainText('You already share this email.');
    await expect(inDialog(page, 'Copy a new link')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await inDialog(page, 'Use this link').click();
    await expect(dialog(page).getByLabel('Link', { exact: true })).toHaveValue(ofScan);
    await inDialog(page, 'Done').click();

    await page.goto(`${site}/email-test`);
    await islandsReady(page);
    await page.getByLabel('Subject').fill('Lunch');
    await page.getByLabel('Body').fill('Shall we meet at noon?');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Share verdict' }).click();
    await expect(preview(page)).toContainText('Only its text');
    await createdLink(page);
    await inDialog(page, 'Revoke link').click();
    await expect(dialog(page).getByRole('status')).toContainText('Link revoked.');
    await inDialog(page, 'Done').click();

    await page.goto(`${site}/dashboard?view=account`);
    const section = page.getByRole('region', { name: 'Shared verdicts', exact: true });
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('listitem')).toContainText('maren.vogel@foxglove.example');
    await expect(section.getByRole('link', { name: scan?.subject ?? '', exact: true })).toBeVisible();
    expect((await page.request.get(ofScan)).status()).toBe(200);
    await section.getByRole('button', { name: /^Revoke/ }).click();
    await expect(section).toContainText('No links.');
    await expect(section.getByRole('heading')).toBeFocused();
    expect((await page.request.get(ofScan)).status()).toBe(404);
  } finally {
    clear();
  }
});

test('the preview says when it could not be made, and tries again', async ({ page, allowConsoleError, baseURL }) => {
  allowConsoleError(/status of 503/);
  await signIn(page, baseURL ?? '');
  await page.goto('/email-test');
  await islandsReady(page);
  await page.route('**/api/v1/statements', (route) =>
    route.fulfill({ status: 503, json: { message: 'We’re busy.', code: 'BUSY' } }),
  );
  await page.getByLabel('Subject').fill('Lunch');
  await page.getByLabel('Body').fill('Shall we meet at noon?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Share verdict' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('We’re busy.');
  await page.unroute('**/api/v1/statements');
  await inDialog(page, 'Try again').click();
  await expect(preview(page)).toBeVisible();
});
