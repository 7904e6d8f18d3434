import { CORRECTION_LIMIT, correctionBody } from '../../../../../features/corrections/contract.ts';
import { correctVerdict, undoCorrection } from '../../../../../features/corrections/corrections.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', perUser: CORRECTION_LIMIT, body: correctionBody },
  ({ services, user, body, context }) => correctVerdict(services, user.userId, context.params.scanId ?? '', body),
);

export const DELETE = endpoint({ access: 'signed-in', perUser: CORRECTION_LIMIT }, ({ services, user, context }) =>
  undoCorrection(services, user.userId, context.params.scanId ?? ''),
);

export const ALL = methodNotAllowed({ POST, DELETE });
