import { IDENTITY_LIMIT } from '../../../../../../features/sign-in/contract.ts';
import { startProviderConfirming } from '../../../../../../features/sign-in/identities.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: IDENTITY_LIMIT }, (call) => startProviderConfirming(call));

export const ALL = methodNotAllowed({ POST });
