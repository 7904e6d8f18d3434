import type { Page, Route } from '@playwright/test';
import { expect, expectShownFor, stopClock, test } from './fixtures.ts';

const FAILED = 'Failed to submit. Please try again.';
const ADDED = 'You’ve been successfully added to the waitlist! 🎉';
const DUPLICATE = 'This email has already been submitted.';

const answer = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const join = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' }).click();

async function open(page: Page) {
  await page.goto('/waitlist');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function fillIndividual(page: Page, email = 'ada@example.com') {
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Full name').fill('Ada Lovelace');
}

/** Answers both calls and records their bodies. */
async function record(page: Page) {
  const sent: { path: string; body: unknown }[] = [];
  const keep = (route: Route) =>
    sent.push({ path: new URL(route.request().url()).pathname, body: route.request().postDataJSON() });
  await page.route('**/api/v1/waitlist', (route) => {
    keep(route);
    return route.fulfill({ json: { joined: true } });
  });
  await page.route('**/f/waitlist', (route) => {
    keep(route);
    return route.fulfill({ json: { next: '/', ok: true } });
  });
  return sent;
}

test('shows the form, the benefits and the way home', { tag: '@both' }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Join the Waitlist' })).toBeVisible();
  for (const benefit of ['AI-powered security', 'Team protection', 'Early access']) {
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Letterlock' })).toHaveAttribute('href', '/');
});

test('an individual joins: one call, then the notification', { tag: '@both' }, async ({ page }) => {
  const sent = await record(page);
  await open(page);
  await fillIndividual(page);
  await stopClock(page);
  await join(page);
  await expect(page.getByRole('heading', { name: 'You’re on the List' })).toBeFocused();
  // The second call follows once the heading is shown.
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/v1/waitlist',
        body: { userType: 'Individual', workEmail: 'ada@example.com', applicantName: 'Ada Lovelace', teamSize: null },
      },
      {
        path: '/f/waitlist',
        body: {
          email: 'ada@example.com',
          message:
            'Email: ada@example.com\nJoining as: Individual\nUpdates: yes (box was pre-ticked)\nFull name: Ada Lovelace',
        },
      },
    ]);
  await expectShownFor(page, ADDED, 6000);
});

test('an organization joins with its name and size, without updates', async ({ page }) => {
  const sent = await record(page);
  await open(page);
  await page.getByRole('radio', { name: 'Organization' }).check();
  await page.getByLabel('Work email').fill('it@acme.test');
  await page.getByLabel('Company name').fill('Acme');
  await expect(page.getByLabel('Team size').getByRole('option')).toHaveText([
    'Choose a size',
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '501+',
  ]);
  await page.getByLabel('Team size').selectOption('51-200');
  await page.getByRole('checkbox').uncheck();
  await join(page);
  await expect(page.getByRole('heading', { name: 'You’re on the List' })).toBeVisible();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { userType: 'Organization', workEmail: 'it@acme.test', applicantName: 'Acme', teamSize: '51-200' },
      {
        email: 'it@acme.test',
        message: 'Email: it@acme.test\nJoining as: Organization\nUpdates: no\nCompany name: Acme\nTeam size: 51-200',
      },
    ]);
});

test('each way of joining clears the answers of the other', async ({ page }) => {
  await open(page);
  await fillIndividual(page);
  await page.getByRole('radio', { name: 'Organization' }).check();
  await expect(page.getByLabel('Full name')).toHaveCount(0);
  await page.getByLabel('Company name').fill('Acme');
  await page.getByLabel('Team size').selectOption('501+');
  await page.getByRole('radio', { name: 'Individual' }).check();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.getByRole('radio', { name: 'Organization' }).check();
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await expect(page.getByLabel('Team size')).toHaveValue('');
  await expect(page.getByLabel('Work email')).toHaveValue('ada@example.com');
});

test('asks for what is missing, in order, and lets no name of spaces pass', async ({ page }) => {
  const sent = await record(page);
  await open(page);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
  await join(page);
  expect(await focused()).toBe('workEmail');
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription('Enter your work email.');
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your full name.');
  await page.getByLabel('Work email').fill('ada');
  await join(page);
  expect(await focused()).toBe('workEmail');
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(/Enter a full email address/);
  await page.getByLabel('Work email').fill('ada@example.com');
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription('');
  await join(page);
  expect(await focused()).toBe('fullName');
  await page.getByLabel('Full name').fill('   ');
  await join(page);
  expect(await focused()).toBe('fullName');
  expect(sent).toEqual([]);
  await page.getByLabel('Full name').fill('Ada');
  await join(page);
  await expect(page.getByRole('heading', { name: 'You’re on the List' })).toBeVisible();
});

for (const [name, reply, toast, sentence] of [
  ['a duplicate', answer(409, { message: 'You are on it already.' }), 'You are on it already.', undefined],
  ['a duplicate without a word', answer(409, {}), DUPLICATE, undefined],
  ['a server error', answer(500, {}), FAILED, undefined],
  [
    'too many requests',
    answer(429, { message: 'Too many requests. Please try again in 10 minutes.' }),
    FAILED,
    'Too many requests. Please try again in 10 minutes.',
  ],
  [
    'a network that is cut',
    (route: Route) => route.abort(),
    FAILED,
    'We couldn’t reach the server. Check your connection and try again.',
  ],
] as const) {
  test(`${name}: the message for 6 seconds, nothing typed is lost, no notification`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource/);
    const notified: string[] = [];
    page.on('request', (request) => request.url().endsWith('/f/waitlist') && notified.push(request.url()));
    await page.route('**/api/v1/waitlist', reply);
    await open(page);
    await fillIndividual(page);
    await page.getByRole('checkbox').uncheck();
    await stopClock(page);
    await join(page);
    await expectShownFor(page, toast, 6000);
    if (sentence) await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Work email')).toHaveValue('ada@example.com');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    expect(notified).toEqual([]);
  });
}

test('no toast covers the header', { tag: '@both' }, async ({ page, allowConsoleError }) => {
  allowConsoleError(/Failed to load resource/);
  await page.route('**/api/v1/waitlist', answer(500, {}));
  await open(page);
  await fillIndividual(page);
  await join(page);
  const toast = await page.getByRole('log').getByText(FAILED).locator('..').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN));
});

test('a notification that fails changes nothing', async ({ page, allowConsoleError }) => {
  allowConsoleError(/Failed to load resource/);
  await record(page);
  await page.unroute('**/f/waitlist');
  await page.route('**/f/waitlist', (route) => route.abort());
  await open(page);
  await fillIndividual(page);
  await join(page);
  await expect(page.getByRole('heading', { name: 'You’re on the List' })).toBeVisible();
  await expect(page.getByRole('log').getByText(FAILED)).toHaveCount(0);
});

test('is busy while it submits, and submits once', async ({ page }) => {
  let posts = 0;
  const released = Promise.withResolvers<void>();
  await page.route('**/f/waitlist', answer(200, { next: '/' }));
  await page.route('**/api/v1/waitlist', async (route) => {
    posts += 1;
    await released.promise;
    await route.fulfill({ json: {} });
  });
  await open(page);
  await fillIndividual(page);
  await join(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.getByLabel('Work email').press('Enter');
  released.resolve();
  await expect(page.getByRole('heading', { name: 'You’re on the List' })).toBeVisible();
  expect(posts).toBe(1);
});

test('really joins, refuses the same address again, and takes another', async ({ page, allowConsoleError }, {
  project,
}) => {
  allowConsoleError(/status of 409/);
  const email = `ada-${project.name}-${Date.now()}@example.com`;
  await open(page);
  for (const [address, toast] of [
    [email, ADDED],
    [email.toUpperCase(), DUPLICATE],
    [`x${email}`, ADDED],
  ] as const) {
    await fillIndividual(page, address);
    await join(page);
    await expect(page.getByRole('log').getByText(toast).last()).toBeVisible();
    if (toast !== ADDED) continue;
    await page.getByRole('button', { name: 'Add Another Email' }).click();
    await expect(page.getByLabel('Work email')).toHaveValue('');
    await expect(page.getByLabel('Full name')).toHaveValue('');
  }
});

test('what was typed before the page came to life is kept', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/waitlist', { waitUntil: 'commit' });
  await fillIndividual(page);
  await page.getByRole('checkbox').uncheck();
  released.resolve();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const sent = await record(page);
  await join(page);
  await expect(page.getByRole('heading', { name: 'You’re on the List' })).toBeVisible();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.body).toMatchObject({ workEmail: 'ada@example.com', applicantName: 'Ada Lovelace' });
  expect(sent[1]?.body).toMatchObject({ message: expect.stringContaining('Updates: no') });
});

test('works with the keyboard alone on a screen of 320 px', async ({ page }) => {
  await record(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('radio', { name: 'Individual' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Organization' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('it@acme.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Acme');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re on the List' })).toBeFocused();
});

test('an answer that never comes loses nothing', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/v1/waitlist', () => undefined);
  await open(page);
  await fillIndividual(page);
  await join(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.getByLabel('Full name').focus();
  await page.keyboard.type('typed meanwhile');
  await page.clock.runFor(31_000);
  await expect(
    page.getByRole('alert').getByText('The server took too long to respond. Please try again.'),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByText('Nothing you entered was lost.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person joins by a page, and nothing is in the address', async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of (?:409|422)/);
    const email = `${crypto.randomUUID()}@example.com`;
    await page.goto('/waitlist');
    await fillIndividual(page, email);
    await join(page);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re on the List' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.goto('/waitlist');
    await fillIndividual(page, email);
    await join(page);
    await expect(page.getByText(DUPLICATE)).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  });

  test('an organization joins too', async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 422/);
    await page.goto('/waitlist');
    await fillIndividual(page, `${crypto.randomUUID()}@acme.test`);
    await page.getByRole('radio', { name: 'Organization' }).check();
    await join(page);
    await expect(page.getByText('Enter your work email, company name and team size.')).toBeVisible();
    await page.goBack();
    await page.getByLabel('Company name').fill('Acme');
    await page.getByLabel('Team size').selectOption('11-50');
    await join(page);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re on the List' })).toBeVisible();
  });
});
