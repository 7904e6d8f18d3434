import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, gate, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const toasts: string[] = [];

vi.mock('../../../src/client/toast.ts', () => ({
  showToast: (_kind: string, message: string) => void toasts.push(message),
}));

beforeEach(() => {
  reload();
  openFakeBrowser();
  toasts.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function load() {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  return import('../../../src/features/dashboard/store.ts');
}

const session = (id: string) => ({ id, device: id, createdAt: '', lastUsedAt: '', current: id === 'desk' });

/** A server that knows two devices, and what it answers when one is to be logged out. */
function twoDevices(status: number, answered?: Promise<void>) {
  let sessions = [session('desk'), session('phone')];
  return fakeNetwork(({ method }) => {
    if (method !== 'DELETE') return { json: { sessions } };
    if (status < 500) sessions = sessions.slice(0, 1);
    const answer = { status, json: { ok: true } };
    return answered ? answered.then(() => answer) : answer;
  });
}

test.each([200, 404])('a device that is logged out leaves the list, with %i too', async (status) => {
  const { $sessions, $ending, logOutDevice } = await load();
  const sent = twoDevices(status);
  $sessions.listen(() => undefined);
  await vi.waitFor(() => expect($sessions.get().data?.sessions).toHaveLength(2));
  await logOutDevice('phone');
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ url }) => url.pathname)).toEqual([
    '/api/v1/auth/sessions/phone',
  ]);
  await vi.waitFor(() => expect($sessions.get().data?.sessions.map(({ id }) => id)).toEqual(['desk']));
  expect($ending.get()).toBeNull();
  expect(toasts).toEqual([]);
});

test('one that could not be stays, and a toast says so', async () => {
  const { $sessions, $ending, logOutDevice } = await load();
  twoDevices(503);
  $sessions.listen(() => undefined);
  await logOutDevice('phone');
  expect(toasts).toEqual(['The device could not be logged out. Please try again.']);
  expect($sessions.get().data?.sessions).toHaveLength(2);
  expect($ending.get()).toBeNull();
});

test('a second press while one is under way does nothing', async () => {
  const { $ending, logOutDevice } = await load();
  const answered = gate();
  const sent = twoDevices(200, answered.promise);
  const first = logOutDevice('phone');
  expect($ending.get()).toBe('phone');
  await logOutDevice('phone');
  answered.resolve();
  await first;
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
