import type { Scope } from '../../../../features/api-keys/contract.ts';
import { withFormer } from '../../../../features/former-names.server.ts';
import { SEARCH_LIMIT, scansQuery } from '../../../../features/scans/contract.ts';
import { listScans } from '../../../../features/scans/list.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';
import { isFailure } from '../../../../server/failure.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'scans:read' satisfies Scope, perUser: SEARCH_LIMIT, query: scansQuery },
  async ({ services, user, query }) => {
    const answer = await listScans(services, user.userId, query);
    return isFailure(answer) ? answer : { ...answer, scans: answer.scans.map((scan) => withFormer(scan, 'verdict')) };
  },
);

export const ALL = methodNotAllowed({ GET });
