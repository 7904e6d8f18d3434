import { SHARE_AGAIN } from './contract.ts';
import type { EmailFields } from './mailbox.ts';

/** Where the service worker stores what another app shared; public/service-worker.js has the same names. */
const CACHE = 'shared';
const ENTRY = '/shared-email';

/** The same time as in the service worker, which also removes what isn't picked up. */
const SHARED_MS = 24 * 60 * 60 * 1000;

export type Shared = { file: File } | { fields: EmailFields } | 'lost';

/** Returns the shared file once. */
export async function takeShared(): Promise<Shared | undefined> {
  if (location.hash === `#${SHARE_AGAIN}`) {
    history.replaceState(history.state, '', location.pathname + location.search);
    return 'lost';
  }
  try {
    if (!('caches' in window) || !(await caches.has(CACHE))) return undefined;
    const cache = await caches.open(CACHE);
    const entry = await cache.match(ENTRY);
    await cache.delete(ENTRY);
    if (!entry || !isRecent(entry)) return undefined;
    const name = headerOf(entry, 'x-file-name');
    if (name !== '') return { file: new File([await entry.blob()], name) };
    return { fields: { subject: headerOf(entry, 'x-subject'), body: await entry.text() } };
  } catch {
    return undefined;
  }
}

function isRecent(entry: Response): boolean {
  const age = Date.now() - Number(headerOf(entry, 'x-shared-at'));
  return age >= 0 && age < SHARED_MS;
}

function headerOf({ headers }: Response, name: string): string {
  return decodeURIComponent(headers.get(name) ?? '');
}
