import { expect, test } from './fixtures.ts';

// The browser's own font size, doubled, as a visitor with low vision sets it. Media queries follow it, too.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

for (const route of ['/', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/nowhere', '/403']) {
  test(`${route} fits a phone with text twice as large`, async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 40[34]/);
    await page.goto(route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(wider, `at ${width} px`).toBe(0);
    }
  });
}
