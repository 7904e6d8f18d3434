import { SCAN_AGAIN_LIMIT } from '../../../../../features/predict/contract.ts';
import { scanAgain } from '../../../../../features/scans/scan-again.server.ts';
import { suggestTasks } from '../../../../../features/tasks/suggestions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: SCAN_AGAIN_LIMIT }, ({ services, user, context }) =>
  scanAgain(services, user.userId, context.params.scanId ?? '', suggestTasks(services)),
);

export const ALL = methodNotAllowed({ POST });
