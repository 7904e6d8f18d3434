import { PASSKEY_CHANGE_LIMIT } from '../../../../../features/passkeys/contract.ts';
import { removePasskey } from '../../../../../features/passkeys/passkeys.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'signed-in', perUser: PASSKEY_CHANGE_LIMIT }, removePasskey);

export const ALL = methodNotAllowed({ DELETE });
