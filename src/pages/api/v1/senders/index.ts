import { listSenders } from '../../../../features/corrections/senders.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user }) => listSenders(services, user.userId));

export const ALL = methodNotAllowed({ GET });
