import type { Page } from '@playwright/test';
import { fraud, harmless } from '../support/scan-emails.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { type ScannedMailbox, scannedMailbox } from './scanned-mailbox.ts';
import { signIn } from './signed-in.ts';

const MANY = 60;

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Every fifth one is fraud. */
const EMAILS = Object.fromEntries(
  Array.from({ length: MANY }, (_, index) => {
    const name = `m${String(index).padStart(3, '0')}`;
    return [name, index % 5 === 0 ? fraud(name) : harmless(name)];
  }),
);

let mailbox: ScannedMailbox;

const list = (page: Page) => page.getByRole('main').locator('.scan-rows');
const rows = (page: Page) => list(page).getByRole('listitem');
const subject = (page: Page, name: string | RegExp) => list(page).getByRole('link', { name });
const segment = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Verdict' }).getByRole('button', { name });
const openScans = async (page: Page, query = '') => {
  await page.goto(`${mailbox.url}/dashboard?view=scans${query}`);
  await islandsReady(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Scans' })).toBeVisible();
};

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));
test.afterEach(async ({ page }) => {
  // Requests in progress would fail when the site is stopped.
  await page.goto('about:blank');
  mailbox?.clear();
});

test('a list is paged, and Back from a scan returns to its row', { tag: '@both' }, async ({ page, freshSite }) => {
  test.slow();
  mailbox = await scannedMailbox(page, freshSite, EMAILS);
  await openScans(page);
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText(/^Showing 50 of \d\d scans$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/^\d\d scans$/)).toBeVisible();
  const all = await rows(page).count();
  expect(all).toBeGreaterThanOrEqual(MANY);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(rows(page).nth(50).locator('.scan-link')).toBeFocused();

  const left = rows(page).nth(57).locator('.scan-link');
  const title = await left.innerText();
  await left.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const height = async () => (await left.boundingBox())?.y ?? 0;
  const before = await height();
  await left.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  expect(new URL(page.url()).searchParams.get('scan')).toMatch(/^[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(left).toBeFocused();
  await expect(rows(page)).toHaveCount(all);
  await expect(left).toBeInViewport();
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(5);
});

test('filters are read from the address and written to it', async ({ page, freshSite }) => {
  test.slow();
  mailbox = await scannedMailbox(page, freshSite, EMAILS);
  await openScans(page, '&verdict=dangerous&search=suspended+m0');
  await expect(page.getByRole('searchbox', { name: 'Search subjects and senders' })).toHaveValue('suspended m0');
  await expect(segment(page, 'Dangerous')).toHaveAttribute('aria-pressed', 'true');
  await expect(segment(page, 'Dangerous')).toContainText('12');
  await expect(segment(page, 'Suspicious')).toContainText('0');
  await expect(page.getByText('12 scans', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\?view=scans$/);
  await expect(segment(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(50);

  const [from, until] = [dayIn(-1), dayIn(1)];
  await page.getByRole('combobox', { name: 'Received' }).selectOption('Choose days');
  await page.getByLabel('Received on or after').fill(from);
  await page.getByLabel('Received on or before').fill(dayIn(-2));
  await expect(page.getByLabel('Received on or before')).toHaveAccessibleDescription(/before the first/);
  await page.getByLabel('Received on or before').fill(until);
  await expect(page.getByLabel('Received on or before')).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${until}`));
  // Most of the demo emails are older.
  await expect(page.getByText(/^Showing 50 of 6\d scans$/)).toBeVisible();
  await segment(page, 'Dangerous').click();
  await expect(page).toHaveURL(/verdict=dangerous/);
  await expect.poll(() => rows(page).count()).toBe(12);
  await page.reload();
  await expect(page.getByLabel('Received on or before')).toHaveValue(until);
  await expect.poll(() => rows(page).count()).toBe(12);

  await rows(page).first().locator('.scan-link').click();
  await page.getByRole('link', { name: /all scans from this sender/ }).click();
  await expect(page).toHaveURL(/\?view=scans&sender=alert%40paypa1-secure\.example$/);
  await expect(page.getByText('12 scans', { exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Received on or before')).toHaveValue(until);
});

test('the first screen shows at least twelve scans, and the most dangerous first on request', async ({
  page,
  freshSite,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  mailbox = await scannedMailbox(page, freshSite, EMAILS);
  await openScans(page);
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Most dangerous');
  await expect(page).toHaveURL(/sort=risk$/);
  for (const place of [0, 4, 11]) await expect(rows(page).nth(place)).toContainText('Dangerous');
});

test('the end of a sender’s address is always shown where an email is flagged', { tag: '@both' }, async ({
  page,
  freshSite,
}) => {
  const from = `"PayPal Security" <${'customer-protection-'.repeat(3)}team@paypa1-secure.example>`;
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a', { From: from }), b: harmless('b') });
  await openScans(page);
  const address = rows(page).filter({ hasText: 'suspended a' }).locator('.scan-address');
  await expect(address).toBeVisible();
  const { left, right, isCut } = await address.evaluate((block) => {
    const [outer, inner] = [block, block.firstElementChild ?? block].map((one) => one.getBoundingClientRect());
    return {
      left: (inner?.left ?? 0) - (outer?.left ?? 0),
      right: (inner?.right ?? 0) - (outer?.right ?? 0),
      isCut: block.scrollWidth > block.clientWidth,
    };
  });
  expect(isCut).toBe(true);
  expect(left, 'begins further left than is shown').toBeLessThan(0);
  expect(Math.abs(right), 'ends where the column ends').toBeLessThan(1);
  expect(await findings(page)).toEqual([]);
});

test('keys lead through the list and select in it, until they are turned off', async ({ page, freshSite }) => {
  test.slow();
  mailbox = await scannedMailbox(page, freshSite, EMAILS);
  await openScans(page);
  await expect(rows(page)).toHaveCount(50);
  const link = (place: number) => rows(page).nth(place).locator('.scan-link');
  for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'Selected scans' });
  await expect(bar).toContainText('3 selected');
  await rows(page)
    .nth(7)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('7 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await link(1).focus();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.press('j');
  await expect(search).toHaveValue('j');
  await search.fill('');
  await page.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await page.reload();
  await expect(rows(page)).toHaveCount(50);
  await page.keyboard.press('j');
  await expect(link(0)).not.toBeFocused();
});

test('the selected scans are deleted or scanned again', { tag: '@both' }, async ({ page, freshSite }) => {
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a'), b: fraud('b'), c: harmless('c') });
  await openScans(page, '&verdict=dangerous&search=paypa1');
  await expect(rows(page)).toHaveCount(2);
  for (const place of [0, 1]) await rows(page).nth(place).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected scans' });
  // In a short list the bar covers no row.
  expect(await findings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Scan again' }).click();
  await expect(page.getByText('2 emails scanned again.')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await rows(page).nth(0).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const one = page.getByRole('dialog', { name: 'Delete this scan?' });
  await expect(one).toContainText('results of the scan and its alert. The email stays');
  await one.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Select all 2' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 scans?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 scans deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(segment(page, 'Dangerous')).toContainText('0');
  await page.reload();
  await expect(page.getByText('No scans match.')).toBeVisible();
});

test('a search starts when typing pauses, and reports no match', async ({ page, freshSite }) => {
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await openScans(page);
  await expect(rows(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v1/scans') asked.push(url.searchParams.get('search') ?? '');
  });
  const search = page.getByRole('searchbox', { name: 'Search subjects and senders' });
  await search.focus();
  // Typed at once, however slow the machine is.
  await page.evaluate(() => {
    for (const character of 'nothing of the kind') document.execCommand('insertText', false, character);
  });
  await expect(page.getByText('No scans match.')).toBeVisible();
  expect(asked).toEqual(['nothing of the kind']);
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await search.fill('paypa1 SUSPENDED');
  await search.press('Enter');
  await expect(page.getByText('1 scan', { exact: true })).toBeVisible();
});

test('a scan opens on the email with its evidence, the verdict first and the headers last', { tag: '@both' }, async ({
  page,
  freshSite,
}) => {
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a', { 'X-Marker': 'planted <b>header</b>' }) });
  await openScans(page);
  await subject(page, 'Your account is suspended a').click();
  const main = page.getByRole('main');
  await expect(main.getByText('Dangerous').first()).toBeVisible();
  await expect(main.getByText('What to do now')).toBeVisible();
  await expect(main.locator('.scan-facts')).toContainText(/^[^:]*Phishing\s*Password phishing/);
  const sheet = main.getByRole('article');
  await expect(sheet).toContainText('PayPal Security Team');
  await expect(sheet.locator('mark').first()).toBeVisible();
  await expect(sheet).toContainText('maren@example.com');
  await expect(main.getByRole('list', { name: 'Findings' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What we couldn’t check' })).toBeVisible();
  const marker = main.getByText('planted <b>header</b>');
  await expect(marker).toHaveCount(0);
  await main.getByText('Headers', { exact: true }).click();
  await expect(marker).toBeVisible();
  for (const name of ['Sender checks', 'Route', 'All headers']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  const back = page.getByRole('link', { name: 'Back to scans' });
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await back.click();
  await expect(subject(page, 'Your account is suspended a')).toBeFocused();
});

test('an incorrect analysis is reported with the email filled in', async ({ page, freshSite }) => {
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await openScans(page);
  await subject(page, 'Your account is suspended a').click();
  await expect(page.getByRole('article')).toContainText('PayPal Security Team');
  await page.getByRole('link', { name: 'Report incorrect analysis' }).click();
  await page.waitForURL('**/feedback');
  await islandsReady(page);
  await expect(page.getByText('Your account is suspended a', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Your account is suspended a' })).toBeVisible();
});

test('a scan whose email is gone keeps its evidence, and can be deleted', async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 4\d\d.*\/(?:email|scans\/[^/]*)$/);
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a'), b: harmless('b') });
  mailbox.remove('a');
  await openScans(page);
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  await subject(page, 'Your account is suspended a').click();
  await expect(page.getByText(/This email is no longer in your mailbox/)).toBeVisible();
  await expect(page.getByText('The text is only in your mailbox.')).toBeVisible();
  const finding = page
    .getByRole('list', { name: 'Findings' })
    .getByRole('group')
    .filter({ hasText: 'Verify your password' });
  await finding.first().locator('summary').click();
  await expect(finding.first().getByText(/Verify your password/)).toBeVisible();
  const address = page.url();

  await page.getByRole('button', { name: 'Delete scan' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete scan' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Scan deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Scans' })).toBeFocused();
  await expect(rows(page)).toHaveCount(before - 1);
  await page.reload();
  await expect(rows(page)).toHaveCount(before - 1);
  await page.goto(address);
  await expect(page.getByText('We couldn’t find this scan.')).toBeVisible();
});

test('failures are reported and can be retried', async ({ page, freshSite, allowConsoleError }) => {
  allowConsoleError(/status of 50\d|ERR_FAILED/);
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  let isAway = true;
  const away = { status: 503, json: { code: 'MAILBOX_UNAVAILABLE', message: 'Away.' } };
  await page.route('**/api/v1/scans*', (route) => (isAway ? route.abort() : route.continue()));
  await page.route('**/api/v1/scans/*/email', (route) => (isAway ? route.fulfill(away) : route.continue()));
  await openScans(page);
  await expect(page.getByText('We couldn’t load your scans.')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(subject(page, 'Your account is suspended a')).toBeVisible();
  isAway = true;
  await subject(page, 'Your account is suspended a').click();
  await expect(page.getByText('Your mailbox isn’t responding')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toContainText('PayPal Security Team');
  await expect(page.getByText('Your mailbox isn’t responding')).toHaveCount(0);
});

test('a scan by an earlier engine can be repeated', async ({ page, freshSite }) => {
  mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  let isOld = true;
  await page.route(/\/api\/v1\/scans\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const scan = await answer.json();
    await route.fulfill({ json: { ...scan, outdated: isOld } });
  });
  await openScans(page);
  await subject(page, 'Your account is suspended a').click();
  await expect(page.getByRole('button', { name: 'Scan again' })).toBeVisible();
  isOld = false;
  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(page.getByText('Email scanned again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan again' })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('before scanning is turned on, the list links to it', async ({ page, freshSite }) => {
  const { url } = await freshSite();
  mailbox = { url, remove: () => undefined, clear: () => undefined };
  await signIn(page, url, 'demo-jonas-lind');
  await openScans(page);
  await expect(page.getByText('Scanning is off.')).toBeVisible();
  await page.getByRole('link', { name: 'Turn on scanning' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing and nothing scrolls sideways, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    const long = { Subject: `Re: ${'unbroken'.repeat(40)} \u202eexe.fdp` };

    test('in the list', async ({ page, freshSite }) => {
      mailbox = await scannedMailbox(page, freshSite, { a: fraud('a', long) });
      await openScans(page, '&verdict=dangerous');
      await expect(rows(page).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('in a scan', async ({ page, freshSite }) => {
      test.slow();
      mailbox = await scannedMailbox(page, freshSite, { a: fraud('a', long) });
      await openScans(page);
      await subject(page, /unbroken/).click();
      await expect(page.getByRole('article')).toContainText('PayPal Security Team');
      await page.getByText('Headers', { exact: true }).click();
      expect(await findings(page)).toEqual([]);
    });
  });
}
