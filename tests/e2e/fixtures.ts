import { test as base, expect, type Page } from '@playwright/test';
import { type FreshSite, startFreshSite } from './fresh-site.ts';

/**
 * Playwright's test, failing on any console error. A test that provokes a failing request allows what the browser
 * itself logs for it: «Failed to load resource … URL».
 */
interface Fixtures {
  allowConsoleError: (pattern: RegExp) => void;
  /** Starts the same build once more with an empty database; it is stopped however the test ends. */
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
    // What a page still follows would break off, which is an error in its console.
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

/** What is pressed before the islands are there does nothing. */
export async function islandsReady(page: Page): Promise<void> {
  // A page whose address has just changed may be empty still, with no island to wait for.
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** From now on the clock of the page runs only on demand: no toast goes while a busy machine looks for it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** How long a toast is shown: its page's clock has been stopped before. */
export async function expectShownFor(page: Page, text: string, milliseconds: number) {
  const toast = page.getByRole('log').locator('.toast').filter({ hasText: text });
  const staying = toast.and(page.locator('[data-leaving="false"]'));
  await expect(staying).toBeVisible();
  await page.clock.runFor(milliseconds - 500);
  await expect(staying).toBeVisible();
  await page.clock.runFor(1000);
  await expect(staying).toHaveCount(0);
  // What removes it is set when Preact has drawn it leaving, which no stopped clock delays.
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await toast.count()).toBe(0);
  }).toPass();
}

export { expect };
