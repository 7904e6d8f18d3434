import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/client/answer.ts';
import { gate, MAREN, openFakeBrowser, reload } from './fake-browser.ts';

beforeEach(() => {
  reload();
  openFakeBrowser();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load() {
  const queries = await import('../../src/client/queries.ts');
  const session = await import('../../src/client/session.ts');
  let calls = 0;
  const ask = async (): Promise<Answer<number>> => {
    calls += 1;
    return { ok: true, data: calls };
  };
  return { ...queries, ...session, ask };
}

describe('a fetched query', () => {
  test('is answered from the cache for 60 seconds after its last use', async () => {
    const { fetchQuery, ask } = await load();
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 1 });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 1 });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 2 });
  });

  test('is asked anew when it has to be fresh', async () => {
    const { fetchQuery, ask } = await load();
    await fetchQuery('k', ask);
    expect(await fetchQuery('k', ask, { fresh: true })).toEqual({ ok: true, data: 2 });
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 2 });
  });

  test('knows how long ago it was answered', async () => {
    const { query, fetchQuery, ageOf, ask } = await load();
    expect(ageOf(query('k', ask))).toBe(Number.POSITIVE_INFINITY);
    await fetchQuery('k', ask);
    await vi.advanceTimersByTimeAsync(1500);
    expect(ageOf(query('k', ask))).toBe(1500);
  });

  test('is asked once by two at a time', async () => {
    const { fetchQuery, ask } = await load();
    expect(await Promise.all([fetchQuery('k', ask), fetchQuery('k', ask)])).toEqual([
      { ok: true, data: 1 },
      { ok: true, data: 1 },
    ]);
  });

  test('does not keep a failure', async () => {
    const { fetchQuery, ask } = await load();
    const error = { status: 502, data: { code: 'MAILBOX_UNAVAILABLE' } };
    let tries = 0;
    const failingOnce = async (): Promise<Answer<number>> => {
      tries += 1;
      return tries === 1 ? { ok: false, error } : ask();
    };
    expect(await fetchQuery('k', failingOnce)).toEqual({ ok: false, error });
    expect(await fetchQuery('k', failingOnce)).toEqual({ ok: true, data: 1 });
  });
});

describe('a query that another one’s answer filled', () => {
  test('is kept for 60 seconds when nobody uses it', async () => {
    const { fill, fetchQuery, ask } = await load();
    fill('k', 7);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 7 });
    fill('other', 8);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await fetchQuery('other', ask)).toEqual({ ok: true, data: 1 });
  });

  test('is kept as long as somebody listens', async () => {
    const { fill, query, ask } = await load();
    fill('k', 7);
    query('k', ask).listen(() => undefined);
    fill('k', 8);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(query('k', ask).get()).toMatchObject({ data: 8 });
  });
});

describe('a query in use', () => {
  test('keeps its answer as long as somebody listens, and 60 seconds more', async () => {
    const { query, ask } = await load();
    const stop = query('k', ask).listen(() => undefined);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(query('k', ask).get()).toMatchObject({ data: 1 });
    stop();
    await vi.advanceTimersByTimeAsync(59_999);
    const stopAgain = query('k', ask).listen(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(query('k', ask).get()).toMatchObject({ data: 1 });
    stopAgain();
    await vi.advanceTimersByTimeAsync(60_000);
    query('k', ask).listen(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(query('k', ask).get()).toMatchObject({ data: 2 });
  });

  test('tells its error', async () => {
    const { query } = await load();
    const $failing = query('k', async () => ({ ok: false, error: { status: 0, message: 'gone' } }));
    $failing.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect($failing.get()).toMatchObject({ error: { status: 0, message: 'gone' }, loading: false });
  });
});

describe('the cache', () => {
  test('is emptied at log-out and at a change of user', async () => {
    const { fetchQuery, setUser, clearUser, ask } = await load();
    setUser(MAREN);
    await fetchQuery('k', ask);
    clearUser();
    setUser(MAREN);
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 2 });
    setUser({ ...MAREN, id: 'u2', userId: 'u2' });
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 3 });
  });

  test('is emptied at log-out without asking again for those who still listen', async () => {
    const { query, setUser, clearUser, ask } = await load();
    setUser(MAREN);
    query('k', ask).listen(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    clearUser();
    await vi.advanceTimersByTimeAsync(0);
    expect(query('k', ask).get()).toEqual({ data: undefined, loading: false });
    setUser(MAREN);
    setUser({ ...MAREN, id: 'u2', userId: 'u2' });
    await vi.advanceTimersByTimeAsync(0);
    expect(query('k', ask).get()).toMatchObject({ data: 2 });
  });

  test('survives new tokens of the same user', async () => {
    const { fetchQuery, setUser, ask } = await load();
    setUser(MAREN);
    await fetchQuery('k', ask);
    setUser({ ...MAREN, accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(await fetchQuery('k', ask)).toEqual({ ok: true, data: 1 });
  });

  test('takes in no answer that comes after its user has gone', async () => {
    const { fetchQuery, setUser, clearUser, ask } = await load();
    setUser(MAREN);
    const late = gate<Answer<number>>();
    const answers = [late.promise];
    const askLate = () => answers.pop() ?? ask();
    const answer = fetchQuery('k', askLate);
    clearUser();
    late.resolve({ ok: true, data: 99 });
    expect((await answer).ok).toBe(false);
    expect(await fetchQuery('k', askLate)).toEqual({ ok: true, data: 1 });
  });
});

test('what failed is asked for again once the browser is connected, what is there is not', async () => {
  const { query } = await load();
  const answers: Answer<number>[] = [
    { ok: true, data: 2 },
    { ok: false, error: { status: 0, message: 'away' } },
  ];
  let asked = 0;
  const $query = query('k', async () => {
    asked += 1;
    return answers.pop() ?? { ok: true, data: 3 };
  });
  const end = $query.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect($query.get().error).toMatchObject({ message: 'away' });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect($query.get()).toMatchObject({ data: 2 });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
  end();
});
