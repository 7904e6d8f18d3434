import { IDENTITY_LIMIT } from '../../../../../features/sign-in/contract.ts';
import { unlink } from '../../../../../features/sign-in/identities.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'signed-in', perUser: IDENTITY_LIMIT }, unlink);

export const ALL = methodNotAllowed({ DELETE });
