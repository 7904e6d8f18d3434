import { getProfile } from '../../../../../../features/demo-provider/gmail/messages.server.ts';
import { demoEndpoint } from '../../../../../../features/demo-provider/identity/demo-endpoint.server.ts';
import { methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = demoEndpoint((services, { request }) => getProfile(services, request));

export const ALL = methodNotAllowed({ GET });
