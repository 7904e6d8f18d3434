import { DELETION_LIMIT } from '../../../../features/account/contract.ts';
import { describeBaseline, eraseBaseline } from '../../../../features/scanning/baseline.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user }) => describeBaseline(services, user.userId));

export const DELETE = endpoint({ access: 'signed-in', perUser: DELETION_LIMIT }, async ({ services, user }) => {
  await eraseBaseline(services, user.userId);
  return { ok: true };
});

export const ALL = methodNotAllowed({ GET, DELETE });
