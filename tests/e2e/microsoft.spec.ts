import type { Page } from '@playwright/test';
import { PROVIDERS } from '../support/provider-headers.ts';
import { type ServedMicrosoft, serveMicrosoft } from '../support/served-microsoft.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

const ADDRESS = 'jonas.lind@contoso.example';
const LURE =
  PROVIDERS.find(({ provider }) => provider === 'Outlook')?.forged('paypal.com') +
  [
    'From: PayPal <service@paypal.com>',
    `To: ${ADDRESS}`,
    'Subject: Your account is limited',
    'Message-ID: <1@paypal.com>',
    '',
    'Confirm your password within 24 hours or your account is closed: http://203.0.113.7/paypal/login',
  ].join('\r\n');

const mailbox = (page: Page) => page.getByRole('region', { name: 'Mailbox' });
const connect = (page: Page) => page.getByRole('button', { name: 'Connect Outlook' });

let microsoft: ServedMicrosoft;
test.beforeEach(async ({ allowConsoleError }) => {
  test.setTimeout(120_000);
  allowConsoleError(/status of 40[34]/);
  microsoft = await serveMicrosoft({ sub: 'm-1', email: ADDRESS });
});
test.afterEach(() => microsoft.stop());

async function openMailbox(page: Page, url: string) {
  await signIn(page, url, 'demo-jonas-lind');
  await page.goto(`${url}/email-test#mailbox`);
  await islandsReady(page);
  await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(connect(page)).toBeVisible();
}

test('an Outlook mailbox is connected, scanned, lost by its owner’s wish and connected again', {
  tag: '@both',
}, async ({ page, freshSite }) => {
  const { url } = await freshSite(microsoft.environment);
  await openMailbox(page, url);
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await connect(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Outlook wasn’t connected because you cancelled.')).toBeVisible();
  await connect(page).click();
  await page.getByRole('link', { name: `Continue as ${ADDRESS}` }).click();
  await expect(mailbox(page)).toContainText(`${ADDRESS} (Outlook)`);
  await expect(page).toHaveURL(`${url}/email-test`);

  microsoft.graph.messages.push({
    id: 'AAk-1_a==',
    raw: 'From: Bo <bo@home.example>\r\nSubject: Lunch\r\n\r\nAt noon?',
  });
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('main')).toContainText(ADDRESS);
  await page.getByRole('button', { name: 'Agree and start scanning' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible({ timeout: 30_000 });

  microsoft.graph.messages.unshift({ id: 'AAk-2_a==', raw: LURE, receivedAt: Date.now() });
  await page.goto(`${url}/dashboard?view=scans`);
  await expect(page.getByRole('main').getByText('Your account is limited').first()).toBeVisible({ timeout: 45_000 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Your account is limited/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Verdict: ').first()).toBeAttached();
  await expect(
    page
      .getByRole('main')
      .getByText(/phishing/i)
      .first(),
  ).toBeVisible();

  microsoft.withdraw();
  await expect(page.getByText('We can’t log in to your mailbox')).toBeVisible({ timeout: 45_000 });
  microsoft.consentAgain();
  await page.getByRole('link', { name: 'Reconnect mailbox' }).click();
  await expect(page).toHaveURL(`${url}/email-test#mailbox`);
  await islandsReady(page);
  await connect(page).click();
  await page.getByRole('link', { name: `Continue as ${ADDRESS}` }).click();
  await expect(mailbox(page)).toContainText(`${ADDRESS} (Outlook)`);
  await page.goto(`${url}/dashboard`);
  await expect(page.getByText('We can’t log in to your mailbox')).toHaveCount(0, { timeout: 45_000 });

  await page.goto(`${url}/email-test#mailbox`);
  await islandsReady(page);
  await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(mailbox(page).getByRole('status')).toContainText('myapps.microsoft.com');
  await expect(mailbox(page)).toContainText('No mailbox connected.');
});

test('what an organization doesn’t allow is said in plain words', async ({ page, freshSite }) => {
  const { url } = await freshSite(microsoft.environment);
  await openMailbox(page, url);
  const refuse = (number: number) => {
    const description = encodeURIComponent(`AADSTS${number}: Something about it.`);
    return page.goto(
      `${url}/oauth/return/microsoft-365?error=access_denied&error_description=${description}&state=mailbox.x`,
    );
  };
  await refuse(90094);
  const outcome = mailbox(page).getByRole('status');
  await expect(outcome).toContainText('only an administrator can allow this');
  await expect(outcome).toBeInViewport();
  await refuse(53003);
  await expect(outcome).toContainText('Your organization’s access rules');
});

test('without its settings, nothing of Microsoft is offered', async ({ page, freshSite }) => {
  const { url } = await freshSite();
  await signIn(page, url, 'demo-jonas-lind');
  await page.goto(`${url}/email-test#mailbox`);
  await islandsReady(page);
  await mailbox(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect with IMAP' })).toBeVisible();
  await expect(connect(page)).toHaveCount(0);
});
