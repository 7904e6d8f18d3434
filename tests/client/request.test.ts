import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeNetwork, gate, MAREN, ORIGIN, openFakeBrowser, reload } from './fake-browser.ts';

let browser: FakeBrowser;
let warnings: unknown[][];

beforeEach(() => {
  reload();
  browser = openFakeBrowser();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => warnings.push(words));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function load() {
  const { request } = await import('../../src/client/request.ts');
  const session = await import('../../src/client/session.ts');
  return { request, ...session };
}

const EMAILS = { method: 'GET', path: '/api/v1/users/{userId}/emails', params: { userId: 'u1' } } as const;
const PATIENCE = { timeout: 60_000 };
const REFRESH = '/api/v1/auth/refresh';

describe('a call', () => {
  test('fills the path, the query and the body', async () => {
    const { request } = await load();
    const sent = fakeNetwork(() => ({ json: { emails: [] } }));
    const answer = await request({
      ...EMAILS,
      method: 'POST',
      params: { userId: 'a/b?c' },
      query: { pageToken: 'x&y', left: undefined },
      body: { a: 1 },
      headers: { 'oauth-state': '' },
    });
    expect(answer).toEqual({ ok: true, data: { emails: [] } });
    expect(sent[0]?.url.href).toBe(`${ORIGIN}/api/v1/users/a%2Fb%3Fc/emails?pageToken=x%26y`);
    expect(sent[0]?.body).toEqual({ a: 1 });
    expect(sent[0]?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'oauth-state': '',
    });
  });

  test('carries the bearer of a signed-in user, unless it is anonymous', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(() => ({}));
    await request(EMAILS);
    await request({ ...EMAILS, anonymous: true });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1', undefined]);
  });

  test('carries its bearer after all other headers, and in place of one among them', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(() => ({}));
    await request({ ...EMAILS, headers: { 'oauth-state': '' } });
    await request({ ...EMAILS, headers: { authorization: 'Bearer other' } });
    expect(Object.keys(sent[0]?.headers ?? {}).at(-1)).toBe('authorization');
    expect(sent[1]?.headers.authorization).toBe('Bearer access-1');
  });

  test('gives the bearer and cookies to our own backend only', async () => {
    vi.stubEnv('PUBLIC_API_URL', 'https://api.letterlock.test');
    vi.stubEnv('PUBLIC_PREDICT_URL', 'https://predict.letterlock.test/');
    const { request, setUser } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(() => ({}));
    await request(EMAILS);
    await request({ method: 'POST', path: '/predict', host: 'predict', body: {} });
    await request({ method: 'POST', path: '/f/contact', host: 'forms', body: {} });
    expect(sent.map(({ url, headers, credentials }) => [url.host, headers.authorization, credentials])).toEqual([
      ['api.letterlock.test', 'Bearer access-1', 'include'],
      ['predict.letterlock.test', undefined, 'same-origin'],
      ['letterlock.test', 'Bearer access-1', 'same-origin'],
    ]);
  });
});

describe('a failure', () => {
  test('comes back as status and data', async () => {
    const { request } = await load();
    fakeNetwork(() => ({ status: 404, json: { message: 'None', code: 'NOT_FOUND' } }));
    expect(await request(EMAILS)).toEqual({
      ok: false,
      error: { status: 404, data: { message: 'None', code: 'NOT_FOUND' } },
    });
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, ''],
  ])('comes back as status %i and a message when the answer is no JSON', async (status, text) => {
    const { request } = await load();
    fakeNetwork(() => ({ status, text }));
    expect(await request(EMAILS)).toEqual({
      ok: false,
      error: { status, message: 'We couldn’t read the server’s response. Please try again.' },
    });
  });

  test('comes back with status 0 when the network is down', async () => {
    const { request } = await load();
    fakeNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await request(EMAILS)).toEqual({
      ok: false,
      error: { status: 0, message: 'We couldn’t reach the server. Check your connection and try again.' },
    });
  });

  test('comes after 30 seconds without an answer', async () => {
    vi.useFakeTimers();
    const { request } = await load();
    fakeNetwork(() => gate<never>().promise);
    const answer = request(EMAILS);
    let settled = false;
    void answer.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({
      ok: false,
      error: { status: 0, message: 'The server took too long to respond. Please try again.' },
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is logged by method, path template and status, with no secret in it', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    fakeNetwork(() => ({ status: 500, json: { message: 'secret' } }));
    await request({ ...EMAILS, query: { pageToken: 'secret' }, body: { Body: 'secret' } });
    expect(warnings).toEqual([['GET /api/v1/users/{userId}/emails failed with status 500']]);
  });
});

describe('a bearer that has run out', () => {
  const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };

  test('is renewed once, and the call is made again', async () => {
    const { request, setUser, $auth } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(({ url, headers }) => {
      if (url.pathname === REFRESH) return { json: tokens };
      return headers.authorization === 'Bearer access-2' ? { json: { emails: [] } } : { status: 401 };
    });
    expect(await request(EMAILS)).toEqual({ ok: true, data: { emails: [] } });
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/api/v1/users/u1/emails',
      REFRESH,
      '/api/v1/users/u1/emails',
    ]);
    expect(sent[1]?.body).toEqual({ refreshToken: 'refresh-1' });
    expect($auth.get()).toMatchObject({ ...tokens, email: MAREN.email });
    expect(browser.local.getItem('accessToken')).toBe('access-2');
  });

  test('is renewed by one of several calls at once', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(({ url, headers }) => {
      if (url.pathname === REFRESH) return { json: tokens };
      return headers.authorization === 'Bearer access-2' ? {} : { status: 401 };
    });
    const answers = await Promise.all([request(EMAILS), request(EMAILS), request(EMAILS)]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(sent.filter(({ url }) => url.pathname === REFRESH)).toHaveLength(1);
  });

  test('is taken from another tab that renewed it first, even before the storage event arrives', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(({ headers }) => {
      if (headers.authorization === 'Bearer access-2') return {};
      browser.local.setItem('user', JSON.stringify({ user: { id: 'u1', userId: 'u1', email: 'e' }, ...tokens }));
      return { status: 401 };
    });
    expect((await request(EMAILS)).ok).toBe(true);
    expect(sent.filter(({ url }) => url.pathname === REFRESH)).toHaveLength(0);
  });

  test('waits for the tab that is renewing it', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    const otherTab = gate();
    void navigator.locks.request('refresh-session', async () => {
      await otherTab.promise;
      browser.local.setItem('user', JSON.stringify({ user: { id: 'u1', userId: 'u1', email: 'e' }, ...tokens }));
    });
    const sent = fakeNetwork(({ headers }) => (headers.authorization === 'Bearer access-2' ? {} : { status: 401 }));
    const answer = request(EMAILS);
    otherTab.resolve();
    expect((await answer).ok).toBe(true);
    expect(sent.map(({ url }) => url.pathname)).not.toContain(REFRESH);
  });

  test('waits for what that tab has stored, which may come after its lock', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    const otherTab = gate();
    void navigator.locks.request('refresh-session', () => otherTab.promise);
    const sent = fakeNetwork(({ headers }) => (headers.authorization === 'Bearer access-2' ? {} : { status: 401 }));
    const answer = request(EMAILS);
    await vi.waitUntil(async () => (await navigator.locks.query()).pending?.length === 1, PATIENCE);
    otherTab.resolve();
    await vi.waitUntil(async () => (await navigator.locks.query()).pending?.length === 0, PATIENCE);
    browser.changeElsewhere('accessToken', tokens.accessToken);
    browser.changeElsewhere('user', JSON.stringify({ user: { id: 'u1', userId: 'u1', email: 'e' }, ...tokens }));
    expect((await answer).ok).toBe(true);
    expect(sent.map(({ url }) => url.pathname)).not.toContain(REFRESH);
  });

  test('queues within the tab where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const { request, setUser } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(({ url, headers }) => {
      if (url.pathname === REFRESH) return { json: tokens };
      return headers.authorization === 'Bearer access-2' ? {} : { status: 401 };
    });
    await Promise.all([request(EMAILS), request(EMAILS)]);
    expect(sent.filter(({ url }) => url.pathname === REFRESH)).toHaveLength(1);
  });

  test('signs out when the renewal is refused', async () => {
    const { request, setUser, $auth } = await load();
    setUser(MAREN);
    fakeNetwork(() => ({ status: 401, json: { code: 'SESSION_ENDED' } }));
    expect(await request(EMAILS)).toMatchObject({ ok: false, error: { status: 401 } });
    expect($auth.get().user).toBeNull();
    expect(browser.local.length).toBe(0);
  });

  test.each([500, 429])('keeps the session when the renewal fails with %i', async (status) => {
    const { request, setUser, $auth } = await load();
    setUser(MAREN);
    fakeNetwork(({ url }) => ({ status: url.pathname === REFRESH ? status : 401 }));
    expect(await request(EMAILS)).toMatchObject({ ok: false, error: { status: 401 } });
    expect($auth.get().refreshToken).toBe('refresh-1');
  });

  test('that is refused again when it is new ends the session here, after one repetition', async () => {
    const { request, setUser, $auth } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(({ url }) => (url.pathname === REFRESH ? { json: tokens } : { status: 401 }));
    expect(await request(EMAILS)).toMatchObject({ ok: false, error: { status: 401 } });
    expect(sent).toHaveLength(3);
    expect($auth.get().user).toBeNull();
    expect(browser.local.length).toBe(0);
  });

  test('and whose call fails otherwise the second time keeps the session', async () => {
    const { request, setUser, $auth } = await load();
    setUser(MAREN);
    fakeNetwork(({ url, headers }) => {
      if (url.pathname === REFRESH) return { json: tokens };
      return { status: headers.authorization === 'Bearer access-2' ? 403 : 401 };
    });
    expect(await request(EMAILS)).toMatchObject({ ok: false, error: { status: 403 } });
    expect($auth.get().accessToken).toBe('access-2');
  });

  test('does not sign in again who logged out while it was being renewed', async () => {
    const { request, setUser, clearUser, $auth } = await load();
    setUser(MAREN);
    fakeNetwork(({ url }) => {
      if (url.pathname !== REFRESH) return { status: 401 };
      clearUser();
      return { json: tokens };
    });
    expect((await request(EMAILS)).ok).toBe(false);
    expect($auth.get().user).toBeNull();
    expect(browser.local.length).toBe(0);
  });

  test('is not renewed for a 401 to a call without one', async () => {
    const { request, setUser } = await load();
    setUser(MAREN);
    const sent = fakeNetwork(() => ({ status: 401 }));
    await request({ ...EMAILS, anonymous: true });
    expect(sent).toHaveLength(1);
  });
});

describe('logging out', () => {
  test('clears at once and tells the server which session it was', async () => {
    const { setUser, $auth } = await load();
    const { logOut } = await import('../../src/client/log-out.ts');
    setUser(MAREN);
    const sent = fakeNetwork(() => ({ json: { ok: true } }));
    logOut();
    expect($auth.get().user).toBeNull();
    expect(sent).toMatchObject([
      { url: { pathname: '/api/v1/auth/logout' }, headers: { authorization: 'Bearer access-1' } },
    ]);
    expect(sent[0]?.body).toEqual({ refreshToken: 'refresh-1' });
  });

  test('everywhere says so', async () => {
    const { setUser } = await load();
    const { logOutEverywhere } = await import('../../src/client/log-out.ts');
    setUser(MAREN);
    const sent = fakeNetwork(() => ({ json: { ok: true } }));
    logOutEverywhere();
    expect(sent[0]?.body).toEqual({ refreshToken: 'refresh-1', everywhere: true });
  });

  test('sends no request if no one is signed in', async () => {
    const { logOut } = await import('../../src/client/log-out.ts');
    const sent = fakeNetwork(() => ({}));
    logOut();
    expect(sent).toEqual([]);
  });
});
