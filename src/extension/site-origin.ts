const ENTRY = 'siteOrigin';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export async function siteOrigin(): Promise<string> {
  const { [ENTRY]: chosen } = await chrome.storage.local.get(ENTRY);
  return (typeof chosen === 'string' && originOf(chosen)) || defaultOrigin();
}

function defaultOrigin(): string {
  return new URL(chrome.runtime.getManifest().homepage_url ?? '').origin;
}

export async function setSiteOrigin(origin: string): Promise<void> {
  await chrome.storage.local.set({ [ENTRY]: origin });
}

/** @returns undefined for anything but https, or http on this machine */
export function originOf(address: string): string | undefined {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const { protocol, hostname, origin } = new URL(trimmed);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname)) ? origin : undefined;
}

/** Firefox accepts no port in a match pattern. */
export function matchOf(origin: string, path = '/*'): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}${path}`;
}
