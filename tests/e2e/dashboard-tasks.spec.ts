import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ical, { type VEvent } from 'node-ical';
import { fraud } from '../support/scan-emails.ts';
import { dueDay, taskEmail } from '../support/task-email.ts';
import { findings } from './accessibility-scan.ts';
import { deliver, navigation, startScanning } from './demo-mail.ts';
import { expect, test } from './fixtures.ts';
import type { FreshSite } from './fresh-site.ts';
import { signIn } from './signed-in.ts';

const JONAS = 'jonas.lind@northwind.example';

const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A site of its own, whose scanned mailbox holds a message that asks for something. */
async function openTasks(page: Page, site: FreshSite, emails: Record<string, string>) {
  for (const [name, source] of Object.entries(emails)) deliver(site, JONAS, name, source);
  await signIn(page, site.url, 'demo-jonas-lind');
  await page.goto(`${site.url}/dashboard`);
  await startScanning(page);
  await navigation(page).getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tasks' })).toBeFocused();
}

/** Waits for what the scanning, which goes on by itself, has found by now. */
async function expectSuggestions(page: Page, count: number) {
  await expect(async () => {
    await page.reload();
    await expect(suggestions(page)).toHaveCount(count, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

async function eventsIn(download: Download): Promise<VEvent[]> {
  return eventsOf(await readFile(await download.path(), 'utf8'));
}

function eventsOf(text: string): VEvent[] {
  return Object.values(ical.sync.parseICS(text)).filter((entry): entry is VEvent => entry?.type === 'VEVENT');
}

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/status of 404.*\/404$/);
  test.setTimeout(120_000);
});

test('a reminder is accepted, done, and opened in a calendar file', async ({ page, freshSite }) => {
  const site = await freshSite();
  await openTasks(page, site, { asks: taskEmail('a'), fraud: fraud('b') });
  await expectSuggestions(page, 1);
  const suggestion = suggestions(page).first();
  await expect(suggestion.getByRole('blockquote')).toContainText('please send me the final figures by');
  await expect(suggestion.getByRole('link', { name: 'Figures a' })).toHaveAttribute('href', /view=scans&scan=/);
  await expect(page.getByText('No tasks.')).toBeVisible();

  await button(page, /^Accept: Send me the final figures/i).click();
  await expect(page.getByRole('heading', { name: 'Suggestions' })).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
  const later = page.getByRole('listitem').filter({ hasText: 'Send me the final figures' });
  await expect(later).toHaveCount(1);

  const saving = page.waitForEvent('download');
  await button(page, /^Download as \.ics: /).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('letterlock-task.ics');
  const [event, ...others] = await eventsIn(saved);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ summary: 'Due: Send me the final figures', datetype: 'date', alarms: [{}] });
  expect(event?.start.toLocaleDateString('sv')).toBe(dueDay());

  await page.getByRole('checkbox', { name: /^Done: / }).check();
  await expect(group(page, 'Done')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Done: / })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Done: / })).toBeChecked();
});

test('a suggestion is edited, or dismissed and taken back', async ({ page, freshSite }) => {
  const site = await freshSite();
  await openTasks(page, site, { a: taskEmail('a', dueDay(10)), b: taskEmail('b', dueDay(12)) });
  await expectSuggestions(page, 2);
  await button(page, /^Dismiss: /)
    .first()
    .click();
  await expect(suggestions(page)).toHaveCount(1);
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(suggestions(page)).toHaveCount(2);
  await expect(suggestions(page).first()).toContainText('Figures a');

  await button(page, /^Edit: /)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Day')).toHaveValue(dueDay(10));
  await dialog.getByLabel('What').fill('');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByLabel('What')).toBeFocused();
  await expect(dialog.getByLabel('What')).toHaveAccessibleDescription('Please say what is to be done.');
  await dialog.getByLabel('What').fill('Call Jonas');
  await dialog.getByLabel('Day').fill(dueDay(0));
  await dialog.getByLabel('Time').fill('23:59');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(group(page, 'Today')).toContainText('Call Jonas');
  await expect(group(page, 'Today')).toContainText('11:59 PM');
});

test('own tasks are added, changed and deleted by keyboard', async ({ page, freshSite }) => {
  const site = await freshSite();
  await openTasks(page, site, {});
  await button(page, 'Add a task').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What')).toBeFocused();
  await page.keyboard.type('Water the plants');
  await page.getByLabel('Day').fill(dueDay(-2));
  await page.keyboard.press('Enter');
  await expect(group(page, 'Overdue')).toContainText('Water the plants');

  await button(page, /^Edit: Water/).press('Enter');
  await page.getByLabel('What').fill('Water <b>all</b> plants');
  await page.keyboard.press('Enter');
  await expect(group(page, 'Overdue')).toContainText('Water <b>all</b> plants');

  await button(page, /^Delete: Water/).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No tasks.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your tasks' })).toBeFocused();
});

test('a calendar subscribes at a private address until it is revoked', async ({ page, request, freshSite }) => {
  const site = await freshSite();
  await openTasks(page, site, { asks: taskEmail('a') });
  await expectSuggestions(page, 1);
  await button(page, /^Accept: /).click();
  await button(page, 'Make a calendar address').click();
  const address = await page.getByLabel('Your calendar address').inputValue();
  expect(address).toMatch(new RegExp(`^${site.url}/calendar/[\\w-]{43}\\.ics$`));
  await expect(page.getByText('No calendar has asked yet.')).toBeVisible();

  const feed = await request.get(address);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(eventsOf(await feed.text())).toMatchObject([{ summary: 'Due: Send me the final figures' }]);
  const { etag = '' } = feed.headers();
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);

  await page.reload();
  await expect(page.getByText('A calendar asked last on')).toBeVisible();
  await expect(page.getByLabel('Your calendar address')).toBeHidden();
  await button(page, 'Revoke').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(button(page, 'Make a calendar address')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('the view is accessible at every width', async ({ page, freshSite }) => {
  const site = await freshSite();
  await openTasks(page, site, {
    a: taskEmail('a'),
    b: taskEmail('Supercalifragilistic'.repeat(8), dueDay(12)),
  });
  await expectSuggestions(page, 2);
  await button(page, /^Accept: /)
    .first()
    .click();
  await button(page, 'Make a calendar address').click();
  await expect(page.getByLabel('Your calendar address')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
