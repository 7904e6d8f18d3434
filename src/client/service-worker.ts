const SCRIPT = '/service-worker.js';

/** @returns undefined if the browser has none or refuses it, as private windows do */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker?.register(SCRIPT);
    return await navigator.serviceWorker?.ready;
  } catch {
    return undefined;
  }
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** The next person to log in must not get notifications that somebody else turned on. */
export async function endPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe().catch(() => false);
}

/** After everything the page itself needs. */
export function registerWhenIdle(): void {
  const register = () => setTimeout(() => void registerServiceWorker(), IDLE_MS);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const IDLE_MS = 3000;
