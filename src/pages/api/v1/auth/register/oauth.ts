import { ACCOUNT_STORES, registerBody, SIGN_IN_LIMIT } from '../../../../../features/sign-in/contract.ts';
import { register } from '../../../../../features/sign-in/oauth.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'anyone', body: registerBody, limit: SIGN_IN_LIMIT, stores: ACCOUNT_STORES },
  (call) => register(call),
);

export const ALL = methodNotAllowed({ POST });
