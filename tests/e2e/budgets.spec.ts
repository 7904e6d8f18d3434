import { weigh } from '../../src/commands/page-weight.ts';
import { expect, test } from './fixtures.ts';

/**
 * The marketing routes, which are read and send nothing. /waitlist, /feedback and /oauth/* are forms and hydrate an
 * island of React as they load; `npm run bench -- web` weighs them with the others.
 */
const ROUTES = ['/', '/privacy-policy', '/terms-of-service', '/cookie-policy'];
const KB = 1000;

for (const route of ROUTES) {
  test(`${route} keeps its budget`, async ({ page }) => {
    const weight = await weigh(page, route);
    expect(weight.scriptGzip, 'JavaScript, gzip').toBeLessThanOrEqual(4 * KB);
    expect(weight.scripts.join('\n'), 'React').not.toMatch(/react/i);
    expect(weight.requests, 'requests').toBeLessThanOrEqual(6);
    expect(weight.bytes, 'bytes in all').toBeLessThanOrEqual(85 * KB);
    expect(weight.bytes - weight.imageBytes, 'bytes without images').toBeLessThanOrEqual(65 * KB);
    expect(weight.htmlGzip, 'HTML with CSS, gzip').toBeLessThanOrEqual(20 * KB);
    expect(weight.blocking, 'render-blocking requests').toEqual([]);
    expect(weight.layoutShift, 'layout shift').toBe(0);
    expect(weight.fontBytes, 'fonts').toBeLessThanOrEqual(40 * KB);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  });
}
