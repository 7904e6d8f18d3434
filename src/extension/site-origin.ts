const ENTRY = 'siteOrigin';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where the product runs: as the person has set it, or as the extension was built. */
export async function siteOrigin(): Promise<string> {
  const { [ENTRY]: chosen } = await chrome.storage.local.get(ENTRY);
  return (typeof chosen === 'string' && originOf(chosen)) || builtFor();
}

function builtFor(): string {
  return new URL(chrome.runtime.getManifest().homepage_url ?? '').origin;
}

export async function setSiteOrigin(origin: string): Promise<void> {
  await chrome.storage.local.set({ [ENTRY]: origin });
}

/** @returns undefined when it is no web address, or one to which an email would travel unencrypted */
export function originOf(address: string): string | undefined {
  const written = address.trim();
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, origin } = new URL(written);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname)) ? origin : undefined;
}

/** The match pattern of an origin's pages. Firefox takes none with a port. */
export function matchOf(origin: string, path = '/*'): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}${path}`;
}
