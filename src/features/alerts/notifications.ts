import { persistentAtom } from '@nanostores/persistent';
import { atom, onMount } from 'nanostores';
import { navigate } from '../dashboard/route.ts';
import type { Alert } from '../scans/contract.ts';
import { paramsOfAlert, warningOf } from './alert-title.ts';
import { NOTIFICATION_TEXTS } from './texts.ts';

/** Shared by all tabs, so that only one of them shows a notification for an alert. */
const NOTIFIED_ENTRY = 'notified-alerts';
const MAX_REMEMBERED = 50;

/** Older alerts were missed: the computer slept, or was offline. */
const NEW_MS = 60_000;
/** Missed alerts that arrive within this time share a notification. */
const BATCH_MS = 1000;
/** Storage takes a moment to reach tabs in other processes. */
const STORAGE_DELAY_MS = 10_000;

/** `unsupported` also where only service workers may notify, as on Android. */
export type Permission = NotificationPermission | 'unsupported';

export const $permission = atom<Permission>('unsupported');

/** The user's own switch: a page can't give up the browser's permission. */
export const $wantsNotifications = persistentAtom('alert-notifications', true, {
  encode: (wants) => (wants ? 'on' : 'off'),
  decode: (stored) => stored !== 'off',
});

onMount($permission, () => {
  readPermission();
  // It changes in the browser's own dialogs, after which the page gets the focus again.
  window.addEventListener('focus', readPermission);
  return () => window.removeEventListener('focus', readPermission);
});

function readPermission(): void {
  $permission.set(canNotify() ? Notification.permission : 'unsupported');
}

function canNotify(): boolean {
  if (typeof Notification === 'undefined') return false;
  // Where pages may not notify, the constructor throws. Without permission, it shows nothing.
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
}

/** Browsers ask only in response to a click. */
export async function askPermission(): Promise<void> {
  $permission.set(await Notification.requestPermission());
}

/** Shows a browser notification, in one tab only. */
export async function notify(alert: Alert): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !$wantsNotifications.get())
    return;
  if (Date.now() - Date.parse(alert.raisedAt) < NEW_MS) {
    if (await claimNotification(alert)) showOne(alert, NOTIFICATION_TEXTS.now);
    return;
  }
  missed.push(alert);
  batchTimer ??= setTimeout(() => void showMissed(), BATCH_MS);
}

let missed: Alert[] = [];
let batchTimer: ReturnType<typeof setTimeout> | undefined;

async function showMissed(): Promise<void> {
  const alerts = missed;
  clearMissed();
  const claimed: Alert[] = [];
  for (const alert of alerts) if (await claimNotification(alert)) claimed.push(alert);
  const [first] = claimed;
  if (!first) return;
  const { manyTitle, manyBody, missed: missedOne } = NOTIFICATION_TEXTS;
  if (claimed.length === 1) showOne(first, missedOne);
  else show(manyTitle(claimed.length), manyBody, first.scanId, () => navigate('alerts'));
}

/** The next user must not be notified of the previous one's alerts. */
export function clearMissed(): void {
  clearTimeout(batchTimer);
  batchTimer = undefined;
  missed = [];
}

function showOne(alert: Alert, body: string): void {
  show(warningOf(alert), body, alert.scanId, () => navigate('scans', paramsOfAlert(alert)));
}

function show(title: string, body: string, tag: string, open: () => void): void {
  let notification: Notification;
  try {
    notification = new Notification(title, { body, tag, icon: '/favicon.svg' });
  } catch {
    return;
  }
  notification.onclick = () => {
    window.focus();
    open();
    notification.close();
  };
}

/** @returns whether this tab should notify */
async function claimNotification({ scanId }: Alert): Promise<boolean> {
  try {
    return navigator.locks ? await claimWithLock(scanId) : markNotified(scanId);
  } catch {
    // Without storage, every tab would notify.
    return false;
  }
}

function claimWithLock(scanId: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const claim = async (lock: Lock | null) => {
      resolve(lock !== null && markNotified(scanId));
      if (lock) await new Promise((released) => setTimeout(released, STORAGE_DELAY_MS));
    };
    navigator.locks.request(`${NOTIFIED_ENTRY}/${scanId}`, { ifAvailable: true }, claim).catch(reject);
  });
}

/** @returns false when a tab has notified of it already */
function markNotified(scanId: string): boolean {
  const notified = readNotified();
  if (notified.includes(scanId)) return false;
  localStorage.setItem(NOTIFIED_ENTRY, JSON.stringify([...notified, scanId].slice(-MAX_REMEMBERED)));
  return true;
}

function readNotified(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NOTIFIED_ENTRY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
