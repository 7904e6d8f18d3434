import type { Page } from '@playwright/test';
import { expect, stopClock, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 700;

test('its sections are in the specified order', { tag: '@both' }, async ({ page }) => {
  const regions = page.getByRole('main').locator('section');
  const names = await regions.evaluateAll((all) =>
    all.map((section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent),
  );
  expect(names).toEqual([
    'Keep email breaches out of your business.',
    'Six ways Letterlock reads your email',
    'Pricing',
    'What people noticed first',
    'Know what’s inside before you open it.',
    'Contact',
  ]);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('desktop navigation', () => {
  test('has every link with its target', async ({ page }) => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const links = await navigation
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
      );
    expect(links).toEqual([
      ['Home', '/', null],
      ['Solutions', '/#solutions', null],
      ['Pricing', '/#pricing', null],
      ['Contact', '/#contact', null],
      ['Blog', expect.stringMatching(/^https:\/\//), '_blank'],
      ['Log in', '/oauth/login', null],
    ]);
    const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/oauth/register');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  for (const [name, id, duration] of [
    ['Solutions', 'solutions', 500],
    ['Pricing', 'pricing', 600],
    ['Contact', 'contact', 700],
  ] as const) {
    test(`${name} glides to its section in ${duration} ms and gives it the focus`, async ({ page }) => {
      await stopClock(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      const top = () => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
      const start = await top();
      await page.clock.runFor(duration / 2);
      const middle = await top();
      expect(middle).toBeLessThan(start * 0.8);
      expect(middle).toBeGreaterThan(start * 0.2);
      await page.clock.runFor(duration / 2 - 60);
      expect(await top()).not.toBe(0);
      await page.clock.runFor(120);
      const rest = await page.evaluate(() => scrollY);
      await page.evaluate((section) => document.getElementById(section)?.scrollIntoView({ behavior: 'instant' }), id);
      expect(Math.abs(rest - (await page.evaluate(() => scrollY))), 'ends where a plain jump does').toBeLessThan(2);
      await expect(page.locator(`#${id}`)).toBeFocused();
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    });
  }

  test('jumps at once where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    expect(await resting(page, 'pricing')).toBe(true);
  });

  test('a visitor who turns the wheel takes the scrolling over', async ({ page }) => {
    await stopClock(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.clock.runFor(200);
    await page.evaluate(() => dispatchEvent(new WheelEvent('wheel', { deltaY: -10 })));
    await page.clock.runFor(1000);
    expect(await resting(page, 'contact')).toBe(false);
  });
});

test.describe('without JavaScript', { tag: '@both' }, () => {
  test.use({ javaScriptEnabled: false });

  test('sections are plain anchors, the emails can be switched and all quotes be reached', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport();
    await page.getByRole('radio', { name: 'A real newsletter' }).check({ force: true });
    await expect(page.getByText('The November newsletter', { exact: false }).first()).toBeVisible();
    const quotes = page.getByRole('list', { name: 'Quotes' }).getByRole('listitem');
    await expect(quotes).toHaveCount(3);
    const lefts = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().left));
    expect(new Set(lefts).size, 'one beneath the other').toBe(1);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const logo = await page.getByRole('banner').getByRole('link', { name: 'Letterlock' }).boundingBox();
    if (isPhone(page)) expect(bar?.y, 'on lines of its own').toBeGreaterThan((logo?.y ?? 0) + (logo?.height ?? 0) - 1);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
  });
});

test.describe('mobile menu', { tag: '@phone' }, () => {
  test('opens as a dialog with its six links, keeps the focus and gives it back on Escape', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const links = await menu
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Home', '/'],
      ['Solutions', '/#solutions'],
      ['Pricing', '/#pricing'],
      ['Contact', '/#contact'],
      ['Log in', '/oauth/login'],
      ['Sign up for free', '/oauth/register'],
    ]);
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const element = document.activeElement;
        return element !== document.body && !element?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes by its button, and beside it', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();
  });

  test('keeps the page behind it still, and closes when the window grows wide', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign up for free' })).toHaveClass(/button-primary/);
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  });

  test('closes when a link is chosen, and leads there', async ({ page }) => {
    // Under load Chromium may stop drawing frames in the middle of the scroll. A stopped clock calls the animation itself.
    await stopClock(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor(700);
    expect(await resting(page, 'pricing')).toBe(true);
    await expect(page.locator('#pricing')).toBeFocused();
  });
});

test('a signed-in visitor is led to the dashboard', { tag: '@both' }, async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/status of 404.*\/404$/);
  await signIn(page, baseURL ?? '');
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('link', { name: /Log in|Get Started/ })).toHaveCount(0);
});

test('the hero names its promise and has both ways in', { tag: '@both' }, async ({ page }) => {
  const hero = page.getByRole('region', { name: /^Keep email breaches/ });
  await expect(hero.getByRole('heading', { level: 1 })).toContainText(/business/);
  await expect(hero.getByRole('link', { name: 'Get Started for Free' })).toHaveAttribute('href', '/oauth/register');
  await expect(hero.getByRole('link', { name: 'Join the Waitlist' })).toHaveAttribute('href', '/waitlist');
});

test('the hero shows what the engine found in three emails, switched by keyboard', async ({ page }) => {
  const hero = page.getByRole('region', { name: /^Keep email breaches/ });
  const verdict = hero.getByText(/^Verdict:/).locator('visible=true');
  await expect(hero.getByRole('group', { name: 'Choose a sample email' }).getByRole('radio')).toHaveCount(3);
  await expect(hero.locator('.seal:visible')).toContainText('Dangerous');
  await expect(hero.locator('mark:visible').first()).toBeVisible();
  await hero.getByRole('radio', { name: 'Invoice with a new account' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hero.getByRole('radio', { name: 'Password expiry' })).toBeChecked();
  await expect(hero.locator('.seal:visible')).toContainText('Dangerous');
  await page.keyboard.press('ArrowRight');
  await expect(hero.locator('.seal:visible')).toContainText('No threats found');
  await expect(hero.locator('.sheet:visible')).toHaveCount(1);
  await expect(verdict).toHaveCount(1);
});

test('switching emails moves nothing below, and no margin is longer than its sheet', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = [];
    for (const radio of await page.getByRole('radio', { name: /Invoice|Password|newsletter/ }).all()) {
      await radio.check({ force: true });
      tops.push(await page.locator('#solutions').evaluate((section) => section.getBoundingClientRect().top + scrollY));
      const [sheet, margin] = await Promise.all(
        ['.email .sheet:visible', '.email .margin:visible'].map((part) => page.locator(part).boundingBox()),
      );
      expect(margin?.height).toBeLessThanOrEqual((sheet?.height ?? 0) + 1);
    }
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('an address that leads to a note shows its email, and another can be chosen after', async ({ page }) => {
  await page.goto('/#newsletter-note-1');
  await expect(page.getByRole('radio', { name: 'A real newsletter' })).toBeChecked();
  await expect(page.locator('#newsletter-note-1')).toBeInViewport();
  await page.getByRole('radio', { name: 'Password expiry' }).check({ force: true });
  await expect(page.locator('#newsletter-note-1')).toBeHidden();
});

test('domains break after their dots only', { tag: '@both' }, async ({ page }) => {
  const broken = await page.locator('.label').evaluateAll((all) => all.filter((it) => it.getClientRects().length > 1));
  expect(broken).toEqual([]);
  await expect(page.locator('.label').filter({ hasText: 'keep-login.' })).toHaveCount(1);
});

test('no note of the hero is cut off, and no number broken in two', { tag: '@both' }, async ({ page }) => {
  const hero = page.getByRole('region', { name: /^Keep email breaches/ });
  const edge = await hero.evaluate((it) => it.getBoundingClientRect().right);
  for (const radio of await hero.getByRole('radio').all()) {
    await radio.check({ force: true });
    const ends = await hero
      .locator('.margin-note:visible p')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left + it.scrollWidth));
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge);
    const pieces = await hero
      .locator('.mark-number:visible')
      .evaluateAll((all) => all.map((it) => it.getClientRects().length));
    expect(pieces.filter((count) => count > 1)).toEqual([]);
  }
});

test('six solutions, each with an example and its way to the waitlist', { tag: '@both' }, async ({ page }) => {
  const section = page.getByRole('region', { name: /^Six ways/ });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Email Body Analysis',
    'Smart Threat Detection',
    'Link & File Protection',
    'Convert Emails to Tasks',
    'Real-Time Threat Alerts',
    'Conversation Hijack Protection',
  ]);
  const links = section.getByRole('link', { name: 'Get Started' });
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/waitlist');
  await expect(section.getByText('Illustration', { exact: true })).toHaveCount(2);
});

test('three plans with their features, prices and buttons', { tag: '@both' }, async ({ page }) => {
  const pricing = page.getByRole('region', { name: 'Pricing' });
  const plan = (name: string) => pricing.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const features = (name: string) => plan(name).getByRole('listitem').allInnerTexts();
  await expect(plan('Individual')).toContainText('Free');
  await expect(plan('Individual')).toContainText('$0');
  await expect(plan('Individual')).toContainText('per month');
  expect(await features('Individual')).toEqual([
    'Subject line scanning',
    'Email body scanning',
    'Converting emails to tasks',
    'Conversation hijacking prevention',
    'Unlimited emails',
    'Community support',
  ]);
  await expect(plan('Individual').getByRole('link', { name: 'Start Free' })).toHaveAttribute('href', '/waitlist');
  await expect(plan('Premium')).toContainText('Popular');
  await expect(plan('Premium')).toContainText('To be announced');
  expect(await features('Premium')).toEqual([
    'Sender validation',
    'Body link scanning',
    'Attachment scanning',
    'Behavioural analysis',
    '24/7 support',
  ]);
  await expect(plan('Enterprise')).toContainText('Custom pricing');
  expect(await features('Enterprise')).toEqual([
    'Tenant support',
    'Attachment content scanning',
    'Advanced threat protection',
    'Dedicated support team',
  ]);
  for (const name of ['Premium', 'Enterprise']) {
    await expect(plan(name).getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  }
  await expect(pricing.getByText('Popular', { exact: true })).toHaveCount(1);
});

test.describe('testimonials', () => {
  const shown = (page: Page) =>
    page.getByRole('list', { name: 'Quotes' }).evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
  const current = (page: Page) => page.locator('[data-dot][aria-current=true]').getAttribute('aria-label');

  test('go on every 8 seconds, from the last to the first, and say nothing about it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.mouse.move(0, 0);
    for (const place of [1, 2, 0]) {
      await page.clock.runFor(8000);
      await expect.poll(() => shown(page)).toBe(place);
    }
    await expect(page.getByRole('status').filter({ hasText: 'Quote' })).toHaveCount(0);
  });

  test('a dot shows its quote and announces it', { tag: '@both' }, async ({ page }) => {
    await page.getByRole('button', { name: /^Quote 3 of 3/ }).click();
    await expect.poll(() => shown(page)).toBe(2);
    expect(await current(page)).toMatch(/^Quote 3 of 3/);
    const status = page.getByRole('status').filter({ hasText: 'Quote 3 of 3' });
    await expect(status).toHaveText(/Liv Castellan: What won me over .* couldn’t check\.$/);
  });

  for (const [name, hold] of [
    ['the pointer over them', (page: Page) => page.getByRole('group', { name: 'Testimonials' }).hover()],
    ['the focus in them', (page: Page) => page.getByRole('button', { name: /^Quote 1 of 3/ }).focus()],
    ['the pause button', (page: Page) => page.getByRole('button', { name: 'Pause' }).dispatchEvent('click')],
  ] as const) {
    test(`pause with ${name}`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      await hold(page);
      await page.clock.runFor(30_000);
      expect(await shown(page)).toBe(0);
      expect(await current(page)).toMatch(/^Quote 1 of 3/);
    });
  }

  test('do not move with reduced motion, and can still be chosen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(0);
    await page.getByRole('button', { name: /^Quote 2 of 3/ }).click();
    expect(await shown(page)).toBe(1);
  });

  for (const [way, press] of [
    ['a click', async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()],
    [
      'the keyboard',
      async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter'),
    ],
  ] as const) {
    test(`go on when Pause and then Play is pressed by ${way}`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await press(page, 'Pause');
      await page.clock.runFor(20_000);
      expect(await shown(page)).toBe(0);
      await press(page, 'Play');
      await page.mouse.move(0, 0);
      await page.clock.runFor(8000);
      await expect.poll(() => shown(page)).toBe(1);
    });
  }

  test('say that they are samples, each with its author, role and company', async ({ page }) => {
    const section = page.getByRole('region', { name: 'What people noticed first' });
    await expect(section.getByText('Sample quotes: the people and companies are invented.')).toBeVisible();
    for (const figure of await section.getByRole('figure').all()) {
      await expect(figure.locator('blockquote')).not.toBeEmpty();
      await expect(figure.locator('svg')).toHaveCount(1);
      await expect(figure).toContainText(/, \w/);
    }
  });
});

test('the call to action and the contact section lead where they say', async ({ page }) => {
  const call = page.getByRole('region', { name: /^Know what’s inside/ });
  await expect(call.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/waitlist');
  await call.getByRole('link', { name: 'Talk to Sales' }).click();
  await expect(page.locator('#contact')).toBeFocused();
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(contact.getByText('Phone')).toHaveCount(0);
});

test('the footer has every link, the social ones and the current year', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Home', '/'],
    ['Join the Waitlist', '/waitlist'],
    ['Send Feedback', '/feedback'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookies Policy', '/cookie-policy'],
    ['Docs', '/docs'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const logo = footer.getByRole('link', { name: 'Letterlock' });
  expect((await logo.boundingBox())?.width, 'as wide as what is seen of it').toBeLessThan(200);
  for (const name of ['Blog', 'Photos and videos', 'Professional network', 'Microblog']) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await footer.getByRole('link', { name: 'Support' }).click();
  await expect(page.locator('#contact')).toBeFocused();
});

test('prints what can be read, not what can be pressed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator('button, .button, form, input:not(.sr-only), .theme-switch, .choice-row');
  await expect(pressed.locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
});

test('the year is that of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('search engines and previews get a description of the page', async ({ page, request }) => {
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await page.title()).toContain('Letterlock');
  expect((await meta('description'))?.length).toBeLessThanOrEqual(160);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http.+\/$/);
  const image = await request.get((await meta('og:image')) ?? '');
  expect(image.headers()['content-type']).toBe('image/png');
  expect((await image.body()).readUInt32BE(16)).toBe(1200);
  expect((await image.body()).readUInt32BE(20)).toBe(630);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'].map((entry: { '@type': string }) => entry['@type'])).toEqual([
    'Organization',
    'SoftwareApplication',
  ]);
  expect(data['@graph'][1].offers).toMatchObject([{ name: 'Individual', price: '0' }]);
});

/** Whether the page has come to rest with the section at its top, or as near as the page's end allows. */
function resting(page: Page, id: string): Promise<boolean> {
  return page.locator(`#${id}`).evaluate((section) => {
    const top = section.getBoundingClientRect().top;
    const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    return Math.abs(top) < 40 || (atEnd && top > 0);
  });
}

test('no finding of an example is torn over two columns', async ({ page }) => {
  const rows = await page
    .locator('.found > li')
    .evaluateAll((items) => items.map((item) => item.getClientRects().length));
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows)).toEqual(new Set([1]));
});
