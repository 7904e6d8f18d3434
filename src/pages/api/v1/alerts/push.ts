import { PUSH_LIMIT, pushBody } from '../../../../features/alerts/push/contract.ts';
import { addSubscription, removeSubscription } from '../../../../features/alerts/push/subscriptions.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services }) => ({ publicKey: services.keys.push.id }));

export const POST = endpoint(
  { access: 'signed-in', perUser: PUSH_LIMIT, body: pushBody },
  async ({ services, user, body }) => {
    await addSubscription(services, user, body);
    return { ok: true };
  },
);

export const DELETE = endpoint(
  { access: 'signed-in', perUser: PUSH_LIMIT, body: pushBody },
  async ({ services, user, body }) => {
    await removeSubscription(services, user.userId, body.endpoint);
    return { ok: true };
  },
);

export const ALL = methodNotAllowed({ GET, POST, DELETE });
