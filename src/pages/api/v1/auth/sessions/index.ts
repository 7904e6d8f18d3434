import { listSessions } from '../../../../../features/sign-in/sessions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, listSessions);

export const ALL = methodNotAllowed({ GET });
