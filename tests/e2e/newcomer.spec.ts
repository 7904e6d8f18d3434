import type { Page } from '@playwright/test';
import { expect, islandsReady, test } from './fixtures.ts';

/** Logs in through the demo provider's consent page. */
async function chooseDemoAccount(page: Page, name: RegExp) {
  await expect(page).toHaveURL(/\/demo\/google\/authorize/);
  await expect(page.getByText('Demo', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name }).click();
}

test(
  'a newcomer registers, logs in, reads a verdict, walks the mailbox, logs out and is refused',
  { tag: '@both' },
  async ({ page, freshSite }, { project }) => {
    test.setTimeout(120_000);
    const site = await freshSite();
    // A full mailbox on the desktop, a short one on the phone.
    const account = project.name === 'desktop' ? /Maren Vogel/ : /Jonas Lind/;
    const address = project.name === 'desktop' ? 'maren.vogel@northwind.example' : 'jonas.lind@northwind.example';

    await page.goto(`${site.url}/oauth/register`);
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await islandsReady(page);
    await page.getByRole('button', { name: /Google/ }).click();
    await chooseDemoAccount(page, account);
    await expect(page.getByText(`Registration complete for ${address}. Please login!`)).toBeVisible();
    await expect(page).toHaveURL(/\/oauth\/login$/);

    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await islandsReady(page);
    await page.getByRole('button', { name: /Google/ }).click();
    await chooseDemoAccount(page, account);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Login successful')).toBeVisible();
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(stored.user ?? '')).toMatchObject({ user: { id: expect.any(String), email: address } });
    expect(stored.accessToken).toBeTruthy();
    expect(stored.refreshToken).toBeTruthy();

    await page.getByRole('main').getByRole('link', { name: /test/i }).first().click();
    await expect(page).toHaveURL(/\/email-test$/);
    const subject = page.getByRole('textbox', { name: 'Subject' });
    const body = page.getByRole('textbox', { name: 'Body' });
    const next = page.getByRole('button', { name: 'Next' });
    await islandsReady(page);
    await page.getByRole('button', { name: 'Get recent email' }).click();
    await expect(subject).not.toHaveValue('');
    await expect(body).not.toHaveValue('');

    // Reads the mailbox to its end, past a dangerous email.
    const seen: string[] = [await subject.inputValue()];
    let dangerous = false;
    for (let step = 0; step < 60; step += 1) {
      if (!dangerous) dangerous = await verdictOf(page);
      const before = await subject.inputValue();
      if ((await next.getAttribute('aria-disabled')) === 'true') break;
      await next.click();
      await expect(async () => {
        const ended = (await next.getAttribute('aria-disabled')) === 'true';
        const now = await subject.inputValue();
        expect(ended || (now !== '' && now !== before)).toBe(true);
      }).toPass();
      const now = await subject.inputValue();
      if (now !== '' && now !== before) seen.push(now);
    }
    expect(dangerous, 'a dangerous email was found').toBe(true);
    expect(seen.length).toBeGreaterThanOrEqual(project.name === 'desktop' ? 18 : 4);
    await expect(page.getByText('That was the last email.')).toBeVisible();

    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page.getByText(/Logging out in \d sec\.\.\./)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(
      await page.evaluate(() => ['user', 'accessToken', 'refreshToken'].filter((key) => localStorage.getItem(key))),
    ).toEqual([]);

    await page.goto(`${site.url}/email-test`);
    await expect(page.getByText(/Logging out in \d sec\.\.\./)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);

/** Submits the email in the form and checks that its evidence is quoted from it. @returns whether it is dangerous */
async function verdictOf(page: Page): Promise<boolean> {
  const body = await page.getByRole('textbox', { name: 'Body' }).inputValue();
  const subject = await page.getByRole('textbox', { name: 'Subject' }).inputValue();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successful').first()).toBeVisible();
  const panel = page.getByRole('region', { name: 'API RESPONSE' });
  await expect(panel.getByText(/^\d{1,3}%$/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  if (!(await panel.getByText(/^(?:High|Critical)$/).count())) return false;
  const quotes = await panel.locator('mark').allInnerTexts();
  expect(quotes.length).toBeGreaterThan(0);
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  const email = squeezed(subject + body);
  expect(quotes.some((quote) => email.includes(squeezed(quote).replace(/\d+$/, '')))).toBe(true);
  return true;
}
