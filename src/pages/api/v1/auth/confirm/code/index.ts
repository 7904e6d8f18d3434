import { confirmByCode } from '../../../../../../features/password/confirm-code.server.ts';
import { CONFIRM_CODE_LIMIT, confirmCodeBody } from '../../../../../../features/password/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', body: confirmCodeBody, perUser: CONFIRM_CODE_LIMIT },
  confirmByCode,
);

export const ALL = methodNotAllowed({ POST });
