import { LINK_CALLS } from '../../../../../features/shared-verdicts/contract.ts';
import { revokeByReceipt } from '../../../../../features/shared-verdicts/links.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'anyone', limit: LINK_CALLS }, ({ services, context }) =>
  revokeByReceipt(services, context.params.receipt ?? ''),
);

export const ALL = methodNotAllowed({ DELETE });
