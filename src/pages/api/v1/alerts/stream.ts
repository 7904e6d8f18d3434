import { streamAlerts } from '../../../../features/alerts/stream.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user, context }) =>
  streamAlerts(services, user, context.request.headers.get('last-event-id')),
);

export const ALL = methodNotAllowed({ GET });
