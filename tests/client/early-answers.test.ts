import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyAnswer, receive } from '../../src/client/early-answers.ts';
import { fakeNetwork, gate, MAREN, ORIGIN, openFakeBrowser, reload } from './fake-browser.ts';

beforeEach(() => {
  reload();
  openFakeBrowser();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function load() {
  const { request } = await import('../../src/client/request.ts');
  const { setUser } = await import('../../src/client/session.ts');
  setUser(MAREN);
  return { request, setUser };
}

const SCANS = { method: 'GET', path: '/api/v1/scans' } as const;
const EARLY = { from: 'the first script' };
const LATE = { from: 'a later call' };

function ask(response: Promise<Response> = Promise.resolve(Response.json(EARLY)), bearer = MAREN.accessToken) {
  const giveUp = new AbortController();
  keepEarlyAnswer(new URL(SCANS.path, ORIGIN), { bearer, response: receive(response), giveUp });
  return giveUp;
}

test('an answer that was asked for early is given out once', async () => {
  const { request } = await load();
  const sent = fakeNetwork(() => ({ json: LATE }));
  ask();
  expect(await request(SCANS)).toEqual({ ok: true, data: EARLY });
  expect(sent).toEqual([]);
  expect(await request(SCANS)).toEqual({ ok: true, data: LATE });
});

test('another address is asked for as ever', async () => {
  const { request } = await load();
  fakeNetwork(() => ({ json: LATE }));
  ask();
  expect(await request({ ...SCANS, query: { sort: 'risk' } })).toEqual({ ok: true, data: LATE });
});

test('what one user asked for is nobody else’s', async () => {
  const { request, setUser } = await load();
  fakeNetwork(() => ({ json: LATE }));
  const giveUp = ask();
  setUser({ ...MAREN, id: 'u2', userId: 'u2', accessToken: 'access-2' });
  expect(await request(SCANS)).toEqual({ ok: true, data: LATE });
  expect(giveUp.signal.aborted).toBe(true);
  setUser(MAREN);
  expect(await request(SCANS), 'nor given out later').toEqual({ ok: true, data: LATE });
});

test('an anonymous call takes none', async () => {
  const { request } = await load();
  fakeNetwork(() => ({ json: LATE }));
  ask();
  expect(await request({ ...SCANS, anonymous: true })).toEqual({ ok: true, data: LATE });
});

test('after a change, what was asked for before is asked for again', async () => {
  const { request } = await load();
  fakeNetwork(() => ({ json: LATE }));
  ask();
  await request({ ...SCANS, method: 'POST' });
  expect(await request(SCANS)).toEqual({ ok: true, data: LATE });
});

test('what nobody took for half a minute is asked for again', async () => {
  const { request } = await load();
  fakeNetwork(() => ({ json: LATE }));
  vi.useFakeTimers({ toFake: ['performance'] });
  ask();
  vi.advanceTimersByTime(30_000);
  expect(await request(SCANS)).toEqual({ ok: true, data: LATE });
});

test('an expired bearer is renewed and the call repeated', async () => {
  const { request } = await load();
  const sent = fakeNetwork(({ url }) =>
    url.pathname === '/api/v1/auth/refresh'
      ? { json: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
      : { json: LATE },
  );
  ask(Promise.resolve(Response.json({}, { status: 401 })));
  expect(await request(SCANS)).toEqual({ ok: true, data: LATE });
  expect(sent.map(({ url, headers }) => [url.pathname, headers.authorization])).toEqual([
    ['/api/v1/auth/refresh', undefined],
    [SCANS.path, 'Bearer access-2'],
  ]);
});

test('a failure is what it is for any call', async () => {
  const { request } = await load();
  ask(Promise.reject(new TypeError('offline')));
  expect(await request(SCANS)).toMatchObject({ ok: false, error: { status: 0 } });
});

test('it is given up after as long as any call', async () => {
  const { request } = await load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, reject } = gate<Response>();
  const giveUp = ask(promise);
  giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason));
  const answer = request(SCANS);
  await vi.advanceTimersByTimeAsync(30_000);
  const { NETWORK_ERRORS } = await import('../../src/client/texts.ts');
  expect(await answer).toMatchObject({ ok: false, error: { message: NETWORK_ERRORS.timeout } });
});
