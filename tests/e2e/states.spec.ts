import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  escapingTexts,
  focusRing,
  luminances,
  type Ring,
  sealPlaces,
  sealWords,
  spoiltMarks,
  targetSizes,
  textColors,
} from './measure.ts';
import { look, openDialog, openStates, showToasts } from './states-page.ts';

const WIDTHS = [320, 360, 390, 640, 768, 1024, 1440, 1920];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.beforeEach(({ page }) => openStates(page));

test.describe('geometry', () => {
  test(
    'every target is large enough: 44 px for a finger, 24 px for a mouse and within a line of text',
    { tag: '@both' },
    async ({ page }, { project }) => {
      const least = project.name === 'phone' ? 44 : 24;
      const targets = await page.evaluate(targetSizes, 'body');
      await showToasts(page);
      targets.push(...(await page.evaluate(targetSizes, '.toaster')));
      await openDialog(page);
      targets.push(...(await page.evaluate(targetSizes, '.dialog')));
      expect(targets.length).toBeGreaterThan(100);
      expect(targets.filter(({ inText, width, height }) => Math.min(width, height) < (inText ? 24 : least))).toEqual(
        [],
      );
    },
  );

  test('a busy button says so at the same width, and takes no second press', { tag: '@both' }, async ({ page }) => {
    const button = page.locator('#interactive .button').first();
    const size = () => button.evaluate((it: HTMLElement) => [it.offsetWidth, it.offsetHeight]);
    const before = await size();
    await expect(button).toHaveAccessibleName('Fetch');
    await button.click();
    await expect(button).toHaveAccessibleName('fetching the email...');
    expect(await size()).toEqual(before);
    await button.click({ force: true });
    await expect(button).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Presses: 1');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(button).toHaveAccessibleName('Fetch');
    expect(await size()).toEqual(before);
  });

  test('every sheet is folded at its thirds, and the creases end before the text', { tag: '@both' }, async ({
    page,
  }) => {
    for (const sheet of await page.locator('.sheet:not(dialog)').all()) {
      const { height, folds, crease, padding } = await sheet.evaluate((element) => {
        const drawn = getComputedStyle(element, '::before');
        const pixels = (value: string | undefined) => Number.parseFloat(value ?? '');
        return {
          height: element.clientHeight,
          padding: pixels(getComputedStyle(element).paddingLeft),
          folds: drawn.backgroundPosition
            .split(',')
            .map((place) => (pixels(place.trim().split(' ')[1]) / 100) * pixels(drawn.height)),
          crease: pixels(drawn.left) + pixels(/([\d.]+)px/.exec(drawn.backgroundImage)?.[1]),
        };
      });
      expect(folds[0]).toBeCloseTo(height / 3, 0);
      expect(folds[1]).toBeCloseTo((height / 3) * 2, 0);
      expect(crease).toBeLessThan(padding);
    }
  });

  test(
    'the numbers of marks cover no words and are never torn over two lines',
    { tag: '@both' },
    async ({ page }, { project }) => {
      const widths = project.name === 'phone' ? [390] : WIDTHS;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(spoiltMarks), `at ${width} px`).toEqual([]);
      }
    },
  );

  test('the seal lies across the lower right corner of its sheet and off its words', { tag: '@both' }, async ({
    page,
  }) => {
    const places = await page.evaluate(sealPlaces);
    expect(places).toHaveLength(6);
    for (const { sheet, right, below, covered } of places) {
      expect(covered, sheet).toEqual([]);
      for (const distance of [right, below]) {
        expect(distance, sheet).toBeLessThan(0);
        expect(distance, sheet).toBeGreaterThan(-0.6);
      }
    }
  });

  test('the words of every seal stay within its ring', { tag: '@both' }, async ({ page }) => {
    // If the condensed font loads too late, the page keeps its fallback; the next page has the font cached.
    await expect(async () => {
      await page.reload();
      const words = await page.evaluate(sealWords);
      expect(words).toHaveLength(10);
      expect(Math.max(...words)).toBeLessThan(1);
    }).toPass({ timeout: 30_000 });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the keyboard reaches every control with the same ring, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const rings: Ring[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(focusRing);
        if (!ring) break;
        rings.push(ring);
      }
      expect(rings.length).toBeGreaterThan(60);
      for (const { what, style, width, offset, color, grounds } of rings) {
        expect({ style, width, offset }, what).toEqual({ style: 'solid', width: '3px', offset: '2px' });
        expect(await lowestContrast(page, color, grounds), what).toBeGreaterThanOrEqual(3);
      }
    });
  }

  test('the ring is the same on a mark that was just led to and is pointed at', async ({ page }) => {
    await page.goto('/states#tiers-body-5');
    const mark = page.locator('#tiers-body-5');
    await page.keyboard.press('Tab');
    await mark.focus();
    await mark.hover();
    expect(await page.evaluate(focusRing)).toMatchObject({ style: 'solid', width: '3px', offset: '2px' });
  });
});

test.describe('overflow', () => {
  for (const size of ['100%', '200%']) {
    test(
      `nothing scrolls sideways or leaves its box with text at ${size}`,
      { tag: '@both' },
      async ({ page }, { project }) => {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        await showToasts(page);
        const widths = project.name === 'phone' ? [390] : WIDTHS;
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(overflow), `at ${width} px`).toBe(0);
          expect(await page.evaluate(escapingTexts), `at ${width} px`).toEqual([]);
        }
        // The page behind it keeps room for a scrollbar, even where scrollbars take no room.
        await openDialog(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const escaping = await page.evaluate(escapingTexts);
          expect(await page.evaluate(overflow), `with the dialog at ${width} px`).toBeLessThanOrEqual(0);
          expect(
            escaping.filter((text) => text.startsWith('dialog')),
            `at ${width} px`,
          ).toEqual([]);
        }
      },
    );
  }
});

test.describe('contrast and names', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await showToasts(page);
      expect(await violations(new AxeBuilder({ page }))).toEqual([]);
      await openDialog(page);
      expect(await violations(new AxeBuilder({ page }).include('.dialog'))).toEqual([]);
    });

    // Axe uses a text's fill colour, which Chromium reports without the forced colours.
    test(`every text can be read in forced colours, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await showToasts(page);
      await openDialog(page);
      const pairs = await page.evaluate(textColors);
      expect(pairs.length).toBeGreaterThanOrEqual(3);
      for (const { what, color, ground } of pairs) {
        expect(await lowestContrast(page, color, [ground]), what).toBeGreaterThanOrEqual(4.5);
      }
    });
  }

  test('forced colours keep buttons, notices and toasts within lines', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await showToasts(page);
    for (const selector of ['.button-primary', '.button-quiet', '.notice', '.toast', '.mark-number']) {
      await expect(page.locator(selector).first(), selector).toHaveCSS('border-top-width', '1px');
    }
    const disabled = await look(page.locator('[data-variant="primary"] [data-state="disabled"]'));
    expect(disabled).not.toBe(await look(page.locator('[data-variant="primary"] [data-state="rest"]')));
  });

  test('the theme switch decides against the system, on every header at once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole('radio', { name: 'Dark theme' }).first().check({ force: true });
    expect(await ground()).not.toBe(light);
    await expect(page.getByRole('radio', { name: 'Dark theme' }).last()).toBeChecked();
    await page.getByRole('radio', { name: 'System theme' }).last().check({ force: true });
    expect(await ground()).toBe(light);
  });
});

/** The contrast ratio (WCAG 2.2) of one colour with several. */
async function lowestContrast(page: Page, color: string, grounds: string[]): Promise<number> {
  expect(grounds).not.toEqual([]);
  const [own = 0, ...others] = await page.evaluate(luminances, [color, ...grounds]);
  return Math.min(...others.map((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)));
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
