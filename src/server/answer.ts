import { toResponse } from './endpoint.ts';
import type { EndpointAnswer, EndpointContext } from './endpoint-routes.ts';
import { API_POLICY } from './headers.ts';
import { corsHeaders } from './origin.ts';
import { outageResponse } from './outage-response.ts';

/** Runs for every endpoint and page: answers preflights, logs faults without exposing them, sets the common headers. */
export async function finishAnswer<Given extends EndpointAnswer>(
  { request, locals, routePattern }: Pick<EndpointContext, 'request' | 'locals' | 'routePattern'>,
  respond: () => Promise<Given>,
): Promise<Given | Response> {
  const { services, observed } = locals;
  observed.route = routePattern;
  const cors = corsHeaders(request, services.settings);
  const faulty = (error: unknown) => {
    const outage = outageResponse(services, error);
    if (outage) return toResponse(outage);
    services.log.error({ err: error, id: observed.id, route: observed.route }, 'unexpected error');
    return new Response(null, { status: 500 });
  };
  const answer =
    request.method === 'OPTIONS' && 'access-control-allow-origin' in cors
      ? new Response(null, { status: 204 })
      : await respond().catch(faulty);
  services.bodies.release(request);
  // Astro replaces this with its 500 page and keeps our headers.
  if (isFault(answer)) return answer;
  const { headers } = answer;
  for (const name in cors) headers.set(name, cors[name] ?? '');
  if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', API_POLICY);
  return answer;
}

export function isFault(answer: EndpointAnswer): boolean {
  return answer instanceof Response && answer.status === 500 && answer.body === null;
}
