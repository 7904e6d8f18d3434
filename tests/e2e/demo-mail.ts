import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { FreshSite } from './fresh-site.ts';

/** Puts an email into a demo mailbox atomically. */
export function deliver({ data }: FreshSite, owner: string, name: string, source: string): void {
  const folder = join(data, 'demo-mailbox', owner);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.part`), source);
  renameSync(join(folder, `${name}.part`), join(folder, `${name}.eml`));
}

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** Agrees to scanning and waits for the overview. */
export async function startScanning(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agree and start scanning' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible({ timeout: 30_000 });
}
