import { listMethods } from '../../../../features/sign-in/methods.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, listMethods);

export const ALL = methodNotAllowed({ GET });
