import { atom, onMount } from 'nanostores';
import { currentSubscription, registerServiceWorker } from '../../../client/service-worker.ts';
import { $auth } from '../../../client/session.ts';
import { readPushKey, subscribe, unsubscribe } from './api.ts';

/** `install`: iPhones and iPads push only to pages that are on the home screen. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on' | 'busy' | 'failed';

export const $push = atom<PushState>('unsupported');

/** The account that turned it on here. A browser keeps its subscription when another account logs in. */
const OWNER_ENTRY = 'push-account';

onMount($push, () => {
  void readPush();
  // Permission changes in the browser's own dialogs, after which the page gets the focus again.
  const read = () => $push.get() === 'busy' || void readPush();
  window.addEventListener('focus', read);
  return () => window.removeEventListener('focus', read);
});

let hasRenewed = false;

async function readPush(): Promise<void> {
  const supported = supportOf();
  if (supported !== 'off') return $push.set(supported);
  const subscription = await currentSubscription();
  if (!subscription) return $push.set('off');
  if (localStorage.getItem(OWNER_ENTRY) !== $auth.get().userId) {
    await subscription.unsubscribe();
    return $push.set('off');
  }
  $push.set('on');
  if (hasRenewed) return;
  hasRenewed = true;
  await renew(subscription);
}

function supportOf(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // Safari on an iPad says it is a Mac.
    const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
    return isTablet || /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'off';
}

/** A subscription belongs to a session and a key of the server, and both can have changed. */
async function renew(subscription: PushSubscription): Promise<void> {
  const answer = await readPushKey();
  if (!answer.ok) return;
  if (keyOf(subscription) === answer.data.publicKey) await subscribe({ endpoint: subscription.endpoint });
  else if (await subscription.unsubscribe()) await turnOnPush();
}

/** In response to a click: the browser asks for permission. */
export async function turnOnPush(): Promise<void> {
  $push.set('busy');
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return $push.set(permission === 'denied' ? 'denied' : 'off');
  $push.set((await subscribeBrowser()) ? 'on' : 'failed');
}

async function subscribeBrowser(): Promise<boolean> {
  const [answer, registration] = await Promise.all([readPushKey(), registerServiceWorker()]);
  if (!answer.ok || !registration) return false;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: answer.data.publicKey,
    });
    const stored = await subscribe({ endpoint: subscription.endpoint });
    if (stored.ok) localStorage.setItem(OWNER_ENTRY, $auth.get().userId ?? '');
    else await subscription.unsubscribe();
    return stored.ok;
  } catch {
    return false;
  }
}

export async function turnOffPush(): Promise<void> {
  $push.set('busy');
  const subscription = await currentSubscription();
  // The server notices by itself that a subscription has ended.
  if (subscription) {
    await subscription.unsubscribe();
    await unsubscribe({ endpoint: subscription.endpoint });
  }
  $push.set('off');
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
