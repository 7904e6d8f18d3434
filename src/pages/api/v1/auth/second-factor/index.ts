import { SECOND_FACTOR_CHANGE_LIMIT } from '../../../../../features/password/second-factor/contract.ts';
import {
  removeSecondFactor,
  startSecondFactor,
} from '../../../../../features/password/second-factor/second-factor.server.ts';
import { whereOn } from '../../../../../features/password/switch.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

const options = { access: 'signed-in', perUser: SECOND_FACTOR_CHANGE_LIMIT } as const;

export const POST = endpoint(options, whereOn(startSecondFactor));

export const DELETE = endpoint(options, removeSecondFactor);

export const ALL = methodNotAllowed({ POST, DELETE });
