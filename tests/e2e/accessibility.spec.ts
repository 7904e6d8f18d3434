import type { Page } from '@playwright/test';
import { violations } from './accessibility-scan.ts';
import { expect, test } from './fixtures.ts';
import { focusedStop } from './keyboard.ts';
import { open, ROUTES } from './routes.ts';

/** Layouts are checked in light mode; dark mode changes colours only. */
const WIDTHS = { light: [360, 768, 1440], dark: [390] };
/** Its tab stops repeat for each API call. */
const ENDLESS = '/docs/api';
const MAX_STOPS = 150;

/** Repeated until it is stable: charts resize shortly after the page. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/status of (?:4\d\d|500)/);
});

for (const route of Object.values(ROUTES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route}, ${colorScheme}: axe finds nothing`, async ({ page, baseURL }) => {
      if (route === '/docs/api') test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, route, baseURL);
      for (const width of WIDTHS[colorScheme]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`${route} never scrolls sideways, from 320 px and with text twice as large`, async ({ page, baseURL }) => {
    await open(page, route, baseURL);
    for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `at ${width} px`).toBe(0);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `text at 200 %, ${width} px`).toBe(0);
    }
  });

  test(`${route} has one h1, headings in order, landmarks and a skip link`, async ({ page, baseURL }) => {
    await open(page, route, baseURL);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`${route} by keyboard: every stop is in view, named and shows its focus`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    await open(page, route, baseURL);
    const stops: string[] = [];
    for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
      if (route === ENDLESS && stops.length === MAX_STOPS) break;
      expect(stops.length, `the focus never leaves ${stop.what}`).toBeLessThan(MAX_STOPS);
      await expect(page.locator(':focus'), `the name of ${stop.what}`).toHaveAccessibleName(/\S/);
      await expect.poll(async () => (await page.evaluate(focusedStop))?.seen, `${stop.what} is in view`).toBe(true);
      expect(stop.ring, `the focus ring of ${stop.what}`).toBeGreaterThanOrEqual(3);
      stops.push(stop.what);
    }
    expect(stops.length).toBeGreaterThanOrEqual(3);
  });
}

async function nextStop(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(focusedStop);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768]) {
    test(`the open menu, ${colorScheme}, ${width} px: axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('every sample email of the hero: axe finds nothing', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Password expiry', 'A real newsletter']) {
    await page.getByRole('radio', { name }).check({ force: true });
    expect(await violations(page), name).toEqual([]);
  }
});

test('the landing page by keyboard leads past everything that can be done, and nothing that cannot', async ({
  page,
}) => {
  await page.goto('/');
  const names: string[] = [];
  while (await nextStop(page)) names.push(await page.locator(':focus').ariaSnapshot());
  for (const name of [
    'link "Home"',
    'link "Log in"',
    'link "Get Started"',
    'link "Join the Waitlist"',
    'radio "Invoice with a new account"',
    'link "Start Free"',
    'button "Pause"',
    'link "Talk to Sales"',
    'textbox "Message',
    'link "Cookies Policy"',
  ]) {
    expect(names.join('\n')).toContain(name);
  }
  expect(names.join('\n')).not.toContain('Coming Soon');
});

test('forced colours keep the chosen email, the dots and the buttons apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const border = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await border('Invoice with a new account')).not.toBe(await border('Password expiry'));
  const dots = await page
    .getByRole('button', { name: /^Quote \d of/ })
    .evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').backgroundColor));
  expect(new Set(dots).size, 'the current dot beside the others').toBe(2);
  for (const button of await page.locator('.button:visible').all()) {
    expect(await button.evaluate((it) => Number.parseFloat(getComputedStyle(it).borderTopWidth))).toBeGreaterThan(0);
  }
});
