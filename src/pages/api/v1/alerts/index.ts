import { listAlerts } from '../../../../features/alerts/alerts.server.ts';
import type { Scope } from '../../../../features/api-keys/contract.ts';
import { withFormer } from '../../../../features/former-names.server.ts';
import { alertsQuery } from '../../../../features/scans/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'alerts:read' satisfies Scope, query: alertsQuery },
  async ({ services, user, query }) => {
    const answer = await listAlerts(services, user.userId, query);
    return { ...answer, alerts: answer.alerts.map((alert) => withFormer(alert, 'verdict')) };
  },
);

export const ALL = methodNotAllowed({ GET });
