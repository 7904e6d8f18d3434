import type { EndpointRequest } from './endpoint-routes.ts';
import { isLoopback, type Settings } from './settings.ts';

type Address = Pick<Settings, 'siteUrl' | 'port'>;

export function isLocalSite({ siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  return isLoopback(new URL(siteUrl).hostname);
}

/** SITE_URL, or its port under another loopback name. */
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

/** A local site accepts only loopback names, against DNS rebinding. Elsewhere the proxy decides. */
export function openHostCheck(settings: Address): (host: string) => boolean {
  if (!isLocalSite(settings)) return () => true;
  // The server's own port too: behind a port mapping, or as the backend of a page on another port.
  const ports = [new URL(settings.siteUrl).port, String(settings.port)];
  return (host) => {
    const [, name = '', port = ''] = /^(.+?)(?::(\d+))?$/.exec(host) ?? [];
    return isLoopback(name) && ports.includes(port);
  };
}

/** Another loopback name than SITE_URL's; cookies are per name. */
export function isOtherName(
  { headers }: Pick<EndpointRequest, 'headers'>,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): boolean {
  const host = headers.get('host') ?? '';
  if (!isLocalSite({ siteUrl }) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) && hostname !== new URL(siteUrl).hostname;
}
