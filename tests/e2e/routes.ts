import type { Page } from '@playwright/test';
import { DEMO_CLIENT_ID } from '../../src/server/oidc/provider.ts';
import { islandsReady } from './fixtures.ts';
import { signIn } from './signed-in.ts';

/** Every page a visitor can open, by its file in src/pages. A test fails if one is missing here. */
export const ROUTES: Record<string, string> = {
  'index.astro': '/',
  'oauth/register.astro': '/oauth/register',
  'oauth/login.astro': '/oauth/login',
  'waitlist.astro': '/waitlist',
  'waitlist/join.astro': '/waitlist/join',
  'feedback.astro': '/feedback',
  'compare-tool.astro': '/compare-tool',
  'offline.astro': '/offline',
  'message-sent.astro': '/message-sent',
  'privacy-policy.astro': '/privacy-policy',
  'terms-of-service.astro': '/terms-of-service',
  'cookie-policy.astro': '/cookie-policy',
  'docs/index.astro': '/docs',
  'docs/api.astro': '/docs/api',
  'docs/[page].astro': '/docs/getting-started',
  'demo/google/authorize.astro': '/demo/google/authorize',
  'f/[formId].astro': '/f/contact',
  '403.astro': '/403',
  '404.astro': '/nowhere',
  '500.astro': '/500',
  'dashboard.astro': '/dashboard',
  'email-test.astro': '/email-test',
};

const SIGNED_IN = ['/dashboard', '/email-test'];
const FORM_ANSWERS = ['/f/contact', '/waitlist/join'];

/** Opens a page as its intended visitor, and waits until its controls respond. */
export async function open(page: Page, route: string, siteUrl = ''): Promise<void> {
  if (SIGNED_IN.includes(route)) await signIn(page, siteUrl);
  await page.goto(
    route === '/demo/google/authorize' ? consentAddress(siteUrl) : FORM_ANSWERS.includes(route) ? '/404' : route,
  );
  if (FORM_ANSWERS.includes(route)) await sendNothing(page, route);
  await islandsReady(page);
}

function consentAddress(siteUrl: string): string {
  const request = new URLSearchParams({
    client_id: DEMO_CLIENT_ID,
    redirect_uri: `${siteUrl}/oauth/login`,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  });
  return `/demo/google/authorize?${request}`;
}

/** Submits an empty form, as a browser without JavaScript would. */
async function sendNothing(page: Page, action: string): Promise<void> {
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'post' });
    document.body.append(form);
    form.submit();
  }, action);
  await page.waitForURL(`**${action}`);
}
