import { FORGOT_LIMIT, forgotPasswordBody } from '../../../../features/password/contract.ts';
import { forgotPassword } from '../../../../features/password/new-password.server.ts';
import { whereOn } from '../../../../features/password/switch.server.ts';
import { ACCOUNT_STORES } from '../../../../features/sign-in/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'anyone', body: forgotPasswordBody, limit: FORGOT_LIMIT, stores: ACCOUNT_STORES },
  whereOn(forgotPassword),
);

export const ALL = methodNotAllowed({ POST });
