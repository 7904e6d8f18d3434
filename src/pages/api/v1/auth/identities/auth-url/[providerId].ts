import { IDENTITY_LIMIT } from '../../../../../../features/sign-in/contract.ts';
import { startLinking } from '../../../../../../features/sign-in/identities.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: IDENTITY_LIMIT }, (call) => startLinking(call));

export const ALL = methodNotAllowed({ POST });
