import { registerBody } from '../../../../../features/sign-in/contract.ts';
import { register } from '../../../../../features/sign-in/oauth.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: registerBody }, (call) => register(call));

export const ALL = methodNotAllowed('POST');
