import { listAlerts } from '../../../../features/alerts/alerts.server.ts';
import type { Scope } from '../../../../features/api-keys/contract.ts';
import { alertsQuery } from '../../../../features/scans/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'alerts:read' satisfies Scope, query: alertsQuery },
  ({ services, user, query }) => listAlerts(services, user.userId, query),
);

export const ALL = methodNotAllowed({ GET });
