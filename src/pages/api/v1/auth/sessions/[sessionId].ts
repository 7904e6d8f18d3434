import { endSession } from '../../../../../features/sign-in/sessions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'signed-in' }, endSession);

export const ALL = methodNotAllowed({ DELETE });
