import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeNetwork, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const ENDPOINT = 'https://push.example.com/send/phone';
const INES = { ...MAREN, id: 'u2', userId: 'u2', email: 'ines@example.com' };

let browser: FakeBrowser;
let subscription: { endpoint: string; options: object; unsubscribe: () => Promise<boolean> } | null;
let sent: ReturnType<typeof fakeNetwork>;

beforeEach(() => {
  subscription = null;
  browser = openFakeBrowser('/dashboard?view=alerts');
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: new Uint8Array([1]).buffer },
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made;
      return made;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    maxTouchPoints: 0,
    userAgent: '',
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  Object.assign(window, { PushManager: class {}, Notification: class {} });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  sent = fakeNetwork(({ method }) => ({ json: method === 'GET' ? { publicKey: 'AQ' } : { ok: true } }));
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the page as a user, with the browser's current subscription. */
async function openAs(user: typeof MAREN) {
  reload();
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(user);
  const push = await import('../../../src/features/alerts/push/store.ts');
  push.$push.listen(() => undefined);
  return push;
}

const registered = () => sent.filter(({ method }) => method === 'POST').length;

test('the account that turned it on is registered again when its page opens', async () => {
  const push = await openAs(MAREN);
  await push.turnOnPush();
  expect([push.$push.get(), registered()]).toEqual(['on', 1]);
  await openAs(MAREN);
  await vi.waitFor(() => expect(registered()).toBe(2));
  expect(subscription).not.toBeNull();
});

test('the next user of the browser is not registered, and the subscription ends', async () => {
  await (await openAs(MAREN)).turnOnPush();
  const push = await openAs(INES);
  await vi.waitFor(() => expect(push.$push.get()).toBe('off'));
  expect([subscription, registered()]).toEqual([null, 1]);
});

test('logging out ends it', async () => {
  await (await openAs(MAREN)).turnOnPush();
  const { logOut } = await import('../../../src/client/log-out.ts');
  logOut();
  await vi.waitFor(() => expect(subscription).toBeNull());
  expect(browser.local.getItem('user')).toBeNull();
});
