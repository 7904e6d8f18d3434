import type { Page } from '@playwright/test';
import { type DemoSubject, logIn } from '../support/dance.ts';
import { TestBrowser } from '../support/site.ts';

/** Logs in over HTTP and stores the session in the page's browser, as the log-in page does. */
export async function signIn(
  page: Page,
  siteUrl: string,
  account: DemoSubject = 'demo-maren-vogel',
  userAgent?: string,
): Promise<void> {
  const browser = new TestBrowser(siteUrl, userAgent);
  const { id, userId, email, accessToken, refreshToken } = await logIn(browser, account);
  await page.context().addCookies(
    [...browser.cookies].map(([name, value]) => ({
      name,
      value,
      url: siteUrl,
      httpOnly: true,
      sameSite: 'Strict' as const,
    })),
  );
  await page.goto(`${siteUrl}/404`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { user: JSON.stringify({ user: { id, userId, email }, accessToken, refreshToken }), accessToken, refreshToken },
  );
}
