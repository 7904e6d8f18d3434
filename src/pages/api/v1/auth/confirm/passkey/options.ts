import { PASSKEY_CHANGE_LIMIT } from '../../../../../../features/passkeys/contract.ts';
import { startPasskeyConfirming } from '../../../../../../features/passkeys/login.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: PASSKEY_CHANGE_LIMIT }, startPasskeyConfirming);

export const ALL = methodNotAllowed({ POST });
