import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { motions } from './measure.ts';
import { look, openDialog, openStates, showToasts } from './states-page.ts';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'];

test.beforeEach(({ page }) => openStates(page));

test.describe('states', () => {
  const controls: [string, (page: Page) => Locator][] = [
    ...VARIANTS.map((variant): [string, (page: Page) => Locator] => [
      `the ${variant} button`,
      (page) => page.locator(`[data-variant="${variant}"] [data-state="rest"]`),
    ]),
    ['a button that is a link', (page) => page.getByRole('link', { name: 'Follow' }).nth(1)],
    ['the button that closes the dialog', (page) => page.getByRole('button', { name: 'Close' })],
  ];
  for (const [name, find] of controls) {
    test(`${name} looks different at rest, pointed at, pressed and focused`, async ({ page }) => {
      if (name.includes('dialog')) await page.getByRole('button', { name: 'Open the dialog' }).click();
      const control = find(page);
      await control.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const rest = await look(control);
      await control.hover();
      const hovered = await look(control);
      await page.mouse.down();
      const pressed = await look(control);
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await page.keyboard.press('Tab');
      await control.focus();
      const focused = await look(control);
      expect(new Set([rest, hovered, pressed, focused]).size).toBe(4);
    });
  }

  test('disabled, aria-disabled and busy buttons differ from the button at rest, and stay so when pointed at', async ({
    page,
  }) => {
    for (const variant of VARIANTS) {
      const button = (state: string) => page.locator(`[data-variant="${variant}"] [data-state="${state}"]`);
      const rest = await look(button('rest'));
      for (const state of ['disabled', 'aria-disabled', 'busy']) {
        const still = await look(button(state));
        expect(still, `${variant} ${state}`).not.toBe(rest);
        await button(state).hover({ force: true });
        expect(await look(button(state)), `${variant} ${state}`).toBe(still);
      }
    }
  });

  test('fields and choices show that they are pointed at, wrong or disabled', async ({ page }) => {
    const plain = page.getByLabel('Plain');
    const rest = await look(plain);
    await plain.hover();
    expect(await look(plain)).not.toBe(rest);
    await page.mouse.move(0, 0);
    expect(await look(page.getByLabel('With a hint and an error'))).not.toBe(rest);
    expect(await look(page.getByLabel('Disabled', { exact: true }).first())).not.toBe(rest);
    for (const label of [page.getByText('Unchecked'), page.getByText('Apple').last()]) {
      const before = await look(label);
      await label.hover();
      expect(await look(label)).not.toBe(before);
    }
  });

  test('errors are announced to screen readers', async ({ page }) => {
    await expect(page.getByLabel('With a hint and an error')).toHaveAccessibleDescription(
      'We write once. Write an address like name@example.com.',
    );
    await expect(page.getByRole('checkbox', { name: 'Wrong' })).toHaveAccessibleDescription('Agree first.');
    await expect(page.getByRole('group', { name: 'Wrong' })).toHaveAccessibleDescription('Choose a fruit.');
  });

  test('a mark and its note light up together, whichever is pointed at or followed', async ({ page }) => {
    const mark = page.locator('#tiers-body-5').locator('xpath=ancestor::a/preceding-sibling::mark[1]');
    const note = page.locator('#tiers-note-5');
    const lit = () => Promise.all([ground(mark), ground(note)]);
    const rest = await lit();
    const expectLit = async () => {
      const now = await lit();
      expect(now[0]).not.toBe(rest[0]);
      expect(now[1]).not.toBe(rest[1]);
    };
    await mark.hover();
    await expectLit();
    await note.hover();
    await expectLit();
    await page.mouse.move(0, 0);
    expect(await lit()).toEqual(rest);
    await page.locator('#tiers-body-5').click();
    await expect(note).toBeInViewport();
    await page.mouse.move(0, 0);
    await expectLit();
  });
});

test('what moves takes 120 to 240 ms, moves nothing but opacity and transform, and stops on request', async ({
  page,
}) => {
  await showToasts(page);
  await openDialog(page);
  expect(await page.evaluate(motions)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = await page.evaluate(motions);
  expect(moving.length).toBeGreaterThan(10);
  for (const { what, properties, lasts } of moving) {
    expect(lasts, what).toBeGreaterThanOrEqual(120);
    expect(lasts, what).toBeLessThanOrEqual(240);
    // The last two keep a toast on the page while it leaves.
    expect(['opacity', 'transform', 'overlay', 'display'], what).toEqual(expect.arrayContaining(properties));
  }
});

test('the dialog keeps the focus, fits the window and gives the focus back', { tag: '@both' }, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A question' });
  const box = await dialog.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect(box?.y).toBeGreaterThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 16);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 16);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog')),
    ).toBeTruthy();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('toasts come top right into a region that was there before, and go when dismissed', { tag: '@both' }, async ({
  page,
}) => {
  const region = page.getByRole('log', { name: 'Notifications' });
  await expect(region).toBeAttached();
  await showToasts(page);
  const toasts = page.locator('.toast');
  await expect(toasts).toHaveCount(4);
  const box = await toasts.first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((page.viewportSize()?.width ?? 0) - 16, 0);
  expect(box?.y, 'below the header').toBeCloseTo(80, 0);
  const looks = await Promise.all(
    ['success', 'error', 'plain'].map((kind) => look(page.locator(`.toast-${kind}`).first())),
  );
  expect(new Set(looks).size).toBe(3);
  const sent = toasts.filter({ hasText: 'The email was sent.' });
  await sent.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(sent).toBeHidden();
  await page.getByRole('button', { name: 'Show 25 toasts' }).click({ force: true });
  await expect(toasts).toHaveCount(20);
});

test('a toast stays for as long as it is pointed at', async ({ page }) => {
  await page.clock.install();
  await page.getByRole('button', { name: 'Show a brief toast' }).click();
  const toast = page.getByText('Seen for two seconds.');
  await toast.hover();
  // In steps, so that Preact can render in between.
  for (let minute = 0; minute < 4; minute += 1) await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(toast).toBeHidden();
});

function ground(element: Locator): Promise<string> {
  return element.evaluate((it) => getComputedStyle(it).backgroundColor);
}
