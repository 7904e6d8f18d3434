import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, expectShownFor, stopClock, test } from './fixtures.ts';

const REASONS = [
  'Missed a security concern',
  'Incorrect tag/task categorization',
  'Incorrectly flagged as dangerous',
  'Wrong type of threat identified',
  'Other issue',
];
const EMAIL = 'Subject: Your invoice\n\nDear Maren Vogel,\nplease pay at https://pay.example/?id=4711883.';
const WITH_CONTENT = `/feedback?content=${encodeURIComponent(EMAIL)}`;
const FAILED = 'Failed to submit. Please try again.';

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

async function fill(page: Page) {
  await page.getByRole('radio', { name: 'Incorrectly flagged as dangerous' }).check();
  await page.getByRole('checkbox', { name: /consent/ }).check();
}

test('content in the address is received, and is out of the address at once', async ({ page }) => {
  await open(page, WITH_CONTENT);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('Email content received.')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Your invoice');
  await expect(page.getByText('No email content received.')).toBeHidden();
  await page.goBack();
  expect(page.url()).not.toContain('content');
});

test('content behind # never reaches a server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `/feedback#content=${encodeURIComponent('x '.repeat(200_000))}`);
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByText('Email content received.')).toBeVisible();
  expect(asked.filter((url) => new URL(url).search !== '')).toEqual([]);
});

test('200 kB in the query are taken', async ({ page }) => {
  await open(page, `/feedback?content=${'word+'.repeat(40_000)}`);
  await expect(page.getByText('Email content received.')).toBeVisible();
});

test('without content the reader learns where to start', async ({ page }) => {
  await open(page, '/feedback');
  await expect(page.getByText('directly from the email')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(5);
  for (const reason of REASONS) await expect(page.getByRole('radio', { name: reason, exact: true })).toBeVisible();
});

test('checks come in order, each with its toast for four seconds, from a button that only looks disabled', async ({
  page,
}) => {
  await open(page, '/feedback');
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await submit(page).focus();
  await expect(submit(page)).toBeFocused();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: REASONS[0] ?? '' })).toBeFocused();
  await expectShownFor(page, 'Please select a reason for your report', 4000);

  await page.getByRole('radio', { name: 'Other issue' }).check();
  await submit(page).press('Enter');
  await expectShownFor(page, 'No email content found. Please try reporting again from the email', 4000);

  await page.evaluate(() => {
    location.hash = '#content=Dear%20all';
  });
  await expect(page.getByText('Email content received.')).toBeVisible();
  await submit(page).press('Enter');
  await expect(page.getByRole('checkbox', { name: /consent/ })).toBeFocused();
  await expectShownFor(page, 'Please consent to share the email content', 4000);

  await page.getByRole('checkbox', { name: /consent/ }).check();
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
});

test('a report is sent, thanked for, looked up and deleted', { tag: '@both' }, async ({ page }) => {
  await open(page, WITH_CONTENT);
  await page.evaluate(() => localStorage.setItem('emailFeedbackData', 'x'));
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeFocused();
  await expect(page.getByText('We’ll review it and use it to improve detection.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('emailFeedbackData'))).toBeNull();
  const links = page.getByRole('navigation', { name: 'Stay in touch' }).getByRole('link');
  await expect(links).toHaveText(['Blog', 'Photos and videos', 'Professional network', 'Microblog']);

  const receipt = page.locator('a[href^="/feedback#receipt="]');
  const address = (await receipt.getAttribute('href')) ?? '';
  await receipt.click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  const erase = page.getByRole('button', { name: 'Delete this report' });
  await erase.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(erase).toBeFocused();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await erase.click();
  await page.getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByText('The report was deleted.')).toBeVisible();

  await open(page, '/feedback');
  await page.goto(address);
  await expect(page.getByText('No report found for this receipt.')).toBeVisible();
});

// Looking up a deleted report returns 404, which the browser logs.
test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/Failed to load resource: .* \/?.*\/api\/v1\/feedback/);
  allowConsoleError(/status of (?:404|429|500)/);
  allowConsoleError(/net::ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_FAILED)/);
});

const FAILURES: [string, (route: Route) => Promise<void>, string][] = [
  [
    'a cut network',
    (route) => route.abort('connectionfailed'),
    'We couldn’t reach the server. Check your connection and try again.',
  ],
  ['a 500', (route) => route.fulfill({ status: 500, json: { message: 'Broken.', code: 'X' } }), 'Broken.'],
  ['a 429', (route) => route.fulfill({ status: 429, json: { message: 'Too many.', code: 'X' } }), 'Too many.'],
  [
    'garbage',
    (route) => route.fulfill({ status: 200, body: '<html>' }),
    'We couldn’t read the server’s response. Please try again.',
  ],
];
for (const [name, answer, message] of FAILURES) {
  test(`${name} loses nothing, is shown for six seconds, and can be tried again`, async ({ page }) => {
    await page.route('**/api/v1/feedback', answer);
    await open(page, WITH_CONTENT);
    await page.evaluate(() => localStorage.setItem('emailFeedbackData', 'x'));
    await fill(page);
    await stopClock(page);
    await submit(page).click();
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expectShownFor(page, FAILED, 6000);
    await expect(page.getByRole('radio', { name: 'Incorrectly flagged as dangerous' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /consent/ })).toBeChecked();
    await expect(page.getByRole('article')).toContainText('Dear Maren Vogel');
    expect(await page.evaluate(() => localStorage.getItem('emailFeedbackData'))).toBe('x');
    await page.unroute('**/api/v1/feedback');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
  });
}

test('an answer that never comes loses nothing', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/v1/feedback', () => undefined);
  await open(page, WITH_CONTENT);
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(
    page.getByRole('alert').getByText('The server took too long to respond. Please try again.'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Dear Maren Vogel');
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
});

test('while sending the button says so and sends once', async ({ page }) => {
  const pending: Route[] = [];
  await page.route('**/api/v1/feedback', (route) => void pending.push(route));
  await open(page, WITH_CONTENT);
  await fill(page);
  await submit(page).click();
  const busy = page.getByRole('button', { name: 'Processing...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.press('Enter');
  await expect.poll(() => pending.length).toBe(1);
  await pending[0]?.continue();
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
});

test('Close closes a tab that a page has opened', async ({ page, context }) => {
  await page.goto('/privacy-policy');
  const opened = context.waitForEvent('page');
  await page.evaluate((address) => void window.open(address, '_blank'), WITH_CONTENT);
  const tab = await opened;
  await expect(tab.locator('astro-island[ssr]')).toHaveCount(0);
  await fill(tab);
  await submit(tab).click();
  const closed = tab.waitForEvent('close');
  // The tab may close before the click is reported back.
  await Promise.all([
    closed,
    tab
      .getByRole('button', { name: 'Close' })
      .click()
      .catch(() => undefined),
  ]);
});

test('Close resets the form, and says so where the browser keeps the tab', async ({ page }) => {
  await page.addInitScript(() => {
    window.close = () => undefined;
  });
  await open(page, WITH_CONTENT);
  await fill(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You can close it now.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /consent/ })).not.toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('works at 320 px and without any accessibility fault', { tag: '@both' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, `/feedback#content=${encodeURIComponent(`https://x.example/${'a'.repeat(300)}\n${EMAIL}`)}`);
  await submit(page).press('Enter');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

for (const [what, address] of [
  ['nothing', '/feedback'],
  ['an email', '/feedback#content=Dear%20all'],
] as const) {
  test(`with ${what} in the address nothing on the page moves`, { tag: '@both' }, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved = entry as PerformanceEntry & { value: number };
          document.documentElement.dataset.moved = String(
            Number(document.documentElement.dataset.moved ?? 0) + moved.value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, address);
    await page.waitForTimeout(300);
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBe(0);
  });
}

test('of a long email the beginning is sent, and the page says so; one of spaces is none', async ({ page }) => {
  await open(page, '/feedback?content=%20%20');
  await expect(page.getByText('directly from the email')).toBeVisible();
  await open(page, `/feedback?again#content=${'x+'.repeat(270_000)}`);
  await expect(page.getByText('We only send its first 65,536 characters')).toBeVisible();
  await fill(page);
  const sent = page.waitForRequest('**/api/v1/feedback');
  await submit(page).press('Enter');
  expect((await sent).postDataJSON().emailContent).toHaveLength(65_536);
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
});

test('a receipt that is empty is none', async ({ page }) => {
  await open(page, '/feedback#receipt=');
  await expect(submit(page)).toBeVisible();
});

test('an answer without a receipt shows none', async ({ page }) => {
  await page.route('**/api/v1/feedback', (route) => route.fulfill({ json: {} }));
  await open(page, WITH_CONTENT);
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
  await expect(page.getByText('Invalid Date')).toHaveCount(0);
});

test('an email that comes while another is sent is reported after it', async ({ page }) => {
  const pending: Route[] = [];
  await page.route('**/api/v1/feedback', (route) => void pending.push(route));
  await open(page, WITH_CONTENT);
  await fill(page);
  await submit(page).click();
  await expect.poll(() => pending.length).toBe(1);
  await page.evaluate(() => {
    location.hash = '#content=Dear%20second';
  });
  await expect(page.getByRole('article')).toContainText('Dear second');
  await page.getByRole('button', { name: 'Processing...' }).press('Enter');
  expect(pending).toHaveLength(1);
  await pending[0]?.continue();
  await page.getByRole('button', { name: 'Report the next email' }).click();
  await expect(page.getByRole('article')).toContainText('Dear second');
});

test('a failed lookup or deletion is reported and can be tried again', async ({ page }) => {
  const report = {
    status: 'pending',
    receivedAt: '2030-01-01T12:00:00Z',
    reviewedAt: null,
    deletedBy: '2030-04-01T00:00:00Z',
  };
  let works = false;
  await page.route('**/api/v1/feedback/*', async (route) => {
    if (!works) return route.abort('connectionfailed');
    return route.fulfill({ json: route.request().method() === 'GET' ? report : { ok: true } });
  });
  await open(page, '/feedback#receipt=abc');
  await expect(page.getByText('We couldn’t load the report. Please try again.')).toBeVisible();
  works = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  works = false;
  await page.getByRole('button', { name: 'Delete this report' }).click();
  await page.getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByText('We couldn’t delete the report. Please try again.')).toBeVisible();
  works = true;
  await page.getByRole('button', { name: 'Delete this report' }).click();
  await page.getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByText('The report was deleted.')).toBeVisible();
});
