import { CORRECTION_LIMIT, findingBody } from '../../../../../../features/corrections/contract.ts';
import { correctFinding, undoFinding } from '../../../../../../features/corrections/findings.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', perUser: CORRECTION_LIMIT, body: findingBody },
  ({ services, user, body, context: { params } }) =>
    correctFinding(services, user.userId, { scanId: params.scanId ?? '', signalId: params.signalId ?? '' }, body),
);

export const DELETE = endpoint(
  { access: 'signed-in', perUser: CORRECTION_LIMIT },
  ({ services, user, context: { params } }) =>
    undoFinding(services, user.userId, { scanId: params.scanId ?? '', signalId: params.signalId ?? '' }),
);

export const ALL = methodNotAllowed({ POST, DELETE });
