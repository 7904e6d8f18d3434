import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { open, ROUTES } from './routes.ts';

/** These need a shared verdict: shared-verdicts.spec.ts opens them. */
const OF_SHARED_VERDICTS = ['r/[id].astro', 'r/print.astro', 'r/revoke/[receipt].astro'];

/** Shown inside Outlook, where the logo opens another window: outlook-add-in.spec.ts opens it. */
const OF_OUTLOOK = ['outlook-add-in.astro'];

test('no page is missing here', () => {
  const cwd = fileURLToPath(new URL('../../src/pages', import.meta.url));
  const files = globSync('**/*.astro', { cwd }).filter((file) => !file.startsWith('_'));
  expect([...Object.keys(ROUTES), ...OF_SHARED_VERDICTS, ...OF_OUTLOOK].toSorted()).toEqual(files.toSorted());
});

for (const route of Object.values(ROUTES)) {
  test(`${route} has the logo, and it leads home`, async ({ page, baseURL, allowConsoleError }) => {
    allowConsoleError(/status of (?:4\d\d|500)/);
    await open(page, route, baseURL);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Letterlock' });
    await expect(logo).toHaveAttribute('href', '/');
    await expect(logo).toBeInViewport();
    await logo.click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  });
}
