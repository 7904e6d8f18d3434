import { returnToPage } from '../../../features/sign-in/return.server.ts';
import { endpoint, methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, returnToPage);

export const ALL = methodNotAllowed({ GET });
