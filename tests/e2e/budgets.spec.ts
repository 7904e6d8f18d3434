import { MARKETING_PAGES } from '../../src/content/public-pages.ts';
import { BUDGETS } from '../../src/tools/bench/report/budgets.ts';
import { weigh } from '../../src/tools/bench/web/page-weight.ts';
import { expect, test } from './fixtures.ts';

const KB = 1000;
/** How much more HTML the API reference may have than other pages: it lists every call. */
const API_REFERENCE_KB = 23;
/** Pages of the docs share a template, so these are enough: one with code, the one with most tables, and the reference. */
const SOME_DOCS = ['/docs/getting-started', '/docs/settings', '/docs/api'];
const { web } = BUDGETS;

/** `npm run bench -- web` also measures the other public pages. */
for (const route of [...MARKETING_PAGES, ...SOME_DOCS]) {
  test(`${route} keeps its budget`, { tag: '@both' }, async ({ page }) => {
    const weight = await weigh(page, route);
    const more = route === '/docs/api' ? API_REFERENCE_KB : 0;
    expect(weight.scriptGzip / KB, 'JavaScript').toBeLessThanOrEqual(
      web['JavaScript of a marketing page, gzip'].atMost,
    );
    expect(weight.scripts.join('\n'), 'Preact').not.toMatch(/react/i);
    expect(weight.requests, 'requests').toBeLessThanOrEqual(web['its requests'].atMost);
    expect(weight.bytes / KB, 'in all').toBeLessThanOrEqual(web['a marketing page in all'].atMost);
    expect((weight.bytes - weight.imageBytes) / KB, 'without images').toBeLessThanOrEqual(
      web['the same without images'].atMost + more,
    );
    expect(weight.htmlGzip / KB, 'HTML with CSS').toBeLessThanOrEqual(web['its HTML with CSS, gzip'].atMost + more);
    expect(weight.blocking, 'render-blocking requests').toEqual([]);
    expect(weight.layoutShift, 'layout shift').toBe(web['its layout shift'].atMost);
    expect(weight.fontBytes / KB, 'fonts').toBeLessThanOrEqual(web['its fonts'].atMost);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  });
}

/** Pages with a form or behind the log-in, which hydrate islands at once. */
const APP_PAGES = ['/oauth/login', '/oauth/register', '/waitlist', '/feedback', '/compare-tool'];

for (const route of [...APP_PAGES, '/email-test', '/dashboard']) {
  test(`${route} keeps the budget of an app page`, { tag: '@both' }, async ({ page }) => {
    const weight = await weigh(page, route);
    expect(weight.requests, 'requests').toBeLessThanOrEqual(web['requests of an app page'].atMost);
    expect(weight.bytes / KB, 'in all').toBeLessThanOrEqual(web['an app page in all'].atMost);
    expect(weight.blocking, 'render-blocking requests').toEqual([]);
  });
}

test('an app page asks for all its modules at once', async ({ page }) => {
  const late: string[] = [];
  await page.goto('/oauth/login', { waitUntil: 'networkidle' });
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const url of loaded) if (/_astro\/.+\.js$/.test(url) && !preloaded.includes(url)) late.push(url);
  expect(late).toEqual([]);
});
