import { passkeyRegisterOptionsBody } from '../../../../../../features/passkeys/bodies.server.ts';
import { startRegistering } from '../../../../../../features/passkeys/register.server.ts';
import { REGISTER_LIMIT } from '../../../../../../features/password/contract.ts';
import { whereOn } from '../../../../../../features/password/switch.server.ts';
import { ACCOUNT_STORES } from '../../../../../../features/sign-in/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'anyone', body: passkeyRegisterOptionsBody, limit: REGISTER_LIMIT, stores: ACCOUNT_STORES },
  whereOn(startRegistering),
);

export const ALL = methodNotAllowed({ POST });
