import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the page of tests/states and waits until its controls respond. */
export async function openStates(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/states');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function showToasts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show every kind of toast' }).click();
  await expect(page.locator('.toast')).toHaveCount(4);
}

/** Works even if toasts cover the button on a narrow screen. */
export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the dialog' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'A question' })).toBeVisible();
}

/** The styles in which one state of an element can differ from another. */
export function look(element: Locator): Promise<string> {
  return element.evaluate((it) => {
    const { color, backgroundColor, border, boxShadow, outline, textDecoration, transform } = getComputedStyle(it);
    return [color, backgroundColor, border, boxShadow, outline, textDecoration, transform].join(' | ');
  });
}
