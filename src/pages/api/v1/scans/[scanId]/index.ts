import { DELETION_LIMIT } from '../../../../../features/account/contract.ts';
import type { Scope } from '../../../../../features/api-keys/contract.ts';
import { deleteScan } from '../../../../../features/scans/delete-scan.server.ts';
import { readScan } from '../../../../../features/scans/scans.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'scans:read' satisfies Scope, compresses: true },
  ({ services, user, context }) => readScan(services, user.userId, context.params.scanId ?? ''),
);

export const DELETE = endpoint({ access: 'signed-in', perUser: DELETION_LIMIT }, ({ services, user, context }) =>
  deleteScan(services, user.userId, context.params.scanId ?? ''),
);

export const ALL = methodNotAllowed({ GET, DELETE });
