import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Dark mode changes colours only, not the layout. */
const WIDTHS = { light: [320, 390, 768, 1440], dark: [390, 1440] };

/** What axe finds on a page at the widths of its theme. Nothing may scroll sideways at them. */
export function findings(page: Page): Promise<string[]> {
  // Four looks take longer than the rest of most tests.
  test.setTimeout(test.info().timeout + 45_000);
  return withoutMotion(page, async () => {
    const found: string[] = [];
    const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    for (const width of WIDTHS[isDark ? 'dark' : 'light']) {
      await page.setViewportSize({ width, height: 900 });
      // As tall as the page: a bar at the window's edge would cover part of a target until one scrolls.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, 900) });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0);
      await settled(page);
      const { violations } = await scan(page).analyze();
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${width} px: ${id}: ${target}`)));
    }
    return found;
  });
}

/** What axe finds on a page as it is. */
export function violations(page: Page): Promise<string[]> {
  return withoutMotion(page, async () => {
    await settled(page);
    const { violations } = await scan(page).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

/**
 * In the frame of an email nothing runs, not even axe. There is no other frame, so axe needs no page of its own to put
 * results together, and it need not describe what passes: both together take two thirds of the time.
 */
function scan(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .exclude('iframe[sandbox]')
    .setLegacyMode();
}

/** The demo notice appears and toasts leave while axe runs, and it would find fading texts too pale. */
async function withoutMotion<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await look();
  if (!isReduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return found;
}

/** The contrast of colours that are still changing doesn't matter. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
