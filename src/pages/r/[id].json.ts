import { downloadStatement } from '../../features/shared-verdicts/page.server.ts';
import { endpoint, methodNotAllowed } from '../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, downloadStatement);

export const ALL = methodNotAllowed({ GET });
