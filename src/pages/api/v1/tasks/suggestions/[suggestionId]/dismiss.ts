import { dismissBody } from '../../../../../../features/tasks/contract.ts';
import { dismissSuggestion } from '../../../../../../features/tasks/suggestions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', body: dismissBody }, ({ services, user, body, context }) =>
  dismissSuggestion(services, user.userId, context.params.suggestionId ?? '', body.dismissed),
);

export const ALL = methodNotAllowed({ POST });
