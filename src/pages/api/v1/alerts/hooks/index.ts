import { newHookBody } from '../../../../../features/alerts/hooks/bodies.server.ts';
import { HOOK_CHANGE_LIMIT } from '../../../../../features/alerts/hooks/contract.ts';
import { addHook, listHooks } from '../../../../../features/alerts/hooks/hooks.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, listHooks);

export const POST = endpoint({ access: 'signed-in', perUser: HOOK_CHANGE_LIMIT, body: newHookBody }, addHook);

export const ALL = methodNotAllowed({ GET, POST });
