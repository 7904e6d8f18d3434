import { demoEndpoint } from '../../../features/demo-provider/identity/demo-endpoint.server.ts';
import { answerTokenRequest } from '../../../features/demo-provider/identity/token.server.ts';
import { methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const POST = demoEndpoint(answerTokenRequest);

export const ALL = methodNotAllowed({ POST });
