import { IDENTITY_LIMIT, linkBody } from '../../../../../features/sign-in/contract.ts';
import { link } from '../../../../../features/sign-in/identities.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', body: linkBody, perUser: IDENTITY_LIMIT }, (call) => link(call));

export const ALL = methodNotAllowed({ POST });
