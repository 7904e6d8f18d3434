/**
 * Three things only: a page for when there is no connection, what other apps share, and alerts with no page open. It
 * caches no other page and no script, so nothing is ever out of date.
 */
const OFFLINE_CACHE = 'offline-1';
const OFFLINE_PAGE = '/offline';
const SHARED_CACHE = 'shared';
const SHARED_EMAIL = '/shared-email';
/** What is shared may be private, and somebody else may be the next to log in. */
const SHARED_MS = 24 * 60 * 60 * 1000;
const ALERTS = '/dashboard?view=alerts';
const SHOW_ALERTS = new Set(['/dashboard', '/email-test']);
const ALERT = {
  title: 'New alert',
  body: 'You have a new email. See what we found before you open it.',
};

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(start());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate') return;
  if (request.method === 'POST' && new URL(request.url).pathname === '/share') event.respondWith(takeShared(request));
  else if (request.method === 'GET') {
    event.waitUntil(removeOldShared());
    event.respondWith(pageOrOffline(event));
  }
});

addEventListener('push', (event) => {
  event.waitUntil(alertUser());
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAlerts());
});

async function keepOfflinePage() {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

async function start() {
  await removeOldShared();
  for (const name of await caches.keys()) {
    if (name !== OFFLINE_CACHE && name !== SHARED_CACHE) await caches.delete(name);
  }
  // Without this, every page would wait for the script to start.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** The email stays on this device until the email test takes it. */
async function takeShared(request) {
  const form = await request.formData();
  const file = form.get('email');
  const textOf = (name) => (typeof form.get(name) === 'string' ? form.get(name) : '');
  const title = textOf('title');
  const text = [textOf('text'), textOf('url')].filter((part) => part !== '').join('\n\n');
  const isFile = file instanceof File && file.size > 0;
  if (isFile || title !== '' || text !== '') {
    const cache = await caches.open(SHARED_CACHE);
    const about = isFile
      ? { 'x-file-name': encodeURIComponent(file.name || 'shared.eml') }
      : { 'x-subject': encodeURIComponent(title) };
    const headers = { ...about, 'x-shared-at': String(Date.now()) };
    await cache.put(SHARED_EMAIL, new Response(isFile ? file : text, { headers }));
  }
  return Response.redirect('/email-test', 303);
}

/** The email test also ignores anything this old, in case it gets there first. */
async function removeOldShared() {
  if (!(await caches.has(SHARED_CACHE))) return;
  const cache = await caches.open(SHARED_CACHE);
  const shared = await cache.match(SHARED_EMAIL);
  const age = Date.now() - Number(shared?.headers.get('x-shared-at') ?? 0);
  // If the clock was set back, its time is in the future.
  if (shared && !(age >= 0 && age < SHARED_MS)) await cache.delete(SHARED_EMAIL);
}

async function alertUser() {
  // Without a number it is a dot: the page sets the number.
  await navigator.setAppBadge?.().catch(() => undefined);
  const pages = await clients.matchAll({ type: 'window' });
  // A visible page that shows alerts itself.
  if (pages.some(({ focused, url }) => focused && SHOW_ALERTS.has(new URL(url).pathname))) return;
  await registration.showNotification(ALERT.title, {
    body: ALERT.body,
    icon: '/icons/192.png',
    tag: 'alert',
    renotify: true,
  });
}

async function openAlerts() {
  const pages = await clients.matchAll({ type: 'window' });
  const dashboard = pages.find(({ url }) => new URL(url).pathname === '/dashboard');
  if (!dashboard) return clients.openWindow(ALERTS);
  await dashboard.focus();
  return dashboard.navigate(ALERTS);
}
