import type { Page } from '@playwright/test';
import { laidOutEmail } from '../support/laid-out-email.ts';
import { fraud, harmless } from '../support/scan-emails.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { targetSizes } from './measure.ts';
import { type ScannedMailbox, scannedMailbox } from './scanned-mailbox.ts';

// States of the app that need emails or a press.

const EMAILS = {
  a: fraud('a'),
  b: laidOutEmail('Your account is suspended'),
  c: harmless('c'),
  d: harmless('d'),
};
const files = Object.entries(EMAILS).map(([name, source]) => ({
  name: `${name}.eml`,
  mimeType: 'message/rfc822',
  buffer: Buffer.from(source),
}));
const SMALLEST_TARGET = 24;

let mailbox: ScannedMailbox;
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, path: string) {
  await page.goto(`${mailbox.url}${path}`);
  await islandsReady(page);
}

async function openScan(page: Page) {
  await open(page, '/dashboard?view=scans&verdict=dangerous');
  await page.getByRole('link', { name: 'Your account is suspended', exact: true }).click();
  await expect(page.getByText('What to do now')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Show email' })).toBeVisible();
}

async function openDialog(page: Page, path: string, button: string) {
  await open(page, path);
  await page.getByRole('button', { name: button }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function share(page: Page) {
  await openScan(page);
  await page.getByRole('button', { name: 'Share verdict' }).click();
  await expect(dialog(page).getByRole('region', { name: 'What others will see' })).toBeVisible();
}

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'what needs attention': async (page) => {
    await open(page, '/dashboard?days=365');
    await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').first()).toBeVisible();
  },
  'selected scans': async (page) => {
    await open(page, '/dashboard?view=scans');
    await page.locator('.scan-rows').getByRole('checkbox').first().check({ force: true });
    await expect(page.getByRole('region', { name: 'Selected scans' })).toBeVisible();
  },
  'no scans for a search': async (page) => {
    await open(page, '/dashboard?view=scans&search=nothing');
    await expect(page.getByText('Your other scans are still there.')).toBeVisible();
  },
  'a dangerous email': openScan,
  'the headers of an email': async (page) => {
    await openScan(page);
    await page.getByRole('group', { name: 'Show email' }).getByText('Headers', { exact: true }).click();
    await expect(page.getByText('Message-Id').first()).toBeVisible();
  },
  'sharing a verdict': share,
  'a shared verdict': async (page) => {
    await share(page);
    await dialog(page).getByRole('button', { name: 'Copy link', exact: true }).click();
    await page.goto(await dialog(page).getByLabel('Link', { exact: true }).inputValue());
    await expect(page.getByRole('heading', { level: 1, name: 'Shared verdict' })).toBeVisible();
  },
  'adding a webhook': (page) => openDialog(page, '/dashboard?view=alerts', 'Add a webhook or topic'),
  'creating an API key': (page) => openDialog(page, '/dashboard?view=account', 'Create API key'),
  'adding a task': (page) => openDialog(page, '/dashboard?view=tasks', 'Add task'),
  'results of several files': async (page) => {
    await open(page, '/email-test');
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('button', { name: 'Analyse all 4' }).click();
    await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(files.length);
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with emails, ${colorScheme}: axe finds nothing, nothing scrolls sideways and targets are large enough`, async ({
    page,
    freshSite,
    allowConsoleError,
  }) => {
    test.setTimeout(300_000);
    allowConsoleError(/status of 404.*\/404$/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    mailbox = await scannedMailbox(page, freshSite, EMAILS);
    await page.evaluate(() => sessionStorage.setItem('demo-notice-dismissed', ''));
    for (const [name, show] of Object.entries(STATES)) {
      await test.step(name, async () => {
        await show(page);
        expect.soft(await findings(page), name).toEqual([]);
        // 1440 px at a zoom of 200 %.
        await page.setViewportSize({ width: 720, height: 450 });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(sideways, `${name}, at 200 %`).toBeLessThanOrEqual(0);
        const targets = await page.evaluate(targetSizes, (await dialog(page).count()) > 0 ? 'dialog[open]' : 'main');
        expect.soft(targets.length, name).toBeGreaterThan(0);
        const small = targets.filter(({ width, height }) => Math.min(width, height) < SMALLEST_TARGET);
        expect.soft(small, name).toEqual([]);
        await page.setViewportSize({ width: 1440, height: 900 });
      });
    }
    await page.goto('about:blank');
    mailbox.clear();
  });
}
