import { disconnect, showConnection } from '../../../../../../features/mailbox/connection.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user, context }) =>
  showConnection({ services, user, userId: context.params.userId }),
);

export const DELETE = endpoint({ access: 'signed-in' }, ({ services, user, context }) =>
  disconnect({ services, user, userId: context.params.userId }),
);

export const ALL = methodNotAllowed({ GET, DELETE });
