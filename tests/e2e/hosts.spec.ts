import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../src/tools/testing/free-port.ts';
import { expect, islandsReady, test } from './fixtures.ts';

/** The product with its pages on one port and all backends on another, built for separate hosts. */
test('works with its backends on another origin', async ({ page, freshSite }) => {
  test.setTimeout(180_000);
  const [pagePort, backendPort] = [await freePort(), await freePort()];
  const [pageUrl, backendUrl] = [`http://localhost:${pagePort}`, `http://localhost:${backendPort}`];
  const outDir = join(process.env.TEST_WORK_DIR ?? '.test/manual', 'hosts');
  const build = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      OUT_DIR: outDir,
      SITE_URL: pageUrl,
      PUBLIC_API_URL: backendUrl,
      PUBLIC_PREDICT_URL: backendUrl,
    },
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  // Sign-in returns to the page's origin, so both servers know that as the site.
  const shared = { OUT_DIR: outDir, SITE_URL: pageUrl, APP_SECRET: 'a secret that both servers share, 32+' };
  await freshSite({ ...shared, PORT: String(pagePort) });
  await freshSite({ ...shared, PORT: String(backendPort) });
  const bearers = new Set<string>();
  page.on('request', (request) => {
    if (request.headers().authorization) bearers.add(new URL(request.url()).origin);
  });

  await page.goto(`${pageUrl}/oauth/register`);
  await islandsReady(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('button', { name: /Jonas Lind/ }).click();
  await expect(page.getByText('Please login!')).toBeVisible();
  await islandsReady(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('button', { name: /Jonas Lind/ }).click();
  await expect(page).toHaveURL(`${pageUrl}/dashboard`);
  await page.goto(`${pageUrl}/email-test`);
  await islandsReady(page);
  await page.getByRole('button', { name: 'Get recent email' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successful')).toBeVisible();
  const saved = { name: 'saved.eml', mimeType: '', buffer: Buffer.from('From: bo@home.example\n\nShall we meet?') };
  await page.getByLabel('Saved email').setInputFiles(saved);
  await expect(page.getByText('bo@home.example').first()).toBeVisible();
  expect([...bearers]).toEqual([backendUrl]);
});
