import { expect, test } from './fixtures.ts';
import { longestLine, targetSizes } from './measure.ts';

const DOCUMENTS = [
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/terms-of-service', title: 'Terms of service' },
  { path: '/cookie-policy', title: 'Cookie policy' },
];

for (const { path, title } of DOCUMENTS) {
  test.describe(title, () => {
    test('opens at its top, effective January 13, 2025, beneath a header that leads home', { tag: '@both' }, async ({
      page,
    }) => {
      await page.goto('/');
      const link = page
        .getByRole('contentinfo')
        .getByRole('link', { name: new RegExp(title.replace(/e policy/, 'es? policy'), 'i') });
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
      await expect(page.getByText('January 13, 2025')).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Letterlock' })).toHaveAttribute('href', '/');
    });

    test('has a table of contents that leads to every section', { tag: '@both' }, async ({ page }, { project }) => {
      await page.goto(path);
      const article = page.getByRole('article');
      const contents =
        project.name === 'phone'
          ? article.getByRole('group').filter({ hasText: 'Contents' })
          : page.getByRole('navigation', { name: 'Contents' });
      if (project.name === 'phone') await contents.getByText('Contents', { exact: true }).click();
      const sections = await article.getByRole('heading', { level: 2 }).allInnerTexts();
      await expect(contents.getByRole('link')).toHaveText(sections);
      const last = article.getByRole('heading', { level: 2, name: 'Contact' });
      await expect(last).not.toBeInViewport();
      await contents.getByRole('link', { name: 'Contact' }).click();
      await expect(last).toBeInViewport();
    });

    test('ends with the address to write to', async ({ page }) => {
      await page.goto(path);
      const address = page.getByRole('article').getByRole('link', { name: 'support@letterlock.example' });
      await expect(address).toHaveAttribute('href', 'mailto:support@letterlock.example');
    });

    test('has targets large enough for a finger', { tag: '@phone' }, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('article').getByText('Contents', { exact: true }).click();
      const targets = await page.evaluate(targetSizes, '.legal');
      expect(targets.length).toBeGreaterThan(5);
      expect(targets.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
    });

    test('ships no Preact and sets no cookie', async ({ page, context }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('astro-island')).toHaveCount(0);
      expect(scripts.filter((url) => /client|react/.test(url))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

    test('takes less than 6,000 px on a phone', { tag: '@phone' }, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
    });

    test('prints as text alone', async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    });

    test('has lines of at most 68 characters and no sideways scroll from 320 px up', async ({ page }) => {
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(
          width,
        );
        expect(await page.evaluate(longestLine, 'article :is(p, li)'), `${width} px`).toBeLessThanOrEqual(68);
      }
    });
  });
}

test(
  'subsections of the privacy policy are folded on a phone, found by a search and printed',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    await page.goto('/privacy-policy');
    const text = page.getByText('IMAP inboxes are opened read-only.');
    const heading = page.getByRole('heading', { level: 3, name: 'Your mailbox', exact: true });
    const isPhone = project.name === 'phone';
    await expect(text).toBeVisible({ visible: !isPhone });
    await page.emulateMedia({ media: 'print' });
    expect((await text.boundingBox())?.height).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
    await heading.click();
    await expect(text).toBeVisible({ visible: isPhone });
    // As the browser's own search does.
    await page.goto('/privacy-policy#:~:text=IMAP%20inboxes%20are%20opened');
    await expect(text).toBeVisible();
  },
);

test('a link to a subsection shows its text, from another page and from the same one', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/terms-of-service');
  await page.getByRole('link', { name: 'what happens to a report' }).click();
  await expect(page).toHaveURL(/#reports-of-an-incorrect-analysis$/);
  const opened = page.locator('.legal-fold:has(:target)');
  await expect(opened).toHaveAttribute('open');
  await expect(opened.locator('p, li').first()).toBeInViewport();
  await page.evaluate(() => {
    location.hash = 'your-mailbox';
  });
  await expect(page.getByText('IMAP inboxes are opened read-only.')).toBeVisible();
});

test('the terms link to the privacy policy', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.getByRole('article').getByRole('link', { name: 'privacy policy', exact: true }).first().click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInViewport();
});

test('each age is in its own document only', async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page.getByRole('main')).toContainText('at least 13');
  await expect(page.getByRole('main')).not.toContainText('16');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText('under 16');
});

test("the cookie policy's six sections come in order", async ({ page }) => {
  await page.goto('/cookie-policy');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'What cookies are',
    'Types of cookies',
    'Managing cookies',
    'Third-party cookies',
    'Updates',
    'Contact',
  ]);
});

test('what the theme switch stores is in the cookie policy', async ({ page }) => {
  await page.goto('/cookie-policy');
  await page.getByRole('radio', { name: 'Dark theme' }).check({ force: true });
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(stored).toEqual(['theme']);
  await expect(page.getByRole('cell', { name: 'theme', exact: true })).toBeVisible();
});
