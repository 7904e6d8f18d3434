import { currentUser } from '../../../../features/sign-in/session.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, currentUser);

export const ALL = methodNotAllowed({ GET });
