import type { Locator, Page } from '@playwright/test';
import { islandsReady } from './fixtures.ts';
import type { FreshSite } from './fresh-site.ts';
import { signIn } from './signed-in.ts';

interface Where {
  view: string;
  /** The section's. */
  name: string;
  environment?: Record<string, string>;
}

/** Starts a site, logs in and opens a view of the dashboard. */
export async function openSection(
  page: Page,
  freshSite: (environment?: Record<string, string>) => Promise<FreshSite>,
  { view, name, environment }: Where,
): Promise<{ section: Locator; url: string }> {
  const { url } = await freshSite(environment);
  await signIn(page, url);
  await page.goto(`${url}/dashboard?view=${view}`);
  await islandsReady(page);
  return { section: page.getByRole('region', { name, exact: true }), url };
}
