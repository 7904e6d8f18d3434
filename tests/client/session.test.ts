import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, MAREN, openFakeBrowser, reload } from './fake-browser.ts';

const SIGNED_OUT = { user: null, userId: null, accessToken: null, refreshToken: null, email: null };
const ENTRY = JSON.stringify({
  user: { id: 'u1', userId: 'u1', email: MAREN.email },
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
});

let browser: FakeBrowser;

beforeEach(() => {
  reload();
  browser = openFakeBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('../../src/client/session.ts');

describe('the auth state', () => {
  test('is all null at start', async () => {
    const { $auth } = await load();
    expect($auth.get()).toEqual(SIGNED_OUT);
  });

  test('receives the user and writes the three entries', async () => {
    const { $auth, setUser } = await load();
    setUser(MAREN);
    expect($auth.get().user?.id).toBe('u1');
    expect($auth.get()).toMatchObject({ userId: 'u1', email: MAREN.email, accessToken: 'access-1' });
    expect(browser.local.getItem('user')).toBe(ENTRY);
    expect(browser.local.getItem('accessToken')).toBe('access-1');
    expect(browser.local.getItem('refreshToken')).toBe('refresh-1');
  });

  test('is restored at start', async () => {
    browser.local.setItem('user', ENTRY);
    const { $auth } = await load();
    expect($auth.get()).toEqual({ ...SIGNED_OUT, ...JSON.parse(ENTRY), userId: 'u1', email: MAREN.email });
  });

  test('is cleared together with the three entries', async () => {
    const { $auth, setUser, clearUser } = await load();
    browser.local.setItem('theme', 'dark');
    setUser(MAREN);
    clearUser();
    expect($auth.get()).toEqual(SIGNED_OUT);
    expect(browser.local.length).toBe(1);
  });

  test.each([
    ['broken JSON', '{"user":'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['an array', '[]'],
    ['no user', '{"accessToken":"a","refreshToken":"b"}'],
    ['a user that is text', '{"user":"u1","accessToken":"a","refreshToken":"b"}'],
    ['an id that is an object', '{"user":{"id":{},"userId":"u","email":"e"},"accessToken":"a","refreshToken":"b"}'],
    ['an empty token', ENTRY.replace('access-1', '')],
    ['a missing token', ENTRY.replace('accessToken', 'other')],
  ])('signs out and removes the entries when storage contains %s', async (_, text) => {
    browser.local.setItem('user', text);
    browser.local.setItem('accessToken', 'a');
    browser.local.setItem('refreshToken', 'b');
    const { $auth } = await load();
    expect($auth.get()).toEqual(SIGNED_OUT);
    expect(browser.local.length).toBe(0);
  });

  test('takes nothing but the known fields from storage', async () => {
    browser.local.setItem('user', ENTRY.replace('{"user":{', '{"role":"admin","user":{"role":"admin",'));
    const { $auth } = await load();
    expect(JSON.stringify($auth.get())).not.toContain('admin');
  });

  test('is signed out where storage is switched off', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
    });
    const { $auth } = await load();
    expect($auth.get()).toEqual(SIGNED_OUT);
  });

  test('touches no browser when there is none', async () => {
    vi.unstubAllGlobals();
    const { $auth } = await load();
    expect($auth.get()).toEqual(SIGNED_OUT);
  });
});

describe('other tabs', () => {
  test('logging out or in elsewhere is seen here', async () => {
    const { $auth, setUser } = await load();
    const seen: (string | null)[] = [];
    $auth.subscribe(({ email }) => seen.push(email));
    setUser(MAREN);
    browser.changeElsewhere('user', null);
    browser.changeElsewhere('user', ENTRY.replaceAll('u1', 'u2'));
    expect(seen).toEqual([null, MAREN.email, null, MAREN.email]);
    expect($auth.get().userId).toBe('u2');
  });

  test('clearing all of storage elsewhere signs out here', async () => {
    const { $auth, setUser } = await load();
    $auth.listen(() => undefined);
    setUser(MAREN);
    browser.local.clear();
    browser.dispatch('storage', { key: null });
    expect($auth.get()).toEqual(SIGNED_OUT);
  });

  test('a page from the back-forward cache looks again', async () => {
    const { $auth, setUser } = await load();
    $auth.listen(() => undefined);
    setUser(MAREN);
    browser.local.clear();
    browser.dispatch('pageshow', { persisted: false });
    expect($auth.get().userId).toBe('u1');
    browser.dispatch('pageshow', { persisted: true });
    expect($auth.get().userId).toBeNull();
  });
});
