import { markRead } from '../../../../features/alerts/alerts.server.ts';
import { alertsReadBody } from '../../../../features/scans/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', body: alertsReadBody }, ({ services, user, body }) =>
  markRead(services, user.userId, body),
);

export const ALL = methodNotAllowed({ POST });
