import { endpoint } from '../../../server/endpoint.ts';
import type { EndpointAnswer, EndpointContext, EndpointHandler } from '../../../server/endpoint-routes.ts';
import { failure } from '../../../server/failure.ts';
import type { Services } from '../../../server/services.ts';
import { DEMO_ERRORS } from '../texts.ts';

/** Only while the demo provider is on. Its callers are servers, without Origin or cookies. */
export function demoEndpoint(
  handle: (services: Services, context: EndpointContext) => Promise<EndpointAnswer | Record<string, unknown>>,
): EndpointHandler {
  return endpoint({ access: 'anyone', fromServers: true }, ({ services, context }) =>
    services.settings.demoProvider ? handle(services, context) : demoIsOff(),
  );
}

export function demoIsOff() {
  return failure(404, 'NOT_FOUND', DEMO_ERRORS.notFound);
}
