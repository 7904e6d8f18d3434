import { PASSKEY_LOGIN_LIMIT } from '../../../../../../features/passkeys/contract.ts';
import { startLogin } from '../../../../../../features/passkeys/login.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', limit: PASSKEY_LOGIN_LIMIT }, startLogin);

export const ALL = methodNotAllowed({ POST });
