import type { Page } from '@playwright/test';
import type { CountsAnswer, MonitorAnswer, ScanSummary } from '../../src/features/scans/contract.ts';
import { fraud, harmless } from '../support/scan-emails.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { ask, type ScannedMailbox, scannedMailbox } from './scanned-mailbox.ts';
import { signIn } from './signed-in.ts';

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/status of 404.*\/404$/);
  allowConsoleError(/status of 503.*alerts\/stream$/);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayOf = (date: Date) => date.toLocaleDateString('sv');
const table = (page: Page) => page.getByRole('region', { name: 'Emails by verdict, table' });
const showTable = (page: Page) => page.getByText('View as table').click();
const total = (page: Page, verdict: string) =>
  page.getByRole('term').filter({ hasText: verdict }).locator('xpath=following-sibling::dd');

/** Opens the overview with mocked counts. */
async function openCounted(
  page: Page,
  siteUrl: string,
  counts: (days: number) => CountsAnswer,
  monitor: Partial<MonitorAnswer> = { scanned: 50_000, waiting: 0 },
): Promise<void> {
  await signIn(page, siteUrl);
  await page.route('**/api/v1/monitor', async (route) => {
    const answer: MonitorAnswer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, on: true, problem: null, hasPolled: true, ...monitor } });
  });
  // The real stream would report the demo mailbox.
  await page.route('**/api/v1/alerts/stream', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/v1/scans?*', (route) => route.fulfill({ json: { scans: ATTENTION, next: null } }));
  await page.route('**/api/v1/scan-counts*', (route) =>
    route.fulfill({ json: counts(Number(new URL(route.request().url()).searchParams.get('days'))) }),
  );
  await page.goto(`${siteUrl}/dashboard`);
  await islandsReady(page);
}

const ATTENTION: ScanSummary[] = ['Critical', 'High', 'Medium'].map((severity, place) => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  arrivedAt: ago(place).toISOString(),
  scannedAt: ago(place).toISOString(),
  sender: { name: 'PayPal Security', address: `alert${place}@a-rather-long-domain-name.example` },
  subject: `Your account ${'unbroken'.repeat(place * 20)}`,
  severity: severity as ScanSummary['severity'],
  category: 'phishing',
  kind: 'credential-phishing',
  verdict: severity === 'Medium' ? 'suspicious' : 'dangerous',
  confidence: 97,
  partial: false,
  firstContact: false,
  reason: `The sender’s domain imitates a known company’s.${' Confirm by calling a number you know.'.repeat(2)}`,
  mark: null,
}));

const NOTHING: CountsAnswer = { total: 0, days: [], kinds: [], brands: [], firstContacts: { total: 0, senders: [] } };

/** Emails spread evenly over the days; one of a hundred is dangerous. */
function many(emails: number) {
  return (days: number): CountsAnswer => {
    const each = Math.floor(emails / days);
    const dangerous = Math.floor(each / 100);
    const rows = Array.from({ length: days }, (_, place) => ({
      day: dayOf(ago(days - 1 - place)),
      ...{ dangerous, suspicious: dangerous * 2, unknown: 1, safe: each - 3 * dangerous - 1 },
    }));
    const senders = Array.from({ length: 20 }, (_, place) => ({
      name: `Sender ${place}`,
      address: `sender-with-an-address-that-hardly-breaks-anywhere-${place}@a-rather-long-domain.example`,
      ...{ arrivedAt: ago(place).toISOString(), severity: 'None' as const },
    }));
    return {
      total: each * days,
      days: rows,
      kinds: [
        { kind: 'credential-phishing', scans: 300 },
        { kind: 'unwanted', scans: 150 },
      ],
      brands: [{ brand: 'PayPal', scans: 200 }],
      firstContacts: { total: 4000, senders },
    };
  };
}

test.describe('a mailbox that was scanned', () => {
  let mailbox: ScannedMailbox;
  test.afterEach(() => mailbox?.clear());

  test('is shown in numbers that link to the scans', { tag: '@both' }, async ({ page, freshSite }) => {
    const emails = {
      a: fraud('a', { Date: ago(1).toUTCString() }),
      b: fraud('b', { Date: ago(1).toUTCString() }),
      c: fraud('c', { Date: ago(2).toUTCString() }),
      d: harmless('d', { Date: ago(2).toUTCString() }),
      e: harmless('e', { Date: ago(60).toUTCString() }),
    };
    mailbox = await scannedMailbox(page, freshSite, emails);
    await page.goto(`${mailbox.url}/dashboard?days=7`);
    await islandsReady(page);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const counts = await ask<CountsAnswer>(page, 'GET', `/api/v1/scan-counts?days=7&zone=${timeZone}`);
    const dangerous = counts.days.reduce((sum, day) => sum + day.dangerous, 0);
    expect(dangerous).toBeGreaterThanOrEqual(3);
    await expect(page.getByText(`${dangerous} of ${counts.total} emails were dangerous.`)).toBeVisible();
    await expect(total(page, 'Dangerous')).toContainText(String(dangerous));
    await expect(
      page.getByRole('table', { name: 'Most impersonated' }).getByRole('row', { name: /PayPal/ }),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Types of threat' }).getByRole('row')).not.toHaveCount(0);

    await showTable(page);
    await expect(table(page).getByRole('row')).toHaveCount(8);
    await total(page, 'Dangerous').getByRole('link').click();
    await expect(page).toHaveURL(/view=scans&verdict=dangerous&from=\d{4}-\d\d-\d\d$/);
    await expect(page.getByText(`${dangerous} scans`, { exact: true })).toBeVisible();

    await page.goBack();
    await page.getByRole('radio', { name: '90 days' }).check();
    await expect(page).toHaveURL(/\?days=90$/);
    await expect(page.getByText(`of ${counts.total} emails`)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
    await expect(page.getByText('We can recognize new senders after 20 emails.')).toBeVisible();
  });
});

test('without emails it suggests what to do', async ({ page, baseURL }) => {
  await openCounted(page, baseURL ?? '', () => NOTHING);
  await expect(page.getByText('No emails arrived in the last 30 days.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText('NaN')).toHaveCount(0);
});

test('one email is described in the singular', async ({ page, baseURL }) => {
  const day = dayOf(new Date());
  const one = { ...NOTHING, total: 1, days: [{ day, dangerous: 0, suspicious: 0, unknown: 0, safe: 1 }] };
  await openCounted(page, baseURL ?? '', () => one);
  await expect(page.getByText('1 email scanned. No threats found.')).toBeVisible();
  await expect(total(page, 'No threats found')).toContainText('100%');
  // A single column without kinds of threat would repeat the headline.
  await expect(page.locator('.verdict-chart')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Types of threat' })).toHaveCount(0);
});

test('the overview of 50,000 emails is accessible and has room at every width', async ({ page, baseURL }) => {
  test.slow();
  await openCounted(page, baseURL ?? '', many(50_000));
  await expect(page.getByText(/^\d+ of 4[\d,]+ emails were dangerous\.$/)).toBeVisible();
  await showTable(page);
  await page.getByText('Show 14 more').click();
  expect(await findings(page)).toEqual([]);
});

test('each range has its columns, on a small phone, too', { tag: '@both' }, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openCounted(page, baseURL ?? '', many(50_000));
  for (const [name, columns] of [
    ['7 days', 7],
    ['90 days', 14],
    ['12 months', 13],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect(page).toHaveURL(/days=/);
    if (!(await table(page).isVisible())) await showTable(page);
    await expect.poll(() => table(page).getByRole('row').count()).toBeGreaterThanOrEqual(columns);
    await expect.poll(() => table(page).getByRole('row').count()).toBeLessThanOrEqual(columns + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('verdicts differ without their colours, too', async ({ page, baseURL }) => {
  await openCounted(page, baseURL ?? '', many(3000));
  const marks = page.getByRole('term').locator('svg');
  await expect(marks).toHaveCount(4);
  const outlines = await marks
    .locator('clipPath path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(outlines).size).toBe(4);
  const paints = await page
    .locator('.verdict-chart a')
    .first()
    .locator('rect[fill]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('fill')));
  expect(new Set(paints).size).toBe(4);
  expect(paints.filter((paint) => paint?.startsWith('url(#'))).toHaveLength(2);
});

test('what needs attention comes first, with the reason and actions', async ({ page, baseURL }) => {
  await openCounted(page, baseURL ?? '', many(3000));
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('listitem')).toHaveCount(3);
  await expect(attention.getByRole('listitem').first()).toContainText('The sender’s domain imitates');
  await expect(attention.getByRole('listitem').first()).toContainText('Critical, 97% sure');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Needs attention');
  await attention
    .getByRole('button', { name: /^Delete scan: Your account/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await attention.getByRole('link', { name: /^View all/ }).click();
  await expect(page).toHaveURL(/view=scans&verdict=dangerous%2Csuspicious&from=\d{4}-\d\d-\d\d&sort=risk$/);
});

test('on a phone, each reason is whole, and deleting is not the only thing to do', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await openCounted(page, baseURL ?? '', many(3000));
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const first = attention.getByRole('listitem').first();
  await expect(first).toContainText('The sender’s domain imitates');
  await expect(first.getByRole('button')).toHaveCount(0);
  const isCut = (element: Element) =>
    element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  expect(await first.locator('.attention-reason').evaluate(isCut)).toBe(false);
  expect(await first.locator('.attention-sender').evaluate(isCut)).toBe(false);
  const all = await attention.getByRole('link', { name: /^View all/ }).boundingBox();
  expect(all?.height).toBeGreaterThanOrEqual(24);
});

test('the overview says how far scanning is', async ({ page, baseURL }) => {
  await openCounted(page, baseURL ?? '', many(3000), { scanned: 8, waiting: 7 });
  await expect(page.getByText('Scanning your emails: 8 of 15')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Emails scanned' })).toBeVisible();
});

test('new senders link to their scans', async ({ page, baseURL }) => {
  await openCounted(page, baseURL ?? '', many(3000));
  const contacts = page.getByRole('region', { name: 'New senders' });
  await expect(contacts.getByText('4,000 emails came from first-time senders.')).toBeVisible();
  await contacts.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/view=scans&sender=sender-with-an-address/);
});

test('the chart’s contents are reachable by keyboard', async ({ page, baseURL }) => {
  await openCounted(page, baseURL ?? '', many(3000));
  await page.getByText('View as table').focus();
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(table(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=scans&from=(\d{4}-\d\d-\d\d)&to=\1$/);
});

test('a failure says so, and the next try shows what there is', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 503/);
  let failing = true;
  await openCounted(page, baseURL ?? '', many(3000));
  await page.route('**/api/v1/scans?*', (route) => route.fulfill({ json: { scans: ATTENTION, next: null } }));
  await page.route('**/api/v1/scan-counts*', (route) =>
    failing ? route.fulfill({ status: 503, json: { message: 'Please try again later.' } }) : route.fallback(),
  );
  await page.reload();
  await expect(page.getByText('The overview couldn’t be loaded. Please try again later.')).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('emails were dangerous.')).toBeVisible();
});
