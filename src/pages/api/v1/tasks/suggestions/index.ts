import { listSuggestions } from '../../../../../features/tasks/suggestions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user }) => listSuggestions(services, user.userId));

export const ALL = methodNotAllowed({ GET });
