import type { Page } from '@playwright/test';
import { makeMessage } from '../support/make-message.ts';
import { fraud, harmless } from '../support/scan-emails.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { type ScannedMailbox, scannedMailbox } from './scanned-mailbox.ts';

const signed = (name: string) =>
  makeMessage(
    {
      'Authentication-Results':
        'mx.google.com; dkim=pass header.i=@lottery.example header.d=lottery.example; dmarc=pass header.from=lottery.example',
      ...{
        From: '"Prize Office" <win@lottery.example>',
        Subject: `You have won ${name}`,
        To: 'jonas@northwind.example',
      },
      'Message-Id': `<${name}@lottery.example>`,
    },
    'Dear winner,\r\n\r\nyou have won 2,500,000 dollars. Send your name, address and phone number today to claim your prize. This is confidential.',
  );
const EMAILS = {
  forged: fraud('forged'),
  lunch: harmless('lunch'),
  first: signed('first'),
  second: signed('second'),
};

let mailbox: ScannedMailbox;

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, subject: string) =>
  page.locator('.scan-rows').getByRole('listitem').filter({ hasText: subject });
const correction = (page: Page) => page.getByRole('region', { name: 'Your correction' });
const openList = async (page: Page) => {
  await page.goto(`${mailbox.url}/dashboard?view=scans`);
  await islandsReady(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Scans' })).toBeVisible();
};
const openScan = async (page: Page, subject: string) => {
  await openList(page);
  await row(page, subject).getByRole('link').click();
  await expect(correction(page)).toBeVisible();
};

test.beforeEach(async ({ page, freshSite, allowConsoleError }) => {
  test.slow();
  allowConsoleError(/status of 404.*\/404$/);
  mailbox = await scannedMailbox(page, freshSite, EMAILS);
});
test.afterEach(async ({ page }) => {
  // Requests in progress would fail when the site is stopped.
  await page.goto('about:blank');
  mailbox?.clear();
});

test('a verdict is corrected by keyboard, for the proven sender too, and undone', { tag: '@both' }, async ({
  page,
}) => {
  await openScan(page, 'You have won first');
  const wrong = correction(page).getByRole('button', { name: 'This is wrong' });
  await wrong.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct this verdict' });
  await expect(dialog.getByRole('radio', { name: 'Safe' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Choose what this email is.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toContainText('only if they’re signed by lottery.example');
  await dialog.getByRole('textbox').fill('My lottery');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(correction(page)).toBeFocused();
  await expect(main(page)).toContainText('You marked this as safe');
  await expect(main(page)).toContainText(/Engine: (?:Medium|High|Critical), \d\d% sure/);
  await expect(correction(page)).toContainText('Your reason: My lottery');
  await expect(correction(page).getByRole('link', { name: /so the engine learns/ })).toHaveAttribute(
    'href',
    /#content=.*&reason=Incorrectly\+flagged\+as\+dangerous$/,
  );
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Back to scans' }).click();
  await expect(row(page, 'You have won first')).toContainText('You: safe');
  await expect(row(page, 'You have won second')).toContainText('Trusted');
  await page.reload();
  await expect(row(page, 'You have won second')).toContainText('Trusted');

  await openScan(page, 'You have won first');
  await correction(page).getByRole('button', { name: 'Undo' }).click();
  await expect(correction(page).getByRole('button', { name: 'This is wrong' })).toBeVisible();
  await expect(correction(page)).toBeFocused();
  await page.getByRole('link', { name: 'Back to scans' }).click();
  await expect(row(page, 'You have won second')).not.toContainText('Trusted');
});

test('a proven sender is trusted, seen in the account, and no longer trusted', { tag: '@both' }, async ({ page }) => {
  await openScan(page, 'Your account is suspended');
  await expect(correction(page).getByRole('button', { name: 'Report as phishing' })).toBeVisible();
  await expect(correction(page).getByRole('button', { name: 'Trust this sender' })).toHaveCount(0);
  await openScan(page, 'You have won first');
  await correction(page).getByRole('button', { name: 'Trust this sender' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Trust this sender?' });
  await expect(dialog).toContainText('only if they’re signed by lottery.example');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(correction(page)).toBeFocused();
  await expect(correction(page)).toContainText('You’ve trusted this sender since');
  await page.goto(`${mailbox.url}/dashboard?view=account`);
  const senders = page.getByRole('region', { name: 'Trusted and reported senders' });
  await expect(senders).toContainText('Only if signed by lottery.example (DKIM)');
  await openScan(page, 'You have won second');
  await expect(main(page)).toContainText('From a sender you trust');
  await correction(page).getByRole('button', { name: 'Stop trusting' }).click();
  await expect(correction(page)).toBeFocused();
  await expect(correction(page).getByRole('button', { name: 'Trust this sender' })).toBeVisible();
  await expect(main(page)).not.toContainText('From a sender you trust');
});

test('an email is reported as phishing, for this mailbox only', async ({ page }) => {
  await openScan(page, 'Lunch lunch');
  await correction(page).getByRole('button', { name: 'Report as phishing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this email as phishing?' });
  await expect(dialog).toContainText('Only your mailbox learns from this');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(main(page)).toContainText('You marked this as dangerous');
  await expect(correction(page)).toBeFocused();
});

test('an unproven sender isn’t trusted, and the page says why', async ({ page }) => {
  await openScan(page, 'Your account is suspended');
  await correction(page).getByRole('button', { name: 'This is wrong' }).click();
  await page.getByRole('radio', { name: 'Safe' }).check();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('We couldn’t verify who sent it');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page)).toContainText('You marked this as safe');
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await expect(main(page)).not.toContainText('You marked this as safe');
});

test('a finding is hidden with its reason, and restored', { tag: '@both' }, async ({ page }, { project }) => {
  await openScan(page, 'Your account is suspended');
  const list = page.getByRole('list', { name: 'Findings' });
  const wrong = list.getByRole('button', { name: /^This is wrong: / }).first();
  const title = (await wrong.getAttribute('aria-label'))?.replace('This is wrong: ', '') ?? '';
  // With a mouse, it appears at the finding under the pointer.
  await expect(wrong).toHaveCSS('opacity', project.name === 'phone' ? '1' : '0');
  await list.getByRole('listitem').first().hover();
  await expect(wrong).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await wrong.focus();
  await expect(wrong).toHaveCSS('opacity', '1');
  await wrong.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'This finding is wrong' });
  await dialog.getByRole('radio', { name: 'It’s true, but harmless here' }).check();
  await dialog.getByRole('textbox').fill('Our own test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const hidden = page.getByRole('region', { name: 'You marked as wrong' });
  await expect(hidden).toBeFocused();
  await expect(hidden).toContainText(title);
  await expect(hidden).toContainText('It’s true, but harmless here: Our own test');
  await expect(list.getByRole('button', { name: `This is wrong: ${title}` })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page)).toContainText('Dangerous');
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await hidden.getByRole('button', { name: `Restore: ${title}` }).click();
  await expect(hidden).toHaveCount(0);
  await expect(list.getByRole('button', { name: `This is wrong: ${title}` })).toHaveCount(1);
});

test('selected emails are marked as safe at once, counted, and undone', { tag: '@both' }, async ({ page }) => {
  await openList(page);
  const dangerous = page.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: 'Dangerous' });
  await expect(dangerous).toHaveText(/\d/);
  const before = await dangerous.textContent();
  await row(page, 'Your account is suspended').getByRole('checkbox').check();
  await row(page, 'Lunch lunch').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as safe' }).click();
  await expect(row(page, 'Your account is suspended')).toContainText('You: safe');
  await expect(dangerous).not.toHaveText(before ?? '');
  await expect(page.getByRole('region', { name: 'Selected scans' })).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  const toast = await page.getByRole('log').locator('.toast').boundingBox();
  for (const tab of await tabs.all()) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
    const isCovered = toast && x + width > toast.x && toast.x + toast.width > x && y + height > toast.y;
    expect(isCovered, await tab.innerText()).toBe(false);
  }
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Your account is suspended')).not.toContainText('You: safe');
  await expect(dangerous).toHaveText(before ?? '');
});

test('what is marked as safe leaves a list of dangerous emails, and comes back', async ({ page }) => {
  await openList(page);
  await page.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: 'Dangerous' }).click();
  await expect(row(page, 'Lunch lunch')).toHaveCount(0);
  await row(page, 'Your account is suspended').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as safe' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('1 email marked as safe. 1 no longer matches this list’s filter.');
  await expect(row(page, 'Your account is suspended')).toHaveCount(0);
  await log.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Your account is suspended')).toBeVisible();
});

test('reported senders are listed in the account and removed there', { tag: '@both' }, async ({ page }) => {
  await openScan(page, 'You have won first');
  await correction(page).getByRole('button', { name: 'This is wrong' }).click();
  await page.getByRole('radio', { name: 'Dangerous' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page)).toContainText('You marked this as dangerous');

  await page.goto(`${mailbox.url}/dashboard?view=account`);
  const senders = page.getByRole('region', { name: 'Trusted and reported senders' });
  await expect(senders).toContainText('win@lottery.example');
  await expect(senders).toContainText('From lottery.example');
  await senders.getByRole('button', { name: 'Remove win@lottery.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(senders).toContainText('None yet');
  await expect(senders.getByRole('heading')).toBeFocused();
});
