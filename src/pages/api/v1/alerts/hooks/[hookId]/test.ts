import { HOOK_TEST_LIMIT } from '../../../../../../features/alerts/hooks/contract.ts';
import { testHook } from '../../../../../../features/alerts/hooks/deliver.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', perUser: HOOK_TEST_LIMIT }, ({ services, user, context }) =>
  testHook(services, user.userId, context.params.hookId ?? ''),
);

export const ALL = methodNotAllowed({ POST });
