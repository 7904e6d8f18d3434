import type { Page } from '@playwright/test';
import { fraud, harmless } from '../support/scan-emails.ts';
import { findings } from './accessibility-scan.ts';
import { deliver, navigation, startScanning } from './demo-mail.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

const JONAS = 'jonas.lind@northwind.example';
/** Alerts are promised within two seconds; the rest is slack for a busy test machine. */
const PROMISED_MS = 2000;
const SLACK_MS = 6000;

const newAlerts = (page: Page) => page.getByRole('status', { name: 'New alerts' });
const alerts = (page: Page) => page.getByRole('list', { name: 'Alerts' }).getByRole('listitem');
const link = (page: Page, name: string | RegExp) => navigation(page).getByRole('link', { name });
const count = (page: Page, unread: number) => page.getByRole('paragraph').filter({ hasText: `${unread} unread` });

/** Turns on scanning and opens the overview. */
async function openScanned(page: Page, siteUrl: string) {
  await signIn(page, siteUrl, 'demo-jonas-lind');
  await page.goto(`${siteUrl}/dashboard`);
  await startScanning(page);
}

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/status of 404.*\/404$/);
  // Some tests stop their site while its page is open.
  allowConsoleError(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  test.setTimeout(120_000);
});

const REASON = 'It asks for a password or PIN on a site that isn’t the sender’s.';

test('a phishing email raises one alert in the open page within the promised time', async ({ page, freshSite }) => {
  const site = await freshSite();
  await openScanned(page, site.url);
  deliver(site, JONAS, 'harmless', harmless('first'));
  const arrivedAt = Date.now();
  deliver(site, JONAS, 'fraud', fraud('today'));
  const subject = newAlerts(page).getByRole('link', { name: 'Your account is suspended today' });
  await expect(subject).toBeVisible();
  expect(Date.now() - arrivedAt).toBeLessThan(PROMISED_MS + SLACK_MS);
  await expect(newAlerts(page)).toContainText('Dangerous');
  await expect(newAlerts(page)).toContainText(REASON);
  await expect(link(page, 'Alerts 1 unread')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Overview/);

  await link(page, /^Alerts/).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Alerts' })).toBeFocused();
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toContainText('Unread');
  await expect(alerts(page)).toContainText(REASON);

  await alerts(page).getByRole('link', { name: 'Your account is suspended today' }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=scans&scan=[0-9a-f-]+$/);
  await expect(page.getByRole('main')).toContainText('Your account is suspended today');
  await expect(link(page, /^Alerts/)).toHaveText('Alerts');
  await expect(page).not.toHaveTitle(/^\(/);

  await page.goBack();
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).not.toContainText('Unread');
  await page.reload();
  await expect(alerts(page)).toHaveCount(1);
  await expect(newAlerts(page)).toBeEmpty();
});

test('the email test shows it, too, and its link opens the scan', { tag: '@both' }, async ({ page, freshSite }) => {
  const site = await freshSite();
  await openScanned(page, site.url);
  await page.goto(`${site.url}/email-test`);
  await expect(newAlerts(page)).toBeAttached({ timeout: 15_000 });
  deliver(site, JONAS, 'fraud', fraud('today'));
  const subject = newAlerts(page).getByRole('link', { name: 'Your account is suspended today' });
  await expect(subject).toBeVisible({ timeout: 15_000 });
  expect(await findings(page)).toEqual([]);
  await subject.click();
  await expect(page).toHaveURL(/\/dashboard\?view=scans&scan=[0-9a-f-]+$/);
  await expect(page.getByRole('main')).toContainText('Your account is suspended today');
});

test('each of two tabs shows the alert once, and one of them notifies', async ({ page, context, freshSite }) => {
  await context.addInitScript(() => {
    class RecordedNotification {
      static readonly permission = 'granted';
      onclick: (() => void) | undefined;
      constructor(title: string, { body }: NotificationOptions) {
        const before: unknown[] = JSON.parse(localStorage.getItem('test-notifications') ?? '[]');
        localStorage.setItem('test-notifications', JSON.stringify([...before, { title, body }]));
        addEventListener('test-click', () => this.onclick?.());
      }
      close(): void {}
    }
    Object.assign(window, { Notification: RecordedNotification });
  });
  const site = await freshSite();
  await openScanned(page, site.url);
  const other = await context.newPage();
  await other.goto(`${site.url}/dashboard?view=tasks`);
  await expect(link(other, /^Alerts/)).toBeVisible();
  await page.waitForTimeout(1500);
  deliver(site, JONAS, 'fraud', fraud('today'));
  for (const tab of [page, other]) {
    await expect(newAlerts(tab).getByRole('link')).toHaveText(['Your account is suspended today']);
    await expect(link(tab, 'Alerts 1 unread')).toBeVisible();
  }
  await page.waitForTimeout(1000);
  const notified = await page.evaluate(() => JSON.parse(localStorage.getItem('test-notifications') ?? '[]'));
  expect(notified).toHaveLength(1);
  expect(JSON.stringify(notified)).not.toMatch(/suspended|paypa/i);

  for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event('test-click')));
  const opened = await Promise.all([page, other].map((tab) => tab.url().includes('scan=')));
  expect(opened.filter(Boolean)).toHaveLength(1);
  // Reading it in one tab marks it as read in the other.
  for (const tab of [page, other]) await expect(link(tab, /^Alerts/)).toHaveText('Alerts');
  await expect(newAlerts(page)).toBeEmpty();
  await expect(newAlerts(other)).toBeEmpty();
});

test('an alert comes exactly once when the server crashed before the scan', async ({ page, freshSite }) => {
  const site = await freshSite();
  await openScanned(page, site.url);
  await link(page, 'Alerts').click();
  await expect(page.getByText('No alerts yet.')).toBeVisible();
  await site.crash();
  deliver(site, JONAS, 'fraud', fraud('in the dark'));
  await site.restart();
  await expect(alerts(page)).toHaveCount(1, { timeout: 40_000 });
  deliver(site, JONAS, 'later', fraud('later'));
  await expect(alerts(page)).toHaveCount(2, { timeout: 20_000 });
  await expect(alerts(page).nth(1)).toContainText('Your account is suspended in the dark');
  await page.reload();
  await expect(alerts(page)).toHaveCount(2);
});

test('in the demo, a user can send a sample and mark all alerts as read', { tag: '@both' }, async ({
  page,
  freshSite,
}) => {
  const site = await freshSite();
  await openScanned(page, site.url);
  await link(page, 'Alerts').click();
  const send = page.getByRole('button', { name: 'Send sample phishing email' });
  await send.click();
  await expect(page.getByText('Delivered: “')).toBeVisible();
  await expect(alerts(page)).toHaveCount(1);
  await send.click();
  await expect(alerts(page)).toHaveCount(2);
  await expect(count(page, 2)).toBeVisible();
  expect(new Set(await alerts(page).getByRole('link').allInnerTexts()).size).toBe(2);

  await alerts(page).first().getByRole('button', { name: 'Mark as read' }).click();
  await expect(count(page, 1)).toBeVisible();
  await expect(alerts(page).first().getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All read')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Alerts' })).toBeFocused();
  await expect(link(page, /^Alerts/)).toHaveText('Alerts');
});

test('alert settings are saved at once, and reverted when saving fails', async ({
  page,
  freshSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 503/);
  const site = await freshSite();
  await openScanned(page, site.url);
  await link(page, 'Alerts').click();
  await page.getByRole('radio', { name: 'High severity' }).check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'High severity' })).toBeChecked();
  // This server has no mail server.
  await expect(page.getByRole('checkbox', { name: /Email me alerts too/ })).toBeDisabled();
  await expect(page.getByText('Email isn’t set up on this server')).toBeVisible();

  await page.route('**/api/v1/monitor', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.getByRole('radio', { name: 'Critical severity only' }).click();
  await expect(page.getByText('We couldn’t save this.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'High severity' })).toBeChecked();
});

test.describe('with many alerts', () => {
  const alertOf = (number: number) => ({
    number,
    scanId: `scan-${number}`,
    raisedAt: '2026-11-20T10:00:00.000Z',
    arrivedAt: '2026-11-20T10:00:00.000Z',
    read: number < 60,
    sender: { name: 'PayPal Security', address: 'alert@paypa1-secure.example' },
    subject: `Alert ${number} ${'with a subject that has no end '.repeat(number === 60 ? 8 : 0)}`,
    severity: 'Critical',
    category: 'phishing',
    verdict: 'dangerous',
    confidence: 99,
    reason: 'The sender’s domain imitates paypal.com.',
  });
  const all = Array.from({ length: 60 }, (_, index) => alertOf(60 - index));

  test.beforeEach(async ({ page, baseURL }) => {
    await page.route(/\/api\/v1\/alerts(?:\?|$)/, (route) => {
      const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 1000);
      const page = all.filter(({ number }) => number < before).slice(0, 50);
      return route.fulfill({ json: { alerts: page, unread: 1, lastAlert: 60 } });
    });
    await signIn(page, baseURL ?? '');
  });

  test('they come in pages, and the focus moves to the first new one', async ({ page }) => {
    await page.goto('/dashboard?view=alerts');
    await expect(alerts(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Show older alerts' }).press('Enter');
    await expect(alerts(page)).toHaveCount(60);
    await expect(alerts(page).nth(50).getByRole('link')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show older alerts' })).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing and nothing scrolls sideways, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/dashboard?view=alerts');
      await expect(alerts(page)).toHaveCount(50);
      expect(await findings(page)).toEqual([]);
    });
  }
});

test('a failed list can be loaded again', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 500/);
  await signIn(page, baseURL ?? '');
  let failing = true;
  await page.route(/\/api\/v1\/alerts(?:\?|$)/, (route) =>
    failing
      ? route.fulfill({ status: 500, json: { message: 'Something went wrong.' } })
      : route.fulfill({ json: { alerts: [], unread: 0, lastAlert: 0 } }),
  );
  await page.goto('/dashboard?view=alerts');
  await expect(page.getByText('Your alerts couldn’t be loaded.')).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No alerts yet.')).toBeVisible();
});
