import { CORRECTION_LIMIT } from '../../../../features/corrections/contract.ts';
import { removeSender } from '../../../../features/corrections/senders.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'signed-in', perUser: CORRECTION_LIMIT }, ({ services, user, context }) =>
  removeSender(services, user.userId, context.params.correctionId ?? ''),
);

export const ALL = methodNotAllowed({ DELETE });
