import type { Browser, Page } from '@playwright/test';
import { openMail } from '../../src/server/mail/outbox.ts';
import { openServices } from '../../src/server/open-services.ts';
import { readSettings } from '../../src/server/settings.ts';
import { TestBrowser } from '../support/site.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

const COUNTDOWN = /Logging out in [12] sec\.\.\./;
/** What the browser logs about the page that sessions are written on, and about an expired token. */
const EXPECTED = /Failed to load resource.* 40[14]/;

test.beforeEach(({ allowConsoleError }) => allowConsoleError(EXPECTED));

const AGENTS = {
  desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  library:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** A separate browser, logged in, with the dashboard open. */
async function openDashboard(browser: Browser, siteUrl: string, userAgent: string): Promise<Page> {
  const page = await (await browser.newContext({ userAgent })).newPage();
  await signIn(page, siteUrl, 'demo-maren-vogel', userAgent);
  await page.goto(`${siteUrl}/dashboard?view=account`);
  await expect(page.getByText('Logged in as maren.vogel@northwind.example')).toBeVisible();
  return page;
}

const devices = (page: Page) => page.getByRole('region', { name: 'Where you’re logged in' }).getByRole('listitem');

test('three browsers use one account at once, and each can be logged out from another', async ({
  browser,
  freshSite,
}) => {
  const { url } = await freshSite();
  const desk = await openDashboard(browser, url, AGENTS.desk);
  const phone = await openDashboard(browser, url, AGENTS.phone);
  const library = await openDashboard(browser, url, AGENTS.library);
  await expect(devices(library)).toHaveText([
    /^Chrome on WindowsThis browser$/,
    /^Chrome on Android/,
    /^Firefox on Linux/,
  ]);

  await library.getByRole('button', { name: 'Log out Firefox on Linux' }).click();
  await expect(devices(library)).toHaveCount(2);
  await expect(library.getByRole('heading', { name: 'Where you’re logged in' })).toBeFocused();
  await desk.reload();
  await expect(desk.getByText(COUNTDOWN)).toBeVisible();
  await expect(desk).toHaveURL(`${url}/`);

  await phone.reload();
  await expect(devices(phone)).toHaveCount(2);
  await phone.getByRole('button', { name: 'Log out Chrome on Windows' }).click();
  await expect(devices(phone)).toHaveText([/^Chrome on AndroidThis browser$/]);
  await library.reload();
  await expect(library.getByText(COUNTDOWN)).toBeVisible();

  const again = await openDashboard(browser, url, AGENTS.desk);
  await again.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(again.getByText(COUNTDOWN)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(COUNTDOWN)).toBeVisible();
});

test("the dashboard names a mailbox that is not the account's own", async ({ page, baseURL }) => {
  const mailbox = { state: 'connected', kind: 'demo', address: 'jonas.lind@northwind.example' };
  await signIn(page, baseURL ?? '');
  await page.route('**/api/v1/users/*', async (route) => {
    const answer = await route.fetch();
    const json = { ...(await answer.json()), mailbox: { mailbox, offersGmail: true, offersMicrosoft: false } };
    await route.fulfill({ json });
  });
  await page.goto('/dashboard?view=account');
  await expect(page.getByText('jonas.lind@northwind.example (demo mailbox)')).toBeVisible();
});

test('the header is gone through by keyboard as it is read', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  await page.goto('/dashboard?view=account');
  const places = await page
    .locator('.app-header')
    .locator('a, button, label')
    .evaluateAll((stops) =>
      stops.map((stop) => {
        const { top, bottom, left } = stop.getBoundingClientRect();
        return { middle: (top + bottom) / 2, left };
      }),
    );
  expect(places.length).toBeGreaterThan(4);
  for (const [index, place] of places.entries()) {
    const before = places[index - 1] ?? { middle: 0, left: 0 };
    const sameRow = Math.abs(place.middle - before.middle) < 10;
    expect(sameRow ? place.left > before.left : place.middle > before.middle).toBe(true);
  }
});

test('what is in browser storage is worth nothing in another browser once its quarter of an hour is over', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '');
  const stolen = await page.evaluate(() => ({ ...localStorage }));
  const thief = await (await browser.newContext()).newPage();
  await thief.goto(`${baseURL}/404`);
  await thief.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    const entry = JSON.parse(localStorage.getItem('user') ?? '');
    localStorage.setItem('user', JSON.stringify({ ...entry, accessToken: 'run.out' }));
  }, stolen);
  await thief.goto(`${baseURL}/dashboard?view=account`);
  await expect(thief.getByText(COUNTDOWN)).toBeVisible();
  await page.goto('/dashboard?view=account');
  await expect(page.getByText('Logged in as maren.vogel@northwind.example')).toBeVisible();
  await expect(devices(page).filter({ hasText: 'This browser' })).toHaveCount(1);
});

test('two tabs whose token has run out renew it once', async ({ page, context, baseURL }) => {
  await signIn(page, baseURL ?? '');
  const refreshes: string[] = [];
  const bothAsk = Promise.withResolvers<void>();
  await context.route('**/auth/refresh', async (route) => {
    refreshes.push(route.request().url());
    await bothAsk.promise;
    await route.continue();
  });
  const other = await context.newPage();
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('user') ?? '');
    localStorage.setItem('user', JSON.stringify({ ...entry, accessToken: 'run.out' }));
  });
  await Promise.all([page.goto('/dashboard?view=account'), other.goto('/dashboard?view=account')]);
  // So that the requests overlap: a late one would find the token renewed long ago.
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBeGreaterThan(0);
  bothAsk.resolve();
  for (const tab of [page, other]) {
    await expect(devices(tab).filter({ hasText: 'This browser' })).toHaveCount(1);
  }
  expect(refreshes).toHaveLength(1);
  const tokens = (tab: Page) => tab.evaluate(() => localStorage.getItem('accessToken'));
  expect(await tokens(page)).toBe(await tokens(other));
});

test('a second 401 leads to the guard', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  let asked = 0;
  await page.route('**/api/v1/users/*', (route) => {
    asked += 1;
    return route.fulfill({ status: 401, json: { message: 'Please log in again.', code: 'UNAUTHORIZED' } });
  });
  await page.goto('/dashboard?view=account');
  await expect(page.getByText(COUNTDOWN)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(asked).toBe(2);
});

test('logging out clears the browser of what was of the session, keeps what was not, and counts down', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '');
  await page.goto('/dashboard?view=account');
  await page.evaluate(() => localStorage.setItem('kept', 'a receipt'));
  await context.addCookies([{ name: 'another', value: 'stays', url: baseURL ?? '' }]);
  const answered = page.waitForResponse('**/auth/logout');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText(COUNTDOWN)).toBeVisible();
  expect(await (await answered).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page).toHaveURL(`${baseURL}/`);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ kept: 'a receipt' });
  for (const entry of ['user', 'accessToken', 'refreshToken']) expect(stored).not.toHaveProperty(entry);
  // The device cookie grants no access; at the next log-in it shows that this browser is known.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['device', 'another']);
});

test('who is locked out by the guesses of others gets in by the mailed link', async ({ page, freshSite }) => {
  const { url, data } = await freshSite({ RATE_LIMIT_SCALE: '1' });
  const settings = readSettings({ DATA_DIR: data, LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error('These settings are good.');
  const services = await openServices(settings.settings);
  const lastMail = async () => {
    const rows = await services.db.selectFrom('outbox').selectAll().orderBy('written_at', 'desc').execute();
    return rows[0] ? (await openMail(services.keys, rows[0])).text : '';
  };
  const browser = new TestBrowser(url);
  const account = { email: 'ada@example.com', password: 'a walk in the park' };
  const { requestId } = (await (await browser.postJson('/api/v1/auth/register', account)).json()) as {
    requestId: string;
  };
  const [otp] = /^\d{6}$/m.exec(await lastMail()) ?? [];
  await browser.postJson('/api/v1/auth/verify-otp', { requestId, otp });
  for (let guess = 0; guess < 6; guess += 1) {
    await browser.postJson('/api/v1/auth/login', { ...account, password: `guess ${guess}` });
  }
  const [link = ''] = /^http\S+$/m.exec(await lastMail()) ?? [];
  await services.db.destroy();
  await page.goto(link);
  await expect(page).toHaveURL(`${url}/oauth/login`);
  await page.getByRole('button', { name: 'Log in with your link' }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await page.goto(`${url}/dashboard?view=account`);
  await expect(page.getByText(account.email).first()).toBeVisible();
});
