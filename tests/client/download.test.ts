import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, MAREN, openFakeBrowser, reload } from './fake-browser.ts';

const CALL = { path: '/api/v1/users/{userId}/data', params: { userId: 'u1' } };
let warnings: unknown[][];

beforeEach(() => {
  reload();
  openFakeBrowser();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...line) => void warnings.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function load() {
  const { setUser } = await import('../../src/client/session.ts');
  setUser(MAREN);
  return (await import('../../src/client/download.ts')).download;
}

test('a file is fetched whole, in the name of the signed-in user', async () => {
  const download = await load();
  const sent = fakeNetwork(() => ({ text: 'not JSON' }));
  const answer = await download(CALL);
  expect(answer.ok && (await answer.data.text())).toBe('not JSON');
  expect(sent[0]?.url.pathname).toBe('/api/v1/users/u1/data');
  expect(sent[0]?.headers).toEqual({ authorization: 'Bearer access-1' });
});

test('a token that has run out is renewed once', async () => {
  const download = await load();
  const sent = fakeNetwork(({ url, headers }) => {
    if (url.pathname.endsWith('/auth/refresh')) return { json: { accessToken: 'access-2', refreshToken: 'refresh-2' } };
    return headers.authorization === 'Bearer access-2' ? { text: '{}' } : { status: 401 };
  });
  expect((await download(CALL)).ok).toBe(true);
  expect(sent).toHaveLength(3);
});

test('a refusal comes with its sentence, and is logged without what it was about', async () => {
  const download = await load();
  fakeNetwork(() => ({ status: 429, json: { message: 'Too many requests.' } }));
  expect(await download(CALL)).toEqual({ ok: false, error: { status: 429, data: { message: 'Too many requests.' } } });
  expect(warnings).toEqual([['GET /api/v1/users/{userId}/data failed with status 429']]);
});

test('a server that does not answer is a failure, too', async () => {
  const download = await load();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await download(CALL)).toMatchObject({ ok: false, error: { status: 0 } });
});
