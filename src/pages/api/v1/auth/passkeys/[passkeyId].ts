import { renamePasskeyBody } from '../../../../../features/passkeys/bodies.server.ts';
import { PASSKEY_CHANGE_LIMIT } from '../../../../../features/passkeys/contract.ts';
import { removePasskey, renamePasskey } from '../../../../../features/passkeys/passkeys.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

const options = { access: 'signed-in', perUser: PASSKEY_CHANGE_LIMIT } as const;

export const POST = endpoint({ ...options, body: renamePasskeyBody }, renamePasskey);

export const DELETE = endpoint(options, removePasskey);

export const ALL = methodNotAllowed({ POST, DELETE });
