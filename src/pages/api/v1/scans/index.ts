import type { Scope } from '../../../../features/api-keys/contract.ts';
import { SEARCH_LIMIT, scansQuery } from '../../../../features/scans/contract.ts';
import { listScans } from '../../../../features/scans/list.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'scans:read' satisfies Scope, perUser: SEARCH_LIMIT, query: scansQuery },
  ({ services, user, query }) => listScans(services, user.userId, query),
);

export const ALL = methodNotAllowed({ GET });
