import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const ROUTES = [
  '/',
  '/oauth/register',
  '/oauth/login',
  '/compare-tool',
  '/waitlist',
  '/message-sent',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/403',
  '/404',
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [360, 768, 1440];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test.beforeEach(({ allowConsoleError }, { project }) => {
  test.skip(project.name !== 'desktop', 'The widths are set here.');
  allowConsoleError(/status of 40[34]/);
});

for (const route of ROUTES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route}, ${colorScheme}: axe finds nothing at any width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`${route} never scrolls sideways, from 320 px and with text twice as large`, async ({ page }) => {
    await page.goto(route);
    for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toBe(0);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `text at 200 %, ${width} px`).toBe(0);
    }
  });

  test(`${route} has one h1, headings in order, landmarks and a skip link`, async ({ page }) => {
    await page.goto(route);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu, ${colorScheme}: axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('every sample letter of the hero: axe finds nothing', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Password expiry', 'A real newsletter']) {
    await page.getByRole('radio', { name }).check({ force: true });
    expect(await violations(page), name).toEqual([]);
  }
});

test('the landing page by keyboard: every stop is visible, named and shows its focus', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  const stops: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const ringed = [element, element.closest('label')].filter((it) => it !== null);
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        ring: ringed.some((it) => Number.parseFloat(getComputedStyle(it).outlineWidth) >= 3),
        tag: element.outerHTML.slice(0, 120),
      };
    });
    if (!stop) break;
    const name = stop.name === '' ? 'input' : stop.name;
    expect(stop.ring, `focus ring of ${stop.tag}`).toBe(true);
    stops.push(name);
  }
  for (const name of [
    'Home',
    'Log in',
    'Get Started',
    'Join the Waitlist',
    'Start Free',
    'Pause',
    'Talk to Sales',
    'Cookies Policy',
  ]) {
    expect(stops).toContain(name);
  }
  expect(stops).not.toContain('Coming Soon');
});

test('forced colours keep the chosen letter, the dots and the buttons apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const border = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await border('Invoice, changed account')).not.toBe(await border('Password expiry'));
});
