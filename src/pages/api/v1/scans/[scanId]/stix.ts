import type { Scope } from '../../../../../features/api-keys/contract.ts';
import { downloadStix } from '../../../../../features/scans/stix/download.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'scans:read' satisfies Scope },
  ({ services, user, context }) => downloadStix(services, user, context.params.scanId ?? ''),
);

export const ALL = methodNotAllowed({ GET });
