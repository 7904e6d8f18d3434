import { loginBody } from '../../../../../features/sign-in/contract.ts';
import { login } from '../../../../../features/sign-in/oauth.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: loginBody }, (call) => login(call));

export const ALL = methodNotAllowed('POST');
