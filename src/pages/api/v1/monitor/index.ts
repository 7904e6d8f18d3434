import { DELETION_LIMIT } from '../../../../features/account/contract.ts';
import { describeMonitor, eraseScans, setMonitor } from '../../../../features/scanning/monitor-settings.server.ts';
import { monitorBody } from '../../../../features/scans/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user }) => describeMonitor(services, user.userId));

export const POST = endpoint({ access: 'signed-in', body: monitorBody }, ({ services, user, body }) =>
  setMonitor(services, user.userId, body),
);

export const DELETE = endpoint({ access: 'signed-in', perUser: DELETION_LIMIT }, async ({ services, user }) => {
  await eraseScans(services, user.userId);
  return { ok: true };
});

export const ALL = methodNotAllowed({ GET, POST, DELETE });
