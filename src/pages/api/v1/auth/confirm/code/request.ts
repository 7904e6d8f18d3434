import { startConfirmingByCode } from '../../../../../../features/password/confirm-code.server.ts';
import { CONFIRM_CODE_REQUEST_LIMIT } from '../../../../../../features/password/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: CONFIRM_CODE_REQUEST_LIMIT }, startConfirmingByCode);

export const ALL = methodNotAllowed({ POST });
