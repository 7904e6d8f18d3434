import { logout } from '../../../../features/sign-in/session.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone' }, logout);

export const ALL = methodNotAllowed({ POST });
