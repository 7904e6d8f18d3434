import { expect, islandsReady, test } from './fixtures.ts';

for (const [route, island] of [
  // Its island is in the file of the tool's first screen.
  ['/compare-tool', 'compare'],
  ['/feedback', 'Feedback.island'],
  ['/waitlist', 'WaitlistForm.island'],
] as const) {
  test(`${island} that throws leaves its page and the text of the 403 screen`, async ({ page, allowConsoleError }) => {
    allowConsoleError(/broken island/);
    await page.route(`**/_astro/${island}.*.js`, async (asked) => {
      const script = await (await page.request.get(asked.request().url())).text();
      // Replaces a text of the island with code that throws.
      const broken = script.replaceAll(
        /children:(?:`[^`$]*`|"[^"]*"|[A-Za-z_$]+\.\w+(?=[,}]))/g,
        'children:(()=>{throw new Error("broken island")})()',
      );
      expect(broken).not.toBe(script);
      await asked.fulfill({ contentType: 'text/javascript', body: broken });
    });
    await page.goto(route);
    await islandsReady(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Aww snap! Access forbidden' })).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Letterlock' })).toBeVisible();
  });
}
