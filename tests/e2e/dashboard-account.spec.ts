import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { MONITOR_CONSENT } from '../../src/features/scans/contract.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { ask } from './scanned-mailbox.ts';
import { signIn } from './signed-in.ts';

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));

const JONAS = 'jonas.lind@northwind.example';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const mailbox = (page: Page) => section(page, 'Mailbox');
const scanning = (page: Page) => section(page, 'Scanning');
const usual = (page: Page) => section(page, 'Your normal patterns');
const myData = (page: Page) => section(page, 'My data');

async function openAccount(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/dashboard?view=account`);
  await islandsReady(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
}

/** Switches scanning on and waits until the whole mailbox is scanned. */
async function scanAll(page: Page): Promise<void> {
  await scanning(page).getByRole('button', { name: 'Agree and start scanning' }).click();
  await expect(scanning(page)).toContainText(/On\. You agreed on .* [1-9]\d* emails scanned\./, {
    timeout: 20_000,
  });
}

/** Every value in every row of the site's database. */
function storedRows(data: string): Record<string, unknown[][]> {
  const db = new DatabaseSync(join(data, 'letterlock.db'), { readOnly: true });
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all();
  const rows = tables.map(({ name }) => {
    const values = db.prepare(`select * from "${name}"`).all();
    return [String(name), values.map((row) => Object.values(row))] as const;
  });
  db.close();
  return Object.fromEntries(rows.filter(([name]) => !name.startsWith('kysely_')));
}

test('a deletion of everything leaves nothing of the user in the database', async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  // During scanning, the page may be requesting the patterns at the moment the account is deleted.
  allowConsoleError(/status of 401.*\/monitor\/baseline/);
  test.slow();
  const data = mkdtempSync(join(tmpdir(), 'letterlock-account-'));
  try {
    const { url } = await freshSite({ DATA_DIR: data });
    await signIn(page, url, 'demo-jonas-lind');
    const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').user.userId);
    await openAccount(page, url);
    await scanAll(page);
    await expect(usual(page)).toContainText(/Still learning: [1-9]\d* of 20 emails/);

    // Normal patterns.
    const learned = () => (storedRows(data).sender_histories ?? []).length;
    expect(learned()).toBeGreaterThan(0);
    await usual(page).getByRole('button', { name: 'Reset patterns' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(usual(page)).toContainText('Still learning: 0 of 20 emails');
    await expect(page.getByRole('heading', { name: 'Your normal patterns' })).toBeFocused();
    expect(learned()).toBe(0);

    // Scans.
    const scans = () => (storedRows(data).scans ?? []).length;
    expect(scans()).toBeGreaterThan(0);
    await myData(page).getByRole('button', { name: 'Delete all scans' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
    await expect(scanning(page)).toContainText('Off. No emails are scanned.');
    await expect(page.getByRole('heading', { name: 'My data' })).toBeFocused();
    await expect(myData(page).getByRole('button', { name: 'Delete all scans' })).toHaveCount(0);
    const left = storedRows(data);
    // Alert numbers go on counting, so that none is used twice.
    expect(left.monitors?.flat().filter((value) => typeof value === 'string')).toEqual([userId, 'Medium']);
    for (const table of ['queued_emails', 'scans', 'scan_analyses', 'alerts', 'sender_histories']) {
      expect(left[table], table).toEqual([]);
    }

    // The account, including emails scanned again and a report.
    await ask(page, 'POST', '/api/v1/monitor', { on: true, consent: MONITOR_CONSENT.version });
    await page.goto(`${url}/feedback#content=${encodeURIComponent('Subject: Invoice\n\nPlease pay.')}`);
    await islandsReady(page);
    await page.getByRole('radio', { name: 'Other issue' }).check();
    await page.getByRole('checkbox', { name: /consent/ }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your receipt:')).toBeVisible();
    await openAccount(page, url);
    await expect.poll(scans).toBeGreaterThan(0);
    expect(storedRows(data).reports).toHaveLength(1);
    await myData(page).getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The report listed in this browser');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    const address = dialog.getByLabel('Type your email address to confirm');
    await expect(address).toHaveAccessibleDescription(/Enter the address of this account/);
    await expect(address).toBeFocused();
    await address.fill(` ${JONAS.toUpperCase()} `);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(`${url}/oauth/login`);
    await expect(page.getByText('Your account and all its data have been deleted.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
      new RegExp(`${userId}|${JONAS}`),
    );

    const everything = storedRows(data);
    expect(everything.users).toEqual([]);
    expect(everything.reports).toEqual([]);
    const ofHim = Object.entries(everything).filter(([, rows]) =>
      rows.some((row) => row.some((value) => [userId, JONAS].some((trace) => String(value).includes(trace)))),
    );
    expect(ofHim).toEqual([]);
    const bytes = ['letterlock.db', 'letterlock.db-wal'].map((name) => readFileSync(join(data, name), 'latin1')).join();
    expect(bytes).not.toContain(userId);
    expect(bytes).not.toContain(JONAS);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('who logged in long ago confirms who they are before the account is deleted', async ({
  page,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  await signIn(page, baseURL ?? '', 'demo-ines-duarte');
  await openAccount(page, baseURL ?? '');
  await page.route('**/api/v1/users/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, json: { code: 'SIGN_IN_AGAIN', message: 'Please confirm that it’s you.' } })
      : route.fallback(),
  );
  await myData(page).getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type your email address to confirm').fill('ines.duarte@northwind.example');
  await dialog.getByLabel('Type your email address to confirm').press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(question.getByRole('button', { name: 'Use Google' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Nothing was deleted.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(myData(page).getByRole('button', { name: 'Delete my account' })).toBeFocused();
});

test('who has to confirm who they are can do so while the rest of the account can’t be loaded', async ({
  page,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of (?:403|503)/);
  await signIn(page, baseURL ?? '', 'demo-ines-duarte');
  const away = { status: 503, json: { message: 'Please try again later.' } };
  await page.route('**/api/v1/monitor', (route) => route.fulfill(away));
  await page.route('**/api/v1/users/*', (route) => route.fulfill(away));
  await page.route('**/api/v1/users/*/data', (route) =>
    route.fulfill({ status: 403, json: { code: 'SIGN_IN_AGAIN', message: 'Please confirm that it’s you.' } }),
  );
  await openAccount(page, baseURL ?? '');
  await myData(page).getByRole('button', { name: 'Download my data' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(question.getByRole('button', { name: 'Use Google' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(myData(page).getByRole('button', { name: 'Download my data' })).toBeEnabled();
});

test('confirming with Google leads back to the account', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 403/);
  await signIn(page, baseURL ?? '', 'demo-ines-duarte');
  await openAccount(page, baseURL ?? '');
  let isLongAgo = true;
  await page.route('**/api/v1/users/*/data', (route) =>
    isLongAgo
      ? route.fulfill({ status: 403, json: { code: 'SIGN_IN_AGAIN', message: 'Please confirm that it’s you.' } })
      : route.fallback(),
  );
  await myData(page).getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use Google' }).click();
  await page.getByRole('button', { name: /Ines Duarte/ }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=account$/);
  await expect(page.getByText('Confirmed. Please press the button again.')).toBeVisible();
  isLongAgo = false;
  const saved = page.waitForEvent('download');
  await myData(page).getByRole('button', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toBe('letterlock-data.json');
});

test('scanning is switched on with the consent in sight, and off again', { tag: '@both' }, async ({
  page,
  freshSite,
}) => {
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await openAccount(page, url);
  await expect(scanning(page)).toContainText('Off. No emails are scanned.');
  await expect(scanning(page).getByRole('button', { name: 'Agree and start scanning' })).toHaveAccessibleDescription(
    MONITOR_CONSENT.text,
  );
  await scanAll(page);
  const off = scanning(page).getByRole('button', { name: 'Withdraw and turn off' });
  await off.focus();
  await page.keyboard.press('Enter');
  await expect(scanning(page)).toContainText(/Off\. \d+ emails scanned/);
  await expect(scanning(page).getByRole('button', { name: 'Agree and start scanning' })).toBeFocused();
  await page.reload();
  await expect(scanning(page)).toContainText(/Off\. \d+ emails scanned/);
});

test('a mailbox is disconnected once that is confirmed, and the way to connect one is shown', async ({
  page,
  freshSite,
}) => {
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await openAccount(page, url);
  await expect(mailbox(page)).toContainText('This account’s demo mailbox.');
  await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(mailbox(page)).toContainText('No mailbox connected.');
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeFocused();
  await mailbox(page).getByRole('link', { name: 'Connect a mailbox' }).click();
  await expect(page).toHaveURL(`${url}/email-test#mailbox`);
  await expect(page.getByRole('button', { name: 'Connect with IMAP' })).toBeInViewport();
});

test('one file contains what is stored about the user', async ({ page, freshSite }) => {
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await openAccount(page, url);
  await scanAll(page);
  const saved = page.waitForEvent('download');
  await myData(page).getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('letterlock-data.json');
  const content = readFileSync(await file.path(), 'utf8');
  const { account, scans, sessions } = JSON.parse(content);
  expect(account.email).toBe(JONAS);
  expect(sessions).not.toEqual([]);
  expect(scans).not.toEqual([]);
  await expect(myData(page).getByText('Saved to your downloads.')).toBeVisible();
});

test('a failed deletion is reported in the dialog, which stays open', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 503/);
  await signIn(page, baseURL ?? '');
  await page.route('**/api/v1/monitor/baseline', (route) =>
    route.fulfill({ status: 503, json: { message: 'Please try again later.' } }),
  );
  await page.route('**/api/v1/users/*', async (route) => {
    const answer = await route.fetch();
    const baseline = { emails: 31, needed: 20, enough: true, senders: 9, people: 0 };
    await route.fulfill({ json: { ...(await answer.json()), baseline } });
  });
  await openAccount(page, baseURL ?? '');
  await expect(usual(page)).toContainText('Learned from 31 emails from 9 senders.');
  await usual(page).getByRole('button', { name: 'Reset patterns' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Please try again later. Nothing was deleted.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(usual(page).getByRole('button', { name: 'Reset patterns' })).toBeFocused();
  await expect(usual(page)).toContainText('Learned from 31 emails from 9 senders.');
});

test('a download that fails is reported', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 429/);
  await signIn(page, baseURL ?? '');
  await openAccount(page, baseURL ?? '');
  await page.route('**/data', (route) => route.fulfill({ status: 429, json: { message: 'Too many requests.' } }));
  await myData(page).getByRole('button', { name: 'Download my data' }).click();
  await expect(myData(page).getByText('We couldn’t create the file. Too many requests.')).toBeVisible();
});

test('the contents name every section once the account is there, and lead to each', { tag: '@both' }, async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/users/*', async (route) => {
    await asked;
    await route.fallback();
  });
  await openAccount(page, baseURL ?? '');
  const contents = page.getByRole('navigation', { name: 'Account sections' });
  // Nothing is shown yet, because loading sections would push it down.
  await expect(myData(page)).toHaveCount(0);
  await expect(contents).toBeHidden();
  answer();
  await expect(contents.getByRole('link', { name: 'Mailbox' })).toBeVisible();
  const headings = page.getByRole('main').getByRole('region').getByRole('heading', { level: 3 });
  await expect.poll(() => contents.getByRole('link').allTextContents()).toEqual(await headings.allTextContents());
  await contents.getByRole('link', { name: 'My data' }).click();
  await expect(myData(page).getByRole('heading')).toBeFocused();
  await expect(myData(page)).toBeInViewport();
});

test('the theme is the one of the header', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  await openAccount(page, baseURL ?? '');
  await section(page, 'Appearance').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner').getByRole('radio', { name: 'Dark theme' })).toBeChecked();
  await section(page, 'Appearance').getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('its contents lead to each section, and say which one is in view', { tag: '@both' }, async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  await openAccount(page, baseURL ?? '');
  const contents = page.getByRole('navigation', { name: 'Account sections' });
  await expect(async () => {
    const titles = await page.locator('.account-sections').getByRole('heading', { level: 3 }).allTextContents();
    expect(titles.length).toBeGreaterThan(10);
    expect(await contents.getByRole('link').allTextContents()).toEqual(titles);
  }).toPass();
  await expect(contents.getByRole('link', { name: 'Mailbox' })).toHaveAttribute('aria-current', 'true');
  await contents.getByRole('link', { name: 'Passkeys' }).click();
  const heading = page.getByRole('heading', { name: 'Passkeys' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Passkeys' })).toHaveAttribute('aria-current', 'true');
  await expect(contents.getByRole('link', { name: 'Passkeys' })).toBeInViewport();
  expect(page.url()).toMatch(/view=account$/);
});

test(
  'its contents hide nothing that is focused, and end with the last section',
  { tag: '@both' },
  async ({ page, baseURL }, { project }) => {
    await signIn(page, baseURL ?? '');
    await openAccount(page, baseURL ?? '');
    const contents = page.getByRole('navigation', { name: 'Account sections' });
    await expect(contents.getByRole('link', { name: 'API keys' })).toBeAttached();
    // Sections that are still loading make the page longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'true', { timeout: 1000 });
    }).toPass();
    await contents.getByRole('link', { name: 'Appearance' }).click();
    await expect(contents.getByRole('link', { name: 'Appearance' })).toHaveAttribute('aria-current', 'true');
    if (project.name !== 'phone') return;
    await myData(page).getByRole('button').last().focus();
    for (let count = 0; count < 15; count++) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('.account-sections :focus')).toHaveCount(1);
      const [top = 0, end = 0] = await page.evaluate(() => [
        document.activeElement?.getBoundingClientRect().top,
        document.querySelector('.account-navigation')?.getBoundingClientRect().bottom,
      ]);
      expect(top, `stop ${count}`).toBeGreaterThanOrEqual(end);
    }
  },
);

test('the account is accessible at every width, and its dialogs, too', async ({ page, freshSite }) => {
  test.slow();
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await openAccount(page, url);
  await scanAll(page);
  expect(await findings(page)).toEqual([]);
  await myData(page).getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  expect(await findings(page)).toEqual([]);
});
