import { expect, islandsReady, test } from './fixtures.ts';

test('a site opened as 127.0.0.1 works there, and signs in on the name that the provider returns to', async ({
  page,
  freshSite,
}) => {
  test.setTimeout(120_000);
  const { url } = await freshSite();
  const other = url.replace('localhost', '127.0.0.1');

  await page.goto(`${other}/feedback`);
  await expect(page).toHaveURL(`${other}/feedback`);
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/predict', { method: 'POST', headers, body: '{"Subject":"a","Body":"b"}' })).status;
  });
  expect(status).toBe(200);

  await page.goto(`${other}/oauth/register`);
  await islandsReady(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('button', { name: /Jonas Lind/ }).click();
  await expect(page.getByText('Please login!')).toBeVisible();
  await page.goto(`${other}/oauth/login`);
  await islandsReady(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('button', { name: /Jonas Lind/ }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(page.getByText('Login successful')).toBeVisible();
});
