import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as currentUser from '../../../src/pages/api/v1/auth/current-user.ts';
import * as logout from '../../../src/pages/api/v1/auth/logout.ts';
import * as refresh from '../../../src/pages/api/v1/auth/refresh.ts';
import { MINUTE, testClock } from '../../support/clock.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

let clock: ReturnType<typeof testClock>;
let site: TestSite;
let browser: TestBrowser;
let session: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  clock = testClock();
  site = await openTestSite({ '/refresh': refresh, '/logout': logout, '/current-user': currentUser }, clock);
  session = await signedIn(site.services);
  browser = new TestBrowser(site.siteUrl);
  browser.cookies.set('device', session.device);
});
afterEach(() => site.close());

const bearer = (token = session.accessToken) => ({ authorization: `Bearer ${token}` });
const whoAmI = (token?: string) => browser.fetch('/current-user', { headers: bearer(token) });
const renew = (refreshToken = session.refreshToken) => browser.postJson('/refresh', { refreshToken });

async function expectEnded() {
  browser.cookies.set('device', session.device);
  expect((await whoAmI()).status).toBe(401);
  const answer = await renew();
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ code: 'SESSION_ENDED', message: 'Please log in again.' });
}

async function expectAlive() {
  expect((await whoAmI()).status).toBe(200);
  expect((await renew()).status).toBe(200);
}

test('the current user is the one who logged in', async () => {
  const answer = await whoAmI();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { id, email } = session.user;
  expect(await answer.json()).toEqual({ user: { id, userId: id, email } });
});

test('without a token there is no current user', async () => {
  const answer = await browser.fetch('/current-user');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('a refresh answers two new tokens that work', async () => {
  const answer = await renew();
  expect(answer.status).toBe(200);
  const tokens = (await answer.json()) as Record<string, string>;
  expect(Object.keys(tokens).sort()).toEqual(['accessToken', 'refreshToken']);
  expect((await whoAmI(tokens.accessToken)).status).toBe(200);
  expect((await renew(tokens.refreshToken)).status).toBe(200);
});

test('a refresh token copied to another browser is refused there and still works here', async () => {
  const thief = new TestBrowser(site.siteUrl);
  const refused = await thief.postJson('/refresh', { refreshToken: session.refreshToken });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 'SESSION_ENDED' });
  await expectAlive();
});

test.each([{}, { refreshToken: 1 }, { refreshToken: '' }, { refreshToken: 'x'.repeat(513) }, [], 'text'])(
  'a refresh with %j is a mistake of the caller',
  async (body) => {
    expect((await browser.postJson('/refresh', body)).status).toBe(400);
  },
);

describe('logging out', () => {
  test('ends both tokens and takes the cookie away', async () => {
    const answer = await browser.postJson('/logout', { refreshToken: session.refreshToken }, bearer());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(browser.cookies.has('device'), 'recognises this browser at the next log-in').toBe(true);
    await expectEnded();
  });

  test('has the browser clear its cache, and neither what outlasts a session nor the cookies of the whole domain', async () => {
    const answer = await browser.postJson('/logout', { refreshToken: session.refreshToken }, bearer());
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('needs no body', async () => {
    expect((await browser.fetch('/logout', { method: 'POST', headers: bearer() })).status).toBe(200);
    await expectEnded();
  });

  test('works by the refresh token when the access token has run out', async () => {
    clock.advance(16 * MINUTE);
    await browser.postJson('/logout', { refreshToken: session.refreshToken }, bearer());
    await expectEnded();
  });

  test('ends the session of a refresh token that was spent a moment ago', async () => {
    const { refreshToken } = (await (await renew()).json()) as { refreshToken: string };
    await browser.postJson('/logout', { refreshToken: session.refreshToken });
    browser.cookies.set('device', session.device);
    expect((await renew(refreshToken)).status).toBe(401);
  });

  test('twice is no mistake', async () => {
    for (let time = 0; time < 2; time++) {
      const answer = await browser.postJson('/logout', { refreshToken: session.refreshToken }, bearer());
      expect(await answer.json()).toEqual({ ok: true });
    }
  });

  test('cannot be done to somebody else with their refresh token alone', async () => {
    const thief = new TestBrowser(site.siteUrl);
    await thief.postJson('/logout', { refreshToken: session.refreshToken });
    await expectAlive();
  });

  test('cannot be done by a page of another site', async () => {
    const headers = { ...bearer(), origin: 'https://attacker.example' };
    const answer = await fetch(`${site.siteUrl}/logout`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
    await expectAlive();
  });

  test('does nothing when the body is broken', async () => {
    const headers = { ...bearer(), 'content-type': 'application/json' };
    expect((await browser.fetch('/logout', { method: 'POST', headers, body: '{' })).status).toBe(400);
    await expectAlive();
  });
});
