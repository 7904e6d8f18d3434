import { addPasskeyBody } from '../../../../../features/passkeys/bodies.server.ts';
import { PASSKEY_CHANGE_LIMIT } from '../../../../../features/passkeys/contract.ts';
import { addPasskey, listPasskeys } from '../../../../../features/passkeys/passkeys.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, listPasskeys);

export const POST = endpoint({ access: 'signed-in', body: addPasskeyBody, perUser: PASSKEY_CHANGE_LIMIT }, addPasskey);

export const ALL = methodNotAllowed({ GET, POST });
