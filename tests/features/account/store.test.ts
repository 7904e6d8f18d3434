import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeNetwork, gate, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const toasts: string[] = [];
let browser: FakeBrowser;

vi.mock('../../../src/client/toast.ts', () => ({
  showToast: (_kind: string, message: string) => void toasts.push(message),
  toastAfterNavigation: (_kind: string, message: string) => void toasts.push(message),
}));

beforeEach(() => {
  reload();
  useTestStorageEngine();
  cleanTestStorage();
  browser = openFakeBrowser();
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
  return import('../../../src/features/account/store.ts');
}

const session = (id: string) => ({ id, device: id, createdAt: '', lastUsedAt: '', current: id === 'desk' });

/** A server with two devices, and its response when one is logged out. */
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
  expect(toasts).toEqual(['We couldn’t log out this device. Please try again.']);
  await vi.waitFor(() => expect($sessions.get().data?.sessions).toHaveLength(2));
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

describe('deleting the account', () => {
  const RECEIPT = 'agW0hNJ5aKV8TkGGrmu53Q';

  async function loadWithReport() {
    const store = await load();
    const { saveReceipt, $receipts } = await import('../../../src/features/feedback/receipts-store.ts');
    const { $auth } = await import('../../../src/client/session.ts');
    saveReceipt(RECEIPT, 'Other issue');
    return { ...store, $receipts, $auth };
  }

  test('deletes the reports of its list, too, signs out and says so on the next page', async () => {
    const { deleteAccount, $receipts, $auth } = await loadWithReport();
    const sent = fakeNetwork(() => ({ json: { deleted: true, revoked: true } }));
    expect(await deleteAccount()).toBe('deleted');
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'DELETE /api/v1/users/u1',
      `DELETE /api/v1/feedback/${RECEIPT}`,
    ]);
    expect(sent[1]?.headers).not.toHaveProperty('authorization');
    expect($receipts.get()).toEqual([]);
    expect($auth.get().userId).toBeNull();
    expect(toasts).toEqual(['Your account and all its data have been deleted.']);
    expect(browser.visited).toEqual(['/oauth/login']);
  });

  test('says what Google did not confirm, and which reports are left', async () => {
    const { deleteAccount } = await loadWithReport();
    fakeNetwork(({ url }) =>
      url.pathname.includes('feedback') ? { status: 503 } : { json: { deleted: true, revoked: false } },
    );
    expect(await deleteAccount()).toBe('deleted');
    expect(toasts).toEqual([
      'Your account and all its data have been deleted.',
      expect.stringContaining('Google didn’t confirm'),
      expect.stringContaining('Some reports couldn’t be deleted'),
    ]);
  });

  test('of who logged in long ago asks first, and changes nothing unless they confirm', async () => {
    const { deleteAccount, $receipts, $auth } = await loadWithReport();
    const { $confirming } = await import('../../../src/features/sign-in/confirm-store.ts');
    let isConfirmed = false;
    const sent = fakeNetwork(() =>
      isConfirmed
        ? { json: { deleted: true, revoked: true } }
        : { status: 403, json: { code: 'SIGN_IN_AGAIN', message: 'Please confirm that it’s you.' } },
    );
    const refused = deleteAccount();
    await vi.waitFor(() => expect($confirming.get()).not.toBeNull());
    $confirming.get()?.(false);
    expect(await refused).toEqual({ status: 'failed', message: 'Please confirm that it’s you.' });
    expect(sent).toHaveLength(1);
    expect($receipts.get()).toHaveLength(1);
    expect($auth.get().userId).toBe('u1');
    const deleted = deleteAccount();
    await vi.waitFor(() => expect($confirming.get()).not.toBeNull());
    isConfirmed = true;
    $confirming.get()?.(true);
    expect(await deleted).toBe('deleted');
    expect($confirming.get()).toBeNull();
  });

  test('that fails says why', async () => {
    const { deleteAccount, $auth } = await loadWithReport();
    fakeNetwork(() => ({ status: 500, json: { message: 'Please try again later.' } }));
    expect(await deleteAccount()).toEqual({ status: 'failed', message: 'Please try again later.' });
    expect($auth.get().userId).toBe('u1');
  });
});

describe('disconnecting the mailbox', () => {
  test('asks anew what is connected, and says what Google didn’t confirm', async () => {
    const { disconnectMailbox } = await load();
    const { $connectedMailbox } = await import('../../../src/features/mailbox/store.ts');
    let connected = true;
    fakeNetwork(({ method, url }) => {
      if (method === 'DELETE') connected = false;
      if (method === 'DELETE') return { json: { revoked: false } };
      if (!url.pathname.endsWith('/mailbox')) return { json: {} };
      return {
        json: { mailbox: { state: connected ? 'connected' : 'none' }, offersGmail: true, offersMicrosoft: false },
      };
    });
    $connectedMailbox.listen(() => undefined);
    await vi.waitFor(() => expect($connectedMailbox.get().data?.mailbox.state).toBe('connected'));
    expect((await disconnectMailbox()).ok).toBe(true);
    await vi.waitFor(() => expect($connectedMailbox.get().data?.mailbox.state).toBe('none'));
    expect(toasts).toEqual([expect.stringContaining('Google didn’t confirm')]);
  });
});

test('all scans are deleted on the server before this page forgets them', async () => {
  const { deleteScans } = await load();
  const { $newAlerts } = await import('../../../src/features/alerts/store.ts');
  $newAlerts.set([{ number: 1 } as never]);
  const failing = fakeNetwork(() => ({ status: 503 }));
  expect((await deleteScans()).ok).toBe(false);
  expect(failing.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['DELETE /api/v1/monitor']);
  expect($newAlerts.get()).toHaveLength(1);
  fakeNetwork(() => ({ json: { ok: true, scans: [], next: null, total: 0 } }));
  expect((await deleteScans()).ok).toBe(true);
  expect($newAlerts.get()).toEqual([]);
});
