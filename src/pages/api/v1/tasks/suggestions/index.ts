import type { Scope } from '../../../../../features/api-keys/contract.ts';
import { listSuggestions } from '../../../../../features/tasks/suggestions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in', scope: 'tasks:read' satisfies Scope }, ({ services, user }) =>
  listSuggestions(services, user.userId),
);

export const ALL = methodNotAllowed({ GET });
