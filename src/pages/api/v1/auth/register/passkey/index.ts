import { passkeyRegisterBody } from '../../../../../../features/passkeys/bodies.server.ts';
import { registerWithPasskey } from '../../../../../../features/passkeys/register.server.ts';
import { CODE_LIMIT } from '../../../../../../features/password/contract.ts';
import { whereOn } from '../../../../../../features/password/switch.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'anyone', body: passkeyRegisterBody, limit: CODE_LIMIT },
  whereOn(registerWithPasskey),
);

export const ALL = methodNotAllowed({ POST });
