import { publishKeys } from '../../features/shared-verdicts/statement.server.ts';
import { endpoint, methodNotAllowed } from '../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, publishKeys);

export const ALL = methodNotAllowed({ GET });
