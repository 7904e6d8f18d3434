import { test as base, expect, type Page } from '@playwright/test';
import { type FreshSite, startFreshSite } from './fresh-site.ts';

/**
 * Playwright's test, failing on any console error. A test that provokes a failing request allows what the browser
 * itself logs for it: «Failed to load resource … URL».
 */
interface Fixtures {
  allowConsoleError: (pattern: RegExp) => void;
  /** Starts another server of the same build with an empty database. It is stopped when the test ends. */
  freshSite: (environment?: Record<string, string>) => Promise<FreshSite>;
}

export const test = base.extend<Fixtures>({
  freshSite: async ({ page }, use) => {
    const sites: FreshSite[] = [];
    await use(async (environment) => {
      const site = await startFreshSite(environment);
      sites.push(site);
      return site;
    });
    // Open streams would break off, and the page would log errors.
    await page.close();
    await Promise.all(sites.map((site) => site.stop()));
  },
  allowConsoleError: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use((pattern) => allowed.push(pattern));
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until all islands are hydrated: earlier presses do nothing. */
export async function islandsReady(page: Page): Promise<void> {
  // Right after a navigation the page may still be empty, with no island to wait for.
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** From now on the page's clock runs only on demand, so that no toast disappears before a busy machine has found it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Checks how long a toast is shown. The page's clock must have been stopped. */
export async function expectShownFor(page: Page, text: string, milliseconds: number) {
  const toast = page.getByRole('log').locator('.toast').filter({ hasText: text });
  const staying = toast.and(page.locator('[data-leaving="false"]'));
  await expect(staying).toBeVisible();
  await page.clock.runFor(milliseconds - 500);
  await expect(staying).toBeVisible();
  await page.clock.runFor(1000);
  await expect(staying).toHaveCount(0);
  // Its removal is scheduled only after Preact has rendered it leaving, which the stopped clock doesn't control.
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await toast.count()).toBe(0);
  }).toPass();
}

export { expect };
