import type { Page, Route } from '@playwright/test';
import { expect, expectShownFor, stopClock, test } from './fixtures.ts';

const FAILED = 'Failed to send message. Please try again.';
const TYPED = { Name: 'Ada Lovelace', Email: 'ada@example.com', Message: 'Good day.\nIs this safe?' };

async function open(page: Page) {
  await page.goto('/#contact');
  const form = page.locator('form[action$="/f/contact"]');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-contact-form][data-hydrated]')).toBeAttached();
  return form;
}

async function fill(page: Page, fields: Partial<typeof TYPED> = TYPED) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function expectTyped(page: Page, fields: Record<string, string> = TYPED) {
  for (const [label, text] of Object.entries(fields)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

const answer = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

test('loads nothing of itself before the visitor comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /client|react|Contact/i.test(url))).toEqual([]);
  await page.locator('form[action$="/f/contact"]').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter((url) => /Contact/.test(url)).length).toBeGreaterThan(0);
});

test('sends a message, says so for 4 seconds and empties itself', { tag: '@both' }, async ({ page }) => {
  await open(page);
  await fill(page);
  await stopClock(page);
  const sent = page.waitForRequest('**/f/contact');
  await send(page);
  expect((await sent).postDataJSON()).toEqual({
    ...TYPED,
    _gotcha: '',
    _submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect((await sent).headers().accept).toContain('application/json');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await expectTyped(page, { Name: '', Email: '', Message: '' });
  await expectShownFor(page, 'Message sent successfully!', 4000);
});

test('is disabled and says Processing... while it sends, and sends once', async ({ page }) => {
  let posts = 0;
  const released = Promise.withResolvers<void>();
  await page.route('**/f/contact', async (route) => {
    posts += 1;
    await released.promise;
    await route.fulfill({ json: { next: '/', ok: true } });
  });
  await open(page);
  await fill(page);
  await send(page);
  const busy = page.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeDisabled();
  await page.getByLabel('Message', { exact: true }).focus();
  await page.keyboard.type('typed meanwhile');
  await expectTyped(page);
  await busy.click({ force: true });
  await page.getByLabel('Name', { exact: true }).press('Enter');
  released.resolve();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(posts).toBe(1);
});

test('the browser itself asks for what is missing, in order', async ({ page }) => {
  await open(page);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
  for (const name of ['Name', 'Email', 'Message'] as const) {
    await send(page);
    expect(await focused()).toBe(name);
    await fill(page, { [name]: name === 'Email' ? 'no address' : TYPED[name] });
    if (name !== 'Email') continue;
    await send(page);
    expect(await focused()).toBe('Email');
    await fill(page, { Email: TYPED.Email });
  }
});

test("the server's field errors are shown beneath their fields, named and joined", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 422/);
  const errors = [
    { code: 'TYPE_EMAIL', field: 'Email', message: 'should be an email' },
    { code: 'NEW_CODE', field: 'Email', message: 'is too short' },
    { code: 'TYPE_TEXT', field: 'Message', message: 'should be text' },
    { code: 'BLOCKED', message: 'Not from here' },
    { code: 'TYPE_TEXT', field: 'Phone', message: 'should be text' },
  ];
  await page.route('**/f/contact', answer(422, { error: 'Validation errors', errors }));
  await open(page);
  await fill(page);
  await stopClock(page);
  await send(page);
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveAccessibleDescription('Email should be an email, is too short');
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription('Message should be text');
  await expect(page.getByRole('alert').getByText('Not from here')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Phone should be text')).toBeVisible();
  await expectTyped(page);
  await expectShownFor(page, FAILED, 6000);
});

for (const [name, reply, sentence] of [
  ['a server error', answer(500, { error: 'Something went wrong.' }), 'Something went wrong.'],
  ['too many requests', answer(429, { error: 'Too many requests' }), 'Too many requests'],
  ['an answer of another shape', answer(200, { done: true }), 'Unexpected response format'],
  [
    'a page instead of JSON',
    (route: Route) => route.fulfill({ body: '<html>' }),
    'We couldn’t read the server’s response. Please try again.',
  ],
  [
    'a network that is cut',
    (route: Route) => route.abort(),
    'We couldn’t reach the server. Check your connection and try again.',
  ],
] as const) {
  test(`${name} loses nothing that was typed`, async ({ page, allowConsoleError }) => {
    allowConsoleError(/Failed to load resource/);
    await page.route('**/f/contact', reply);
    await open(page);
    await fill(page);
    await send(page);
    await expect(page.getByRole('log').getByText(FAILED)).toBeVisible();
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expect(page.getByRole('alert').getByText('Nothing you entered was lost.')).toBeVisible();
    await expectTyped(page);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });
}

test('the form works when the browser reports that it was out of view and came into view at once', async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          held.push(...entries);
          if (held.at(-1)?.isIntersecting) callback(held.splice(0), observer);
        }, options);
      }
    };
  });
  await page.goto('/');
  await page.locator('form[action$="/f/contact"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-contact-form][data-hydrated]')).toBeAttached();
});

test('a server that never answers is given up after 30 seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/f/contact', () => undefined);
  await open(page);
  await fill(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(30_500);
  await expect(
    page.getByRole('alert').getByText('The server took too long to respond. Please try again.'),
  ).toBeVisible();
  await expectTyped(page);
});

test('sent again after no answer came, it bears the same name; changed, another one', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  const names: string[] = [];
  await page.route('**/f/contact', (route) => {
    names.push(route.request().postDataJSON()._submission);
    return route.abort();
  });
  await open(page);
  await fill(page);
  for (const count of [1, 2, 3]) {
    if (count === 3) await fill(page, { Message: 'Something else' });
    await send(page);
    await expect.poll(() => names.length).toBe(count);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  }
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('at 320 px no toast covers the field that is complained about', { tag: '@phone' }, async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 422/);
  await page.setViewportSize({ width: 320, height: 480 });
  const errors = [{ code: 'TYPE_EMAIL', field: 'Email', message: 'should be an email' }];
  await page.route('**/f/contact', answer(422, { error: 'Validation errors', errors }));
  await open(page);
  await fill(page);
  await send(page);
  const toast = page.getByRole('log').getByText(FAILED);
  await expect(toast).toBeVisible();
  const lower = async () => ((await toast.boundingBox())?.y ?? 0) + ((await toast.boundingBox())?.height ?? 0);
  const upper = async () => (await page.getByLabel('Email', { exact: true }).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await upper()) - (await lower())).toBeGreaterThan(24);
});

test('what was typed before it came to life is sent', { tag: '@both' }, async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/_astro/ContactScript*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/#contact');
  await fill(page);
  released.resolve();
  await expect(page.locator('[data-contact-form][data-hydrated]')).toBeAttached();
  await expectTyped(page);
  const sent = page.waitForRequest('**/f/contact');
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject(TYPED);
});

test('works with the keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByLabel('Name', { exact: true }).focus();
  for (const text of Object.values(TYPED)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Message sent successfully!')).toBeVisible();
});

test('fits a screen of 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message leads to a page that says it was sent', async ({ page }) => {
    await page.goto('/');
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(/\/message-sent$/);
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
  });

  test('errors are shown on a page, and Back returns to what was typed', async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 422/);
    await page.goto('/');
    await fill(page, { ...TYPED, Message: '   ' });
    await send(page);
    await expect(page.getByRole('heading', { name: 'Message not sent' })).toBeVisible();
    await expect(page.getByText('Message cannot be empty')).toBeVisible();
    await page.goBack();
    await expectTyped(page, { ...TYPED, Message: '   ' });
  });
});
