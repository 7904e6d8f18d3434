import type { EndpointRequest } from './endpoint-routes.ts';
import { isLoopback, type Settings } from './settings.ts';

type Address = Pick<Settings, 'siteUrl' | 'port'>;

/** Whether the site is local; then it answers to every loopback name. */
export function isLocalSite({ siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  return isLoopback(new URL(siteUrl).hostname);
}

/** Whether this origin is the site's: SITE_URL, or its port under another loopback name. */
export function isSiteOrigin(origin: string, { siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  if (origin === siteUrl) return true;
  if (!isLocalSite({ siteUrl }) || !URL.canParse(origin)) return false;
  const asked = new URL(origin);
  const site = new URL(siteUrl);
  return (
    asked.origin === origin &&
    isLoopback(asked.hostname) &&
    asked.protocol === site.protocol &&
    asked.port === site.port
  );
}

/**
 * Makes the check of a Host header. A local site accepts only loopback names; otherwise a page could read everything by DNS
 * rebinding. Elsewhere the proxy decides.
 */
export function openHostCheck(settings: Address): (host: string) => boolean {
  if (!isLocalSite(settings)) return () => true;
  // The server's own port too: behind a port mapping, or as the backend of a page on another port.
  const ports = [new URL(settings.siteUrl).port, String(settings.port)];
  return (host) => {
    const [, name = '', port = ''] = /^(.+?)(?::(\d+))?$/.exec(host) ?? [];
    return isLoopback(name) && ports.includes(port);
  };
}

/** Whether the request used another loopback name than SITE_URL's. Cookies are per name. */
export function isOtherName(
  { headers }: Pick<EndpointRequest, 'headers'>,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): boolean {
  const host = headers.get('host') ?? '';
  if (!isLocalSite({ siteUrl }) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) && hostname !== new URL(siteUrl).hostname;
}
