import { refreshBody } from '../../../../features/sign-in/contract.ts';
import { refresh } from '../../../../features/sign-in/session.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: refreshBody }, refresh);

export const ALL = methodNotAllowed('POST');
