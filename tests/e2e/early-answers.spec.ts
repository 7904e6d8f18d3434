import type { Page, Request } from '@playwright/test';
import { SESSION_PATHS } from '../../src/client/session-contract.ts';
import { earlyCalls } from '../../src/features/dashboard/early-calls.ts';
import { SCAN_PATHS, type ScansAnswer } from '../../src/features/scans/contract.ts';
import { fraud, harmless } from '../support/scan-emails.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { ask, scannedMailbox } from './scanned-mailbox.ts';
import { signIn } from './signed-in.ts';

const PAGES = [
  '/dashboard',
  '/dashboard?view=scans',
  '/dashboard?view=scans&scan={scanId}',
  '/dashboard?view=alerts',
  '/dashboard?view=tasks',
  '/dashboard?view=reports',
  '/dashboard?view=account',
  '/email-test',
];
/** The page's scripts start only after this. */
const APP = '**/_astro/app.*.js';

// The session is stored from a page that doesn't exist, which logs a 404.
test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));

/** Opens a page whose scripts are held back. @returns its requests, and a function that releases the scripts */
async function openHeld(page: Page, address: string) {
  await page.goto('about:blank');
  const released = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await released.promise;
    await route.continue();
  });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  // Requests that start by themselves have started by now.
  await page.waitForTimeout(500);
  return { requests, release: released.resolve };
}

const namesOf = (requests: readonly Request[]) => requests.map((request) => request.url());
const answersIn = (urls: readonly string[]) => urls.filter((url) => /\/api\/(?!v1\/$)/.test(url));
const scriptsIn = (urls: readonly string[]) => urls.filter((url) => /\/_astro\/.+\.js$/.test(url));

test('pages behind the log-in ask for all they begin with before their scripts are there, and only once', async ({
  page,
  freshSite,
}) => {
  test.slow();
  const mailbox = await scannedMailbox(page, freshSite, { a: fraud('a'), b: harmless('b') });
  const { scans } = await ask<ScansAnswer>(page, 'GET', SCAN_PATHS.scans);
  for (const path of PAGES) {
    await test.step(path, async () => {
      const address = `${mailbox.url}${path.replace('{scanId}', scans[0]?.id ?? '')}`;
      const { requests, release } = await openHeld(page, address);
      const early = namesOf(requests);
      release();
      await islandsReady(page);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
      await expect(page.locator('.waiting, [aria-busy=true]')).toHaveCount(0);
      await page.waitForTimeout(500);
      const all = namesOf(requests);
      expect(answersIn(early).length).toBe(earlyCalls(new URL(address), 'any').length);
      // More may follow, depending on the answers.
      expect(answersIn(all)).toEqual([...new Set(answersIn(all))]);
      expect(scriptsIn(all)).toEqual(scriptsIn(early));
      page.removeAllListeners('request');
      await page.unroute(APP);
    });
  }
  await page.goto('about:blank');
  mailbox.clear();
});

test('signed out, a page behind the log-in asks for nothing', async ({ page }) => {
  for (const path of PAGES) {
    const { requests, release } = await openHeld(page, path.replace('{scanId}', 'x'));
    expect(answersIn(namesOf(requests)), path).toEqual([]);
    expect(
      namesOf(requests).filter((url) => /View\.|open\.|ScanList\./.test(url)),
      path,
    ).toEqual([]);
    release();
    await expect(page.getByText(/Logging out/)).toBeVisible();
    expect(answersIn(namesOf(requests)), path).toEqual([]);
    await page.unroute(APP);
    page.removeAllListeners('request');
  }
});

test('with a broken session, a page asks for nothing', async ({ page }) => {
  await page.goto('/404');
  await page.evaluate(() => localStorage.setItem('user', '{"user":{"id":"u1"},"accessToken":"a b"}'));
  const { requests, release } = await openHeld(page, '/dashboard');
  release();
  await expect(page.getByText(/Logging out/)).toBeVisible();
  expect(answersIn(namesOf(requests))).toEqual([]);
});

test('an expired bearer is renewed once, and the page is filled', async ({ page, freshSite, allowConsoleError }) => {
  allowConsoleError(/status of 401/);
  const mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...entry, accessToken: 'expired' }));
  });
  const { requests, release } = await openHeld(page, `${mailbox.url}/dashboard`);
  release();
  await expect(page.locator('.overview-headline')).toHaveText(/\d/);
  expect(namesOf(requests).filter((url) => url.endsWith(SESSION_PATHS.refresh))).toHaveLength(1);
  await page.goto('about:blank');
  mailbox.clear();
});

test('what was asked for one user is not shown to the next', async ({ page, freshSite }) => {
  const mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  const { requests, release } = await openHeld(page, `${mailbox.url}/dashboard`);
  const jonas = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(answersIn(namesOf(requests))).not.toEqual([]);
  const other = await page.context().newPage();
  await signIn(other, mailbox.url, 'demo-maren-vogel');
  await other.close();
  release();
  // None of her emails has been scanned.
  await expect(page.getByRole('button', { name: /scanning/i })).toBeVisible();
  await expect(page.locator('.overview-headline')).toHaveCount(0);
  const bearers = requests.map((request) => request.headers().authorization).filter(Boolean);
  expect(new Set(bearers).size).toBe(2);
  expect(bearers.lastIndexOf(`Bearer ${jonas}`)).toBeLessThan(
    bearers.findLastIndex((one) => one !== `Bearer ${jonas}`),
  );
  await page.goto('about:blank');
  mailbox.clear();
});
