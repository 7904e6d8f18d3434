import { PASSWORD_LOGIN_LIMIT, passwordLoginBody } from '../../../../../features/password/contract.ts';
import { login } from '../../../../../features/password/login.server.ts';
import { whereOn } from '../../../../../features/password/switch.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'anyone', body: passwordLoginBody, limit: PASSWORD_LOGIN_LIMIT },
  whereOn(login),
);

export const ALL = methodNotAllowed({ POST });
