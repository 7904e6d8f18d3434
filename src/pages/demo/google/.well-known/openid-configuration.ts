import { demoEndpoint } from '../../../../features/demo-provider/identity/demo-endpoint.server.ts';
import { providerMetadata } from '../../../../features/demo-provider/identity/metadata.server.ts';
import { methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = demoEndpoint(providerMetadata);

export const ALL = methodNotAllowed({ GET });
