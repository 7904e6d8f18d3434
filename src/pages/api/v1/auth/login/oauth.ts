import { loginBody, SIGN_IN_LIMIT } from '../../../../../features/sign-in/contract.ts';
import { login } from '../../../../../features/sign-in/oauth.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: loginBody, limit: SIGN_IN_LIMIT }, (call) => login(call));

export const ALL = methodNotAllowed({ POST });
