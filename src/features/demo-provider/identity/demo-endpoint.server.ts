import { endpoint } from '../../../server/endpoint.ts';
import type { EndpointAnswer, EndpointContext, EndpointHandler } from '../../../server/endpoint-routes.ts';
import { failure } from '../../../server/failure.ts';
import type { Services } from '../../../server/services.ts';

/**
 * An endpoint that is there only while the demo provider is on. Its callers are servers: they send no Origin, and there
 * is no cookie that could speak for anybody.
 */
export function demoEndpoint(
  handle: (services: Services, context: EndpointContext) => Promise<EndpointAnswer | Record<string, unknown>>,
): EndpointHandler {
  return endpoint({ access: 'anyone', fromServers: true }, ({ services, context }) =>
    services.settings.demoProvider ? handle(services, context) : demoIsOff(),
  );
}

export function demoIsOff() {
  return failure(404, 'NOT_FOUND', 'There is nothing at this address.');
}
