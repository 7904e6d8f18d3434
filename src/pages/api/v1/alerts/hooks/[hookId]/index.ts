import { HOOK_CHANGE_LIMIT } from '../../../../../../features/alerts/hooks/contract.ts';
import { removeHook } from '../../../../../../features/alerts/hooks/hooks.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'signed-in', perUser: HOOK_CHANGE_LIMIT }, removeHook);

export const ALL = methodNotAllowed({ DELETE });
