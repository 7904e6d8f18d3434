import { newestEmails } from '../../../../../features/mailbox/emails.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user, context }) =>
  newestEmails({ services, user, userId: context.params.userId }),
);

export const ALL = methodNotAllowed({ GET });
