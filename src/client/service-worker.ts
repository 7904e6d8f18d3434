const SCRIPT = '/service-worker.js';

/** @returns undefined where the browser has none, or refuses, as in private windows */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker?.register(SCRIPT);
    return await navigator.serviceWorker?.ready;
  } catch {
    return undefined;
  }
}

/** After everything that the page itself needs. */
export function registerWhenIdle(): void {
  const register = () => setTimeout(() => void registerServiceWorker(), IDLE_MS);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const IDLE_MS = 3000;
