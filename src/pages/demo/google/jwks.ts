import { demoEndpoint } from '../../../features/demo-provider/identity/demo-endpoint.server.ts';
import { keySet } from '../../../features/demo-provider/identity/metadata.server.ts';
import { methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const GET = demoEndpoint(keySet);

export const ALL = methodNotAllowed({ GET });
