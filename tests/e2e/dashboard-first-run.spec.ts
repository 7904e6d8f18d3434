import type { Page } from '@playwright/test';
import { MONITOR_CONSENT, type MonitorAnswer } from '../../src/features/scans/contract.ts';
import { findings } from './accessibility-scan.ts';
import { navigation } from './demo-mail.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

const agree = (page: Page) => page.getByRole('button', { name: 'Agree and start scanning' });
const main = (page: Page) => page.getByRole('main');

const MONITOR: MonitorAnswer = {
  on: true,
  consentedAt: '2026-11-20T10:00:00.000Z',
  consentVersion: MONITOR_CONSENT.version,
  threshold: 'Medium',
  mailsAlerts: false,
  canEmail: true,
  forwardTo: null,
  scanned: 12,
  waiting: 0,
  hasPolled: true,
  unscanned: 0,
  unread: 0,
  lastAlert: 0,
  problem: null,
};

const NEVER = { on: false, consentedAt: null, scanned: 0, hasPolled: false } as const;

/** Mocks the state of scanning, with an empty alert stream. */
async function monitorIs(page: Page, monitor: Partial<MonitorAnswer>, save = 200) {
  await page.route('**/api/v1/monitor', (route) =>
    route.request().method() === 'POST' && save !== 200
      ? route.fulfill({ status: save, json: {} })
      : route.fulfill({ json: { ...MONITOR, ...monitor } }),
  );
  await page.route('**/alerts/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 2000\n\n' }),
  );
}

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/status of 404.*\/404$/);
  test.setTimeout(90_000);
});

test('it takes three clicks at most to the first scanned email', { tag: '@both' }, async ({ page, freshSite }) => {
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
    addEventListener('click', ({ isTrusted }) => isTrusted && count(), true);
  });
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { level: 2, name: 'Protect your mailbox' })).toBeVisible();
  await expect(main(page)).toContainText(MONITOR_CONSENT.text);
  await expect(main(page)).toContainText('jonas.lind@northwind.example');

  await agree(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeFocused({ timeout: 30_000 });
  await navigation(page).getByRole('link', { name: 'Scans' }).click();
  await main(page).locator('a[href*="scan="]').first().click();
  await expect(page).toHaveURL(/view=scans&.*scan=[0-9a-f-]{36}/);
  await expect(main(page).getByText('Verdict: ').first()).toBeAttached();
  expect(Number(await page.evaluate(() => sessionStorage.getItem('clicks')))).toBeLessThanOrEqual(3);

  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
});

test('opening the dashboard gives no consent', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'demo-maren-vogel');
  await monitorIs(page, NEVER);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/dashboard');
  await expect(agree(page)).toBeVisible();
  expect(posts).toEqual([]);
});

test('an empty mailbox is recognized', async ({ page, freshSite }) => {
  const { url } = await freshSite();
  await signIn(page, url, 'demo-ines-duarte');
  await page.goto(`${url}/dashboard`);
  await agree(page).click();
  await expect(main(page)).toContainText('Your mailbox is empty. New emails are scanned as they arrive.');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
});

test('the first scan shows its progress', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  await monitorIs(page, {});
  let monitor: Partial<MonitorAnswer> = NEVER;
  await page.route('**/api/v1/monitor', (route) => {
    if (route.request().method() === 'POST') monitor = { scanned: 0, hasPolled: false };
    return route.fulfill({ json: { ...MONITOR, ...monitor } });
  });
  await page.goto('/dashboard');
  await agree(page).click();
  await expect(main(page)).toContainText('Finding your latest emails…');
  monitor = { scanned: 30, waiting: 70 };
  await expect(main(page)).toContainText('30 of 100 emails scanned');
  await expect(page.getByRole('progressbar', { name: 'Emails scanned' })).toHaveJSProperty('value', 30);
  monitor = { scanned: 100 };
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
});

test('a failed start is reported and can be repeated', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 503/);
  await signIn(page, baseURL ?? '');
  await monitorIs(page, NEVER, 503);
  await page.goto('/dashboard');
  await agree(page).click();
  await expect(page.getByText('Scanning couldn’t be turned on, and nothing was read. Please try again.')).toBeVisible();
  await expect(agree(page)).toBeFocused();
});

test('without a mailbox it links to where one is connected', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  await monitorIs(page, NEVER);
  await page.route('**/mailbox', (route) =>
    route.fulfill({ json: { mailbox: { state: 'none' }, offersGmail: true, offersMicrosoft: false } }),
  );
  await page.goto('/dashboard');
  await expect(agree(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Connect a mailbox' }).click();
  await expect(page.getByRole('button', { name: 'Connect with IMAP' })).toBeVisible();
});

test.describe('problems are shown in every view, with a way to fix them', () => {
  const cases = [
    [{ problem: 'MAILBOX_NOT_CONNECTED' }, 'No mailbox is connected, so new emails aren’t scanned.'],
    [{ problem: 'MAILBOX_RECONNECT' }, 'We can’t log in to your mailbox'],
    [{ problem: 'MAILBOX_UNAVAILABLE' }, 'Your mailbox isn’t responding. We’ll keep trying'],
    [{ on: false, consentedAt: null }, 'Scanning is paused, so new emails aren’t checked.'],
  ] as const;
  for (const [monitor, sentence] of cases) {
    test(sentence, async ({ page, baseURL }) => {
      await signIn(page, baseURL ?? '');
      await monitorIs(page, monitor);
      await page.goto('/dashboard');
      for (const view of ['Overview', 'Scans', 'Alerts', 'Tasks', 'Reports']) {
        await navigation(page).getByRole('link', { name: view }).click();
        await expect(page.getByRole('heading', { level: 2, name: view }).first()).toBeVisible();
        await expect(main(page)).toContainText(sentence);
      }
    });
  }

  test('a server that does not respond', async ({ page, baseURL, allowConsoleError }) => {
    allowConsoleError(/status of 500/);
    await signIn(page, baseURL ?? '');
    await monitorIs(page, NEVER);
    let failing = true;
    await page.route('**/api/v1/monitor', (route) =>
      failing ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: { ...MONITOR, ...NEVER } }),
    );
    await page.goto('/dashboard');
    await expect(main(page)).toContainText('We can’t reach the server.');
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(agree(page)).toBeVisible();
  });
});

test('views have addresses for back and forward', { tag: '@both' }, async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  await monitorIs(page, {});
  await page.goto('/dashboard');
  const current = navigation(page).locator('[aria-current="page"]');
  for (const view of ['Tasks', 'Reports', 'Account']) {
    await navigation(page).getByRole('link', { name: view }).click();
    await expect(page).toHaveURL(new RegExp(`\\?view=${view.toLowerCase()}$`));
    await expect(current).toHaveText(view);
    await expect(page).toHaveTitle(new RegExp(`^${view} ·`));
    await expect(page.getByRole('heading', { level: 2, name: view }).first()).toBeFocused();
  }
  await page.goBack();
  await expect(current).toHaveText('Reports');
  await page.goBack();
  await expect(current).toHaveText('Tasks');
  await page.goForward();
  await expect(current).toHaveText('Reports');
  await page.reload();
  await expect(current).toHaveText('Reports');
  await page.goto('/dashboard?view=nonsense');
  await expect(current).toHaveText('Overview');
});

test('a view whose script fails to load says so', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await signIn(page, baseURL ?? '');
  await monitorIs(page, {});
  await page.goto('/dashboard?view=account');
  await expect(page.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
  await page.route(/ReportsView.*\.js/, (route) => route.abort());
  await navigation(page).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByText('This section didn’t load.')).toBeVisible();
  await page.unroute(/ReportsView.*\.js/);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports' })).toBeVisible();
});

test('a view whose script fails to load names the connection, and is there once it is back', async ({
  page,
  context,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|Failed to fetch dynamically imported module/);
  await signIn(page, baseURL ?? '');
  await monitorIs(page, {});
  await page.goto('/dashboard?view=account');
  await expect(page.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
  await context.setOffline(true);
  await navigation(page).getByRole('link', { name: 'Scans' }).click();
  await expect(page.getByText('Check your connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('searchbox', { name: 'Search subjects and senders' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and nothing scrolls sideways, ${colorScheme}`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, baseURL ?? '');
    await monitorIs(page, NEVER);
    await page.goto('/dashboard');
    await expect(agree(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await monitorIs(page, { scanned: 0, waiting: 40, problem: 'MAILBOX_RECONNECT' });
    await page.goto('/dashboard');
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
