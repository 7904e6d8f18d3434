import { passwordRegisterBody, REGISTER_LIMIT } from '../../../../../features/password/contract.ts';
import { register } from '../../../../../features/password/register.server.ts';
import { whereOn } from '../../../../../features/password/switch.server.ts';
import { ACCOUNT_STORES } from '../../../../../features/sign-in/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'anyone', body: passwordRegisterBody, limit: REGISTER_LIMIT, stores: ACCOUNT_STORES },
  whereOn(register),
);

export const ALL = methodNotAllowed({ POST });
