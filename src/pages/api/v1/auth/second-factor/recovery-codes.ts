import { SECOND_FACTOR_CHANGE_LIMIT } from '../../../../../features/password/second-factor/contract.ts';
import { renewRecoveryCodes } from '../../../../../features/password/second-factor/second-factor.server.ts';
import { whereOn } from '../../../../../features/password/switch.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: SECOND_FACTOR_CHANGE_LIMIT }, whereOn(renewRecoveryCodes));

export const ALL = methodNotAllowed({ POST });
