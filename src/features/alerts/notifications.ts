import { persistentAtom } from '@nanostores/persistent';
import { atom, onMount } from 'nanostores';
import { go } from '../dashboard/route.ts';
import type { Alert } from '../scans/contract.ts';
import { placeOfAlert, warningOf } from './alert-title.ts';

/** In all tabs of this browser: each alert is notified of by one of them. */
const NOTIFIED_ENTRY = 'notified-alerts';
const REMEMBERED = 50;

/** What was raised longer ago was missed: the computer slept, or the network was away. */
const NEW_MS = 60_000;
/** In which the missed ones come, one after the other. */
const GATHERING_MS = 1000;
/** What one tab has stored, another one, in a process of its own, reads a moment later. */
const SPREADING_MS = 10_000;

/** What the browser says; `unsupported` also where only a service worker may notify, as on Android. */
export type Permission = NotificationPermission | 'unsupported';

export const $permission = atom<Permission>('unsupported');

/** Whether the user wants notifications in this browser, which the browser's own permission cannot be asked to take back. */
export const $wantsNotifications = persistentAtom('alert-notifications', true, {
  encode: (wants) => (wants ? 'on' : 'off'),
  decode: (stored) => stored !== 'off',
});

onMount($permission, () => {
  readPermission();
  // It is changed in the browser's own windows, after which the focus comes back.
  window.addEventListener('focus', readPermission);
  return () => window.removeEventListener('focus', readPermission);
});

function readPermission(): void {
  $permission.set(canNotify() ? Notification.permission : 'unsupported');
}

function canNotify(): boolean {
  if (typeof Notification === 'undefined') return false;
  // Where pages may not notify, permission or not, the constructor itself throws; without permission it shows nothing.
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
}

/** Asks for the browser's permission. Browsers answer to a press of a button alone. */
export async function askPermission(): Promise<void> {
  $permission.set(await Notification.requestPermission());
}

/**
 * Tells of an alert outside the page, once for all tabs. It repeats nothing that the message's sender wrote: beside our name
 * it would seem to come from us.
 */
export async function notify(alert: Alert): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !$wantsNotifications.get())
    return;
  if (Date.now() - Date.parse(alert.raisedAt) < NEW_MS) {
    if (await isOurs(alert)) tellOfOne(alert, 'A message has just come into your mailbox.');
    return;
  }
  missed.push(alert);
  gathering ??= setTimeout(() => void tellOfMissed(), GATHERING_MS);
}

let missed: Alert[] = [];
let gathering: ReturnType<typeof setTimeout> | undefined;

/** One call for all of them: nobody wants a morning of bells. */
async function tellOfMissed(): Promise<void> {
  const alerts = missed;
  forgetMissed();
  const ours: Alert[] = [];
  for (const alert of alerts) if (await isOurs(alert)) ours.push(alert);
  const [only] = ours;
  if (!only) return;
  if (ours.length === 1) tellOfOne(only, 'A message came into your mailbox meanwhile.');
  else show(`${ours.length} alerts`, 'They came meanwhile.', only.scanId, () => go('alerts'));
}

/** Nothing of one user's alerts is told to the next. */
export function forgetMissed(): void {
  clearTimeout(gathering);
  gathering = undefined;
  missed = [];
}

function tellOfOne(alert: Alert, what: string): void {
  const body = `${what} See what was found in it before you open it.`;
  show(warningOf(alert), body, alert.scanId, () => go('scans', placeOfAlert(alert)));
}

function show(title: string, body: string, tag: string, open: () => void): void {
  let notification: Notification;
  try {
    notification = new Notification(title, { body, tag, icon: '/favicon.svg' });
  } catch {
    // A browser may refuse after all.
    return;
  }
  notification.onclick = () => {
    window.focus();
    open();
    notification.close();
  };
}

/** Whether it is this tab that tells of it. */
async function isOurs({ scanId }: Alert): Promise<boolean> {
  try {
    return navigator.locks ? await hasClaimed(scanId) : isFirst(scanId);
  } catch {
    // Without storage nobody knows what was told of.
    return false;
  }
}

function hasClaimed(scanId: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const claim = async (lock: Lock | null) => {
      resolve(lock !== null && isFirst(scanId));
      if (lock) await new Promise((released) => setTimeout(released, SPREADING_MS));
    };
    navigator.locks.request(`${NOTIFIED_ENTRY}/${scanId}`, { ifAvailable: true }, claim).catch(reject);
  });
}

function isFirst(scanId: string): boolean {
  const notified = readNotified();
  if (notified.includes(scanId)) return false;
  localStorage.setItem(NOTIFIED_ENTRY, JSON.stringify([...notified, scanId].slice(-REMEMBERED)));
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
