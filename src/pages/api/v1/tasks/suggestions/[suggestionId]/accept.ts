import { taskBody } from '../../../../../../features/tasks/contract.ts';
import { acceptSuggestion } from '../../../../../../features/tasks/suggestions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', body: taskBody }, ({ services, user, body, context }) =>
  acceptSuggestion(services, user.userId, context.params.suggestionId ?? '', body),
);

export const ALL = methodNotAllowed({ POST });
