import { DELETION_LIMIT } from '../../../../../features/account/contract.ts';
import { revokeLink } from '../../../../../features/shared-verdicts/links.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'signed-in', perUser: DELETION_LIMIT }, ({ services, user, context }) =>
  revokeLink(services, user.userId, context.params.sharedId ?? ''),
);

export const ALL = methodNotAllowed({ DELETE });
