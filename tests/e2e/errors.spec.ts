import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { weigh } from '../../src/tools/bench/web/page-weight.ts';
import { expect, test } from './fixtures.ts';

async function expectForbidden(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Aww snap! Access forbidden' })).toBeVisible();
  await expect(page.getByText(/something went wrong on our side, or you are not authorized/)).toBeVisible();
}

test('an unknown address answers 404, names the address and leads home', { tag: '@both' }, async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/404 \(Not Found\)/);
  const answer = await page.goto('/nowhere/at-all?from=mail');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Aww snap! Page Not Found/);
  await expect(page.getByRole('heading', { level: 1, name: 'Aww snap! Page Not Found' })).toBeVisible();
  await expect(page.getByText('/nowhere/at-all', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a long address is cut with an ellipsis, and moves nothing when it is written', { tag: '@phone' }, async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/404 \(Not Found\)/);
  const { layoutShift } = await weigh(page, `/nowhere${'/and-further'.repeat(12)}`);
  expect(layoutShift).toBe(0);
  const line = page.locator('[data-address]');
  await expect(line).toHaveCSS('-webkit-line-clamp', '3');
  expect(await line.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
});

for (const status of [403, 500]) {
  test(`/${status} answers ${status} with the same text and leads home`, async ({ page, allowConsoleError }) => {
    allowConsoleError(new RegExp(`status of ${status}`));
    const answer = await page.goto(`/${status}`);
    expect(answer?.status()).toBe(status);
    await expectForbidden(page);
    await expect(page.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
  });
}

for (const path of ['/nowhere', '/403', '/500']) {
  test(`${path} is drawn as designed and asks not to be listed`, { tag: '@both' }, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource/);
    await page.goto(path);
    const policy = await page.evaluate(() => getComputedStyle(document.body).display);
    expect(policy, 'the styles were applied').toBe('flex');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('an island that throws leaves the text of the 403 screen in its place, logged once', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/broken island/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle('./broken-island.tsx') });
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Aww snap! Access forbidden' })).toBeVisible();
  await expect(alert).toContainText('something went wrong on our side, or you are not authorized');
  await expect(alert.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
  expect(logged).toHaveLength(1);
});

/** A module and its imports bundled into one script, as on a page of the built site. */
async function bundle(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL(path, import.meta.url)), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}
