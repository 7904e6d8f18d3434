import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pictureOf } from '../support/picture-of.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

test.use({ serviceWorkers: 'allow' });

const SOURCE = readFileSync(new URL('../../src/content/sample-emails/changed-account.eml', import.meta.url), 'utf8');

async function withWorker(page: Page, baseURL = '') {
  await signIn(page, baseURL);
  await page.goto('/email-test');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}

/** Posts what a phone’s share sheet would. */
async function share(page: Page, fields: Record<string, string>, file?: string | Buffer, fileName = 'invoice.eml') {
  const base64 = file === undefined ? undefined : Buffer.from(file).toString('base64');
  await page.evaluate(
    ({ fields: entries, base64: source, fileName }) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/share';
      form.enctype = 'multipart/form-data';
      for (const [name, value] of Object.entries(entries)) {
        const input = form.appendChild(document.createElement('input'));
        input.name = name;
        input.value = value;
      }
      const input = form.appendChild(document.createElement('input'));
      input.type = 'file';
      input.name = 'email';
      if (source !== undefined) {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(source), (char) => char.charCodeAt(0));
        transfer.items.add(new File([bytes], fileName, { type: 'message/rfc822' }));
        input.files = transfer.files;
      }
      document.body.append(form);
      form.submit();
    },
    { fields, base64, fileName },
  );
}

// The session is stored from a page that doesn't exist, which logs a 404.
test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));

test('the site can be installed as an app', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
});

test('visitors who are not signed in get no worker', async ({ page }) => {
  await page.goto('/email-test');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('without a connection a page says so, and comes back with it', async ({
  page,
  baseURL,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/./);
  await withWorker(page, baseURL);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
});

test('a shared email opens the email test, once', { tag: '@both' }, async ({ page, baseURL }) => {
  await withWorker(page, baseURL);
  await share(page, { title: '', text: '' }, SOURCE);
  await expect(page).toHaveURL(/\/email-test$/);
  await expect(page.getByText(/^Subject: (.+)$/m.exec(SOURCE)?.[1] ?? '').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('a shared text fills in the form', { tag: '@both' }, async ({ page, baseURL }) => {
  await withWorker(page, baseURL);
  await share(page, { title: 'Your parcel', text: 'Pay the customs fee', url: 'http://203.0.113.7/pay' });
  await expect(page.getByLabel('Subject')).toHaveValue('Your parcel');
  await expect(page.getByLabel('Body')).toHaveValue('Pay the customs fee\n\nhttp://203.0.113.7/pay');
});

test('a shared screenshot is listed, and analysed when its owner says so', { tag: '@both' }, async ({
  page,
  baseURL,
}) => {
  await withWorker(page, baseURL);
  const lines = ['Your account is suspended', 'Verify your password within 24 hours', 'or your account will be closed'];
  await share(page, { title: '', text: '' }, Buffer.from((await pictureOf(lines)).content), 'Screenshot_1.png');
  await page.getByRole('button', { name: 'Analyse “Screenshot_1.png”' }).click();
  await expect(page.getByRole('img', { name: /^Your screenshot/ })).toBeVisible({ timeout: 30_000 });
});

test('what was shared and not taken within a day is shown to nobody and removed', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await withWorker(page, baseURL);
  await page.evaluate(() => localStorage.clear());
  await share(page, { title: 'Your parcel', text: 'Pay the customs fee' });
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/shared-email')));
  expect(await isKept()).toBe(true);
  await page.goto('/privacy-policy');
  expect(await isKept()).toBe(true);
  await page.evaluate(async () => {
    const cache = await caches.open('shared');
    const old = { 'x-subject': 'Your%20parcel', 'x-shared-at': String(Date.now() - 25 * 60 * 60 * 1000) };
    await cache.put('/shared-email', new Response('Pay the customs fee', { headers: old }));
  });
  await page.goto('/privacy-policy');
  await expect.poll(isKept).toBe(false);
  await signIn(page, baseURL ?? '');
  await page.goto('/email-test');
  await expect(page.getByLabel('Body')).toHaveValue('');
});

test('a shared file that is no email, or names itself to do harm, says so', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await withWorker(page, baseURL);
  const name = '"><img src=x onerror=alert(1)>\r\nx-subject: \u202Egpj.eml';
  await share(page, { title: 'x', text: 'y' }, 'Dear diary', name);
  await expect(page.getByLabel('Saved email')).toHaveAccessibleDescription(/is not a saved email/);
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('what is shared while signed out waits for the next log-in', { tag: '@phone' }, async ({ page, baseURL }) => {
  await withWorker(page, baseURL);
  await page.evaluate(() => localStorage.clear());
  await share(page, { title: 'Your parcel', text: 'Pay the customs fee' });
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await signIn(page, baseURL ?? '');
  await page.goto('/email-test');
  await expect(page.getByLabel('Body')).toHaveValue('Pay the customs fee');
});

test('an app that was installed before the first log-in asks to share again', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/privacy-policy');
  await share(page, { title: 'Your parcel', text: 'Pay the customs fee' });
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await signIn(page, baseURL ?? '');
  await page.goto('/privacy-policy');
  await share(page, { title: 'Your parcel', text: 'Pay the customs fee' });
  await expect(page).toHaveURL(/\/email-test$/);
  await expect(page.getByLabel('Saved email')).toHaveAccessibleDescription(/Please share it again/);
});
