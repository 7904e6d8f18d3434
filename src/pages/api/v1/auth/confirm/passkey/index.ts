import { passkeyLoginBody } from '../../../../../../features/passkeys/bodies.server.ts';
import { PASSKEY_CHANGE_LIMIT } from '../../../../../../features/passkeys/contract.ts';
import { confirmByPasskey } from '../../../../../../features/passkeys/login.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', body: passkeyLoginBody, perUser: PASSKEY_CHANGE_LIMIT },
  confirmByPasskey,
);

export const ALL = methodNotAllowed({ POST });
