import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

/** Slows down the processor and the scripts, so that what follows happens before any island is hydrated. */
async function openSlowly(page: Page, address: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const released = Promise.withResolvers<void>();
  await page.route('**/_astro/app.*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  // Module scripts that wait for Preact delay even DOMContentLoaded.
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer, main').first().waitFor();
  return released.resolve;
}

// The session is stored from a page that doesn't exist, which logs a 404.
test.beforeEach(({ allowConsoleError }) => allowConsoleError(/status of 404.*\/404$/));

test('a password typed and entered before the page can answer opens the tool', { tag: '@both' }, async ({ page }) => {
  const release = await openSlowly(page, '/compare-tool');
  await page.getByLabel('Password').pressSequentially('letterlock');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unlock' })).toHaveAttribute('data-pressed', '');
  expect(page.url()).toMatch(/compare-tool$/);
  release();
  await expect(page.getByRole('heading', { name: 'Document Attachment Comparison Tool' })).toBeFocused();
});

test('a wrong password entered twice in a hurry is refused once', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.accept();
  });
  const release = await openSlowly(page, '/compare-tool');
  await page.getByLabel('Password').pressSequentially('wrong');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  release();
  await expect.poll(() => dialogs).toEqual(['Incorrect password. Try again.']);
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
});

test('the Google button pressed early leads to Google', { tag: '@both' }, async ({ page }) => {
  const release = await openSlowly(page, '/oauth/login');
  await page.getByRole('button', { name: /Google/ }).click();
  release();
  await expect(page).toHaveURL(/demo\/google\/authorize/);
});

test('a waitlist form filled in and sent early arrives once, as it was filled in', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/v1/waitlist', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.continue();
  });
  const release = await openSlowly(page, '/waitlist');
  const address = `early-${Date.now()}@northwind.example`;
  await page.getByLabel(/work email/i).pressSequentially(address);
  await page.getByLabel(/full name/i).pressSequentially('Ines Oduya');
  await page.getByRole('checkbox').click();
  await page.keyboard.press('Tab');
  await page.getByLabel(/full name/i).press('Enter');
  release();
  await expect(page.getByRole('heading', { name: /waitlist/i }).first()).toBeVisible();
  await expect.poll(() => bodies.length).toBe(1);
  expect(Object.values(bodies[0] as object)).toEqual(expect.arrayContaining([address, 'Ines Oduya']));
});

test('a report filled in and sent early arrives once, with the email of the address', { tag: '@both' }, async ({
  page,
}) => {
  const bodies: unknown[] = [];
  await page.route('**/api/v1/feedback', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.continue();
  });
  const release = await openSlowly(page, `/feedback?content=${encodeURIComponent('Your parcel waits')}`);
  await page.getByRole('radio', { name: 'Wrong type of threat identified' }).click();
  await page.getByRole('checkbox', { name: /consent/ }).click();
  // It looks disabled until the choices are loaded.
  await page.getByRole('button', { name: 'Submit' }).click({ force: true });
  release();
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  expect(bodies).toEqual([
    expect.objectContaining({ emailContent: 'Your parcel waits', reason: 'Wrong type of threat identified' }),
  ]);
});

for (const [route, call] of [
  ['/oauth/login', '**/api/v1/auth/login'],
  ['/oauth/register', '**/api/v1/auth/register'],
] as const) {
  test(`a password typed and entered early on ${route} is sent once`, async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 401/);
    const bodies: unknown[] = [];
    await page.route(call, async (asked) => {
      bodies.push(asked.request().postDataJSON());
      await asked.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'Not this time.' } });
    });
    const release = await openSlowly(page, route);
    await page.getByRole('textbox', { name: 'Email', exact: true }).pressSequentially('ada@example.com');
    await page.getByRole('textbox', { name: 'Password', exact: true }).pressSequentially('a walk in the park');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByText('Not this time.')).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ email: 'ada@example.com', password: 'a walk in the park' })]);
  });
}

test('a choice made early shows its fields, and text typed early stays', async ({ page }) => {
  const release = await openSlowly(page, '/waitlist');
  await page.getByLabel(/work email/i).pressSequentially('a@northwind.example');
  await page.getByLabel('Organization').click();
  release();
  await expect(page.getByLabel(/company name/i)).toBeVisible();
  await expect(page.getByLabel(/work email/i)).toHaveValue('a@northwind.example');
});

test('an early choice of theme counts', async ({ page }) => {
  const release = await openSlowly(page, '/compare-tool');
  await page.getByTitle('Dark').click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('links work before anything is hydrated', async ({ page }) => {
  await openSlowly(page, '/compare-tool');
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the form to try it takes what comes before its script', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Paste an email').pressSequentially('Confirm your password: http://203.0.113.7/login');
  await page.getByRole('button', { name: 'Check email' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('203.0.113.7');
});

test('a message written before the contact form is awake arrives once', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let sent = 0;
  page.on('request', (request) => request.url().endsWith('/f/contact') && request.method() === 'POST' && sent++);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name', { exact: true }).pressSequentially('Ines');
  await page.getByLabel('Email', { exact: true }).pressSequentially('ines@northwind.example');
  await page.getByLabel('Message', { exact: true }).pressSequentially('Hello');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText(/message sent/i).first()).toBeVisible();
  expect(sent).toBe(1);
});

test('an email typed on a slow phone is checked, and the tabs answer', { tag: '@both' }, async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/email-test', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Subject').pressSequentially('Your mailbox is full');
  await page.getByLabel('Body').pressSequentially('Confirm your password within 24 hours.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'API RESPONSE' })).toBeVisible();
  await expect(page.getByText('Subject and body cannot be empty')).toBeHidden();
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/view=account/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
