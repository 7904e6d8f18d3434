import { createContext } from 'astro/middleware';
import { expect, test } from 'vitest';
import { beginAuthState, takeAuthState } from '../../../src/server/oidc/auth-state.ts';
import { openTestServices } from '../../support/services.ts';

function cookiesOf(header = '') {
  const request = new Request('https://letterlock.test/', { headers: { cookie: header } });
  return createContext({ request, defaultLocale: 'en' }).cookies;
}

async function attemptOn(siteUrl: string) {
  const services = await openTestServices({ environment: { SITE_URL: siteUrl } });
  const begun = cookiesOf();
  const attempt = await beginAuthState(services, begun, { flowType: 'login', provider: 'northwind' });
  const [set = ''] = begun.headers();
  const back = cookiesOf(set.split(';')[0]);
  const taken = await takeAuthState(services, back, { flowType: 'login' });
  const [removed = ''] = back.headers();
  await services.close();
  return { attempt, taken, set, removed };
}

test('on https the cookie is bound to the host and to https, and out of reach of scripts and other sites', async () => {
  const { attempt, taken, set, removed } = await attemptOn('https://letterlock.test');
  expect(set).toMatch(/^__Host-sign-in-login=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=600']) {
    expect(set).toContain(attribute);
  }
  expect(set).not.toContain('Domain');
  expect(taken).toEqual(attempt);
  // A browser ignores a __Host- cookie without these, and with it the removal.
  expect(removed).toMatch(/^__Host-sign-in-login=[^;]*;.*Expires=Thu, 01 Jan 1970/);
  expect(removed).toContain('Secure');
  expect(removed).toContain('Path=/');
});

test('on http, which is this machine, the cookie does without', async () => {
  const { attempt, taken, set } = await attemptOn('http://localhost:4321');
  expect(set).toMatch(/^sign-in-login=/);
  expect(set).not.toContain('Secure');
  expect(taken).toEqual(attempt);
});

test('nothing of the attempt can be read in the cookie', async () => {
  const { attempt, set } = await attemptOn('http://localhost:4321');
  const readable = set.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  for (const secret of Object.values(attempt)) expect(`${set} ${readable}`).not.toContain(secret);
});
