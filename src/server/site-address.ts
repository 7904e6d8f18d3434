import type { EndpointRequest } from './endpoint-routes.ts';
import { isLoopback, type Settings } from './settings.ts';

type Address = Pick<Settings, 'siteUrl' | 'port'>;

/** Whether the site is reached on this machine alone, where all names of the machine lead to it. */
export function isLocalSite({ siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  return isLoopback(new URL(siteUrl).hostname);
}

/** Whether this origin is the site's: SITE_URL, or its port under another name of this machine. */
export function isSiteOrigin(origin: string, { siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  if (origin === siteUrl) return true;
  if (!isLocalSite({ siteUrl }) || !URL.canParse(origin)) return false;
  const [asked, site] = [new URL(origin), new URL(siteUrl)];
  return (
    asked.origin === origin &&
    isLoopback(asked.hostname) &&
    asked.protocol === site.protocol &&
    asked.port === site.port
  );
}

/**
 * Makes the check of a Host header. On this machine it must name the machine: a page whose own name was made to lead here
 * (DNS rebinding) could read everything otherwise. Elsewhere a proxy decides which names lead here.
 */
export function openHostCheck(settings: Address): (host: string) => boolean {
  if (!isLocalSite(settings)) return () => true;
  // Behind a mapped port, or as the backend of a page on another port, the server's own port is asked for.
  const ports = [new URL(settings.siteUrl).port, String(settings.port)];
  return (host) => {
    const [, name = '', port = ''] = /^(.+?)(?::(\d+))?$/.exec(host) ?? [];
    return isLoopback(name) && ports.includes(port);
  };
}

/** Whether the page that asks was opened under another name of this machine than SITE_URL's. Cookies are kept by name. */
export function isOtherName(
  { headers }: Pick<EndpointRequest, 'headers'>,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): boolean {
  const host = headers.get('host') ?? '';
  if (!isLocalSite({ siteUrl }) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) && hostname !== new URL(siteUrl).hostname;
}
