import { PASSKEY_CHANGE_LIMIT } from '../../../../../features/passkeys/contract.ts';
import { startAdding } from '../../../../../features/passkeys/passkeys.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: PASSKEY_CHANGE_LIMIT }, startAdding);

export const ALL = methodNotAllowed({ POST });
