import type { Scope } from '../../../features/api-keys/contract.ts';
import { countsQuery, SEARCH_LIMIT } from '../../../features/scans/contract.ts';
import { countScans } from '../../../features/scans/counts.server.ts';
import { endpoint, methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'scans:read' satisfies Scope, perUser: SEARCH_LIMIT, query: countsQuery },
  ({ services, user, query }) => countScans(services, user.userId, query),
);

export const ALL = methodNotAllowed({ GET });
