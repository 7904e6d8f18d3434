import { startMicrosoft } from '../../../../../../features/mailbox/connection.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user, context }) =>
  startMicrosoft({ services, user, userId: context.params.userId, context }),
);

export const ALL = methodNotAllowed({ GET });
