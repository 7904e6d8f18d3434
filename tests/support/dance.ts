import type { LoginAnswer } from '../../src/features/sign-in/contract.ts';
import type { TestBrowser } from './site.ts';

export type DemoSubject = 'demo-maren-vogel' | 'demo-jonas-lind' | 'demo-ines-duarte';

/** Goes to the demo provider and back, as the two buttons do. @returns the final URL */
export async function askProvider(browser: TestBrowser, flow: 'register' | 'login', account: DemoSubject) {
  const { authUrl } = (await (await browser.fetch(`/api/v1/auth/google-auth-url/${flow}`)).json()) as {
    authUrl: string;
  };
  const consent = await browser.fetch(authUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ account, mailbox: 'on' }).toString(),
  });
  const back = new URL(consent.headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
}

export async function register(browser: TestBrowser, account: DemoSubject): Promise<Response> {
  const { code, state } = await askProvider(browser, 'register', account);
  const body = { access_token: code, flowType: 'register' };
  return browser.postJson('/api/v1/auth/register/oauth', body, { 'oauth-state': state });
}

/** Logs in, and registers first if necessary. */
export async function logIn(browser: TestBrowser, account: DemoSubject): Promise<LoginAnswer['user']> {
  await register(browser, account);
  const { code, state } = await askProvider(browser, 'login', account);
  const body = { code, flowType: 'login' };
  const answer = await browser.postJson('/api/v1/auth/login/oauth', body, { 'oauth-state': state });
  if (!answer.ok) throw new Error(`log-in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as LoginAnswer).user;
}
