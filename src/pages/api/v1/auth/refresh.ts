import { refreshBody, SIGN_IN_LIMIT } from '../../../../features/sign-in/contract.ts';
import { refresh } from '../../../../features/sign-in/session.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: refreshBody, limit: SIGN_IN_LIMIT }, refresh);

export const ALL = methodNotAllowed({ POST });
