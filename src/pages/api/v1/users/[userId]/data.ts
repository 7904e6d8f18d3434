import { downloadData } from '../../../../../features/account/account.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, downloadData);

export const ALL = methodNotAllowed('GET');
