import type { EndpointRequest } from './endpoint-routes.ts';
import { type Failure, failure } from './failure.ts';
import type { Settings } from './settings.ts';
import { isSiteOrigin } from './site-address.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isAllowedOrigin(origin: string, settings: Settings): boolean {
  return settings.allowedOrigins.includes(origin) || isSiteOrigin(origin, settings);
}

/**
 * Browsers send Origin with every call that changes something. Sec-Fetch-Site alone is not enough: it says nothing
 * about DNS rebinding. A client that sends neither is not a browser and carries no cookie of ours.
 */
export function requireSameSite(
  { method, headers }: Pick<EndpointRequest, 'method' | 'headers'>,
  settings: Settings,
): Failure | undefined {
  if (SAFE_METHODS.has(method)) return undefined;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isAllowed = origin === null ? site === null || site === 'same-origin' : isAllowedOrigin(origin, settings);
  return isAllowed ? undefined : failure(403, 'WRONG_ORIGIN', 'This page may not send requests here.');
}

/** If only the backends are here, the site's own pages have another origin. */
export function corsHeaders(request: Pick<EndpointRequest, 'headers'>, settings: Settings): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowedOrigin(origin, settings)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type, accept, oauth-state, last-event-id',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-max-age': '600',
    'cross-origin-resource-policy': 'same-site',
    vary: 'Origin',
  };
}
