import { passkeyLoginBody } from '../../../../../../features/passkeys/bodies.server.ts';
import { PASSKEY_LOGIN_LIMIT } from '../../../../../../features/passkeys/contract.ts';
import { loginWithPasskey } from '../../../../../../features/passkeys/login.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'anyone', body: passkeyLoginBody, limit: PASSKEY_LOGIN_LIMIT },
  loginWithPasskey,
);

export const ALL = methodNotAllowed({ POST });
