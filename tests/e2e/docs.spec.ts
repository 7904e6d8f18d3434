import type { Route } from '@playwright/test';
import { DOCS_PAGES } from '../../src/content/public-pages.ts';
import { violations } from './accessibility-scan.ts';
import { expect, test } from './fixtures.ts';
import { longestLine, targetSizes } from './measure.ts';
import { ROUTES } from './routes.ts';

const SEARCH = 'Search the docs';

test('the footer leads to the docs, and the front page to every page of them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Docs' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
  expect(
    await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ).toEqual(DOCS_PAGES);
});

test('Next leads through all pages in order, and Previous back', async ({ page }) => {
  const around = page.getByRole('navigation', { name: 'Previous and next page' });
  await page.goto(DOCS_PAGES[0] ?? '');
  for (const path of DOCS_PAGES.slice(1)) {
    await around.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await expect(around.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await around.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(new RegExp(`${DOCS_PAGES.at(-2)}$`));
});

test('the navigation marks the page, and the contents lead to its sections', async ({ page }, { project }) => {
  await page.goto('/docs/operation');
  const isPhone = project.name === 'phone';
  if (isPhone) await page.getByRole('group').getByText('Operation', { exact: true }).first().click();
  const navigation = page.getByRole('navigation', { name: 'Docs' });
  await expect(navigation.getByRole('link')).toHaveCount(DOCS_PAGES.length);
  await expect(navigation.getByRole('link', { name: 'Operation' })).toHaveAttribute('aria-current', 'page');
  if (isPhone) return;
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Limits' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Limits' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Limits' })).toHaveAttribute('aria-current', 'true');
});

test('a heading has a link to itself', async ({ page }) => {
  await page.goto('/docs/backups');
  await page.getByRole('link', { name: 'Link to “Change the secret”' }).click();
  await expect(page).toHaveURL(/#change-the-secret$/);
});

test('the search opens with a slash, and is used by keyboard alone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/docs', { waitUntil: 'networkidle' });
  expect(fetched, 'the index waits for the search').not.toContain('/docs/search.json');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: SEARCH });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await page.keyboard.type('refresh token');
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('');
  await page.keyboard.type('change the secret');
  await expect(options.first()).toContainText('Change the secret');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/backups#change-the-secret$/);
});

test('the search finds a call of the API, forgives a typo, and says when there is nothing', async ({ page }) => {
  await page.goto('/docs/settings');
  const box = page.getByRole('combobox', { name: SEARCH });
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await box.fill('calendar link');
  await expect(page.getByRole('option', { name: 'Create a calendar link API reference' })).toBeVisible();
  await box.fill('netlfy');
  await expect(options.first()).toContainText('Netlify');
  await box.fill('qqqqqq');
  await expect(page.getByText('Nothing found. Try another word.')).toBeVisible();
});

test('a search whose index cannot be fetched says so, and works when tried again', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/search\.json/);
  const fails = (route: Route) => route.abort();
  await page.route('**/docs/search.json', fails);
  await page.goto('/docs');
  const box = page.getByRole('combobox', { name: SEARCH });
  await box.fill('backup');
  await expect(page.getByText('We couldn’t load the search.')).toBeVisible();
  await page.unroute('**/docs/search.json', fails);
  await box.fill('backups');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a code block is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/getting-started');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm start');
});

test('the API reference shows a call with what it takes and what it answers', async ({ page }) => {
  await page.goto('/docs/api#post-predict');
  // The fragment opens this call; the others stay collapsed.
  const call = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'Analyse a subject and body' }) });
  const examples = page.locator('details').getByText(/^curl/);
  expect(await examples.count()).toBeGreaterThan(20);
  await expect(examples.filter({ visible: true })).toHaveCount(1);
  await expect(call).toBeInViewport();
  await expect(call.getByText('/predict', { exact: true })).toBeVisible();
  await expect(call.getByText('Anyone, more when logged in')).toBeVisible();
  await expect(call.getByText(/^curl -X POST/)).toBeVisible();
  await call.getByText('Answer: PredictAnswer').click();
  await call.getByRole('link', { name: 'PredictAnswer' }).click();
  const heading = page.getByRole('heading', { level: 3, name: 'PredictAnswer' });
  await expect(heading).toBeInViewport();
  const type = page.locator('details').filter({ has: heading });
  await expect(type.getByText('confidence_level')).toBeVisible();
  await type.getByRole('link', { name: 'Analysis', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Analysis', exact: true })).toBeInViewport();
});

test('the OpenAPI document is served', async ({ request }) => {
  const answer = await request.get('/docs/openapi.json');
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
});

test('without JavaScript there is no search box, and the pages work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/docs');
  await expect(page.getByRole('combobox', { name: SEARCH })).toBeHidden();
  await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
  await context.close();
});

/** The other pages are checked in accessibility.spec.ts. */
const FURTHER_PAGES = DOCS_PAGES.filter((path) => !Object.values(ROUTES).includes(path));

for (const path of FURTHER_PAGES) {
  test(`${path} fits every width, in both themes`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'It sets the widths itself.');
    test.setTimeout(120_000);
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(longestLine, '.docs-prose > :is(p, ul, ol)')).toBeLessThanOrEqual(68);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

test('targets are large enough for a finger', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone');
  await page.goto('/docs/backups');
  await page.getByRole('group').getByText('Backups', { exact: true }).first().click();
  const targets = await page.evaluate(targetSizes, '.docs-drawer');
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
});
