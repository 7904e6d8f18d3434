import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AlertListener } from '../../../src/features/alerts/api.ts';
import type { Alert, MonitorAnswer } from '../../../src/features/scans/contract.ts';
import { fakeNetwork, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const followed: { last: number; listener: AlertListener; ended: boolean }[] = [];

vi.mock('../../../src/features/alerts/api.ts', () => ({
  followAlerts: (last: number, listener: AlertListener) => {
    const one = { last, listener, ended: false };
    followed.push(one);
    return () => {
      one.ended = true;
    };
  },
}));
vi.mock('../../../src/client/toast.ts', () => ({ showToast: () => undefined }));

const MONITOR = { on: true, unread: 2, lastAlert: 7, scanned: 20 } as MonitorAnswer;
const alert = (number: number, read = false) =>
  ({
    ...{ number, read, scanId: `scan-${number}`, severity: 'High', category: 'phishing' },
    raisedAt: new Date().toISOString(),
  }) as Alert;
const missed = (number: number) => ({ ...alert(number), raisedAt: new Date(Date.now() - 61_000).toISOString() });

interface Shown {
  title: string;
  options: NotificationOptions;
  onclick?: () => void;
}
let shown: Shown[];
let sent: ReturnType<typeof fakeNetwork>;
let listed: Alert[];
let unread: number;
let monitor: MonitorAnswer;
let end: (() => void) | undefined;

beforeEach(() => {
  reload();
  openFakeBrowser('/dashboard');
  shown = [];
  listed = [];
  unread = 0;
  monitor = MONITOR;
  const pushState = (_: unknown, __: string, path: string) => {
    location.href = new URL(path, location.href).href;
  };
  Object.assign(history, { pushState });
  vi.stubGlobal('scrollTo', () => undefined);
  Object.assign(window, { focus: () => undefined });
  sent = fakeNetwork(({ url }) => {
    if (url.pathname.endsWith('/monitor')) return { json: monitor };
    if (url.pathname.endsWith('/read')) return { json: { unread } };
    return { json: { alerts: listed, unread, lastAlert: 7 } };
  });
});
afterEach(() => {
  end?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A tab with the dashboard open. */
async function open() {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  const store = await import('../../../src/features/alerts/store.ts');
  const { $monitor } = await import('../../../src/features/scanning/store.ts');
  const place = await import('../../../src/features/dashboard/route.ts');
  const { followWhileOpen } = await import('../../../src/features/alerts/live.ts');
  followed.length = 0;
  end = followWhileOpen();
  await vi.waitFor(() => expect(followed).toHaveLength(1));
  const listener = followed.at(-1)?.listener;
  if (!listener) throw new Error('nothing is followed');
  return { ...store, ...place, $monitor, listener };
}

function allowNotifications(permission: NotificationPermission) {
  const record = (one: Shown) => shown.push(one);
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = permission;
      title: string;
      options: NotificationOptions;
      constructor(title: string, options: NotificationOptions) {
        this.title = title;
        this.options = options;
        record(this as unknown as Shown);
      }
      close() {}
    },
  );
}

const numbers = (alerts: readonly Alert[]) => alerts.map(({ number }) => number);
const read = () => sent.filter(({ url }) => url.pathname.endsWith('/read')).map(({ body }) => body);

test('it resumes from the last alert, and stops with the page', async () => {
  await open();
  expect(followed.map(({ last }) => last)).toEqual([7]);
  end?.();
  expect(followed[0]?.ended).toBe(true);
});

test('a new alert is news, and counts are what the server says', async () => {
  const { listener, $newAlerts, $monitor } = await open();
  listener.onAlert(alert(8));
  listener.onState({ unread: 3, scanned: 21, problem: null });
  expect(numbers($newAlerts.get())).toEqual([8]);
  expect($monitor.get().data).toMatchObject({ unread: 3, scanned: 21, lastAlert: 8 });
});

test('one that was read meanwhile is no news', async () => {
  const { listener, $newAlerts } = await open();
  listener.onAlert(alert(8, true));
  expect($newAlerts.get()).toEqual([]);
});

test('read elsewhere, nothing of it is news, and the list is read anew', async () => {
  const { listener, $newAlerts, $alerts, loadAlerts } = await open();
  listed = [alert(7), alert(6)];
  unread = 2;
  await loadAlerts();
  listener.onAlert(alert(8));
  expect(numbers($alerts.get().alerts)).toEqual([8, 7, 6]);
  listed = [alert(8, true), alert(7, true), alert(6, true)];
  unread = 0;
  listener.onState({ unread: 0 });
  expect($newAlerts.get()).toEqual([]);
  await vi.waitFor(() => expect($alerts.get().alerts.every((one) => one.read)).toBe(true));
});

test('opening the scan of an alert marks it as read, and the address is the scan’s again', async () => {
  const { listener, navigate, $newAlerts, $route, $monitor } = await open();
  listener.onAlert(alert(8));
  unread = 2;
  navigate('scans', { scan: 'scan-8', alert: '8' });
  await vi.waitFor(() => expect(read()).toEqual([{ number: 8 }]));
  await vi.waitFor(() => expect($newAlerts.get()).toEqual([]));
  expect($monitor.get().data?.unread).toBe(2);
  expect($route.get()).toEqual({ view: 'scans', params: { scan: 'scan-8' } });
  expect(location.search).toBe('?view=scans&scan=scan-8');
});

test.each(['garbage', '0', '-1', '1e3', '9'.repeat(30)])('the alert %s in an address is none', async (number) => {
  const { navigate, $route } = await open();
  navigate('scans', { scan: 'scan-8', alert: number });
  await vi.waitFor(() => expect($route.get().params).toEqual({ scan: 'scan-8' }));
  expect(read()).toEqual([]);
});

test('what was switched off elsewhere is asked for when the page is looked at again', async () => {
  const { $monitor } = await open();
  monitor = { ...MONITOR, on: false };
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect($monitor.get().data?.on).toBe(false));
  expect(followed).toHaveLength(1);
});

test('alerts that arrived while the list was open are not announced on leaving it', async () => {
  const { listener, navigate, $newAlerts } = await open();
  navigate('alerts');
  listener.onAlert(alert(8));
  expect(numbers($newAlerts.get())).toEqual([8]);
  navigate('tasks');
  expect($newAlerts.get()).toEqual([]);
});

test('nothing of one user stays for the next', async () => {
  const { listener, $newAlerts, $alerts } = await open();
  listener.onAlert(alert(8));
  end?.();
  expect($newAlerts.get()).toEqual([]);
  expect($alerts.get()).toMatchObject({ alerts: [], status: 'loading' });
});

test('one of all tabs notifies of it, without a word of the sender', async () => {
  allowNotifications('granted');
  const first = await open();
  first.listener.onAlert({ ...alert(8), subject: 'Call 0900', sender: { name: 'Bank', address: 'a@bank.example' } });
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  end?.();
  reload();
  const second = await open();
  second.listener.onAlert(alert(8));
  second.listener.onAlert(alert(9));
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown.map(({ options }) => options.tag)).toEqual(['scan-8', 'scan-9']);
  expect(shown[0]?.title).toBe('High: phishing');
  expect(JSON.stringify(shown)).not.toMatch(/0900|bank/i);
  shown[1]?.onclick?.();
  await vi.waitFor(() => expect(read()).toEqual([{ number: 9 }]));
  expect(location.search).toContain('scan=scan-9');
});

test('missed alerts are announced together', async () => {
  allowNotifications('granted');
  const { listener } = await open();
  for (const number of [21, 22, 23]) listener.onAlert(missed(number));
  await vi.waitFor(() => expect(shown).toHaveLength(1), { timeout: 3000 });
  expect(shown[0]?.title).toBe('3 alerts');
  shown[0]?.onclick?.();
  expect(location.search).toBe('?view=alerts');
  listener.onAlert(missed(24));
  await vi.waitFor(() => expect(shown).toHaveLength(2), { timeout: 3000 });
  expect(shown[1]?.title).toBe('High: phishing');
  expect(shown[1]?.options.body).not.toContain('just');
});

test('alerts missed by one user are not announced to the next', async () => {
  allowNotifications('granted');
  const { listener } = await open();
  listener.onAlert(missed(8));
  end?.();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(shown).toEqual([]);
});

test.each(['default', 'denied'] as const)('where the browser says “%s” it notifies of nothing', async (permission) => {
  allowNotifications(permission);
  const { listener } = await open();
  listener.onAlert(alert(8));
  await new Promise(setImmediate);
  expect(shown).toEqual([]);
});

test('nor does it for who does not want it', async () => {
  allowNotifications('granted');
  const { listener } = await open();
  const { $wantsNotifications } = await import('../../../src/features/alerts/notifications.ts');
  $wantsNotifications.set(false);
  listener.onAlert(alert(8));
  await new Promise(setImmediate);
  expect(shown).toEqual([]);
});

test('where pages may not notify, that is known before anybody is asked', async () => {
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = 'default';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const { $permission } = await import('../../../src/features/alerts/notifications.ts');
  $permission.listen(() => undefined);
  expect($permission.get()).toBe('unsupported');
});
