import { nextEmailQuery } from '../../../../../features/mailbox/contract.ts';
import { nextEmail } from '../../../../../features/mailbox/emails.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in', query: nextEmailQuery }, ({ services, user, query, context }) =>
  nextEmail({ services, user, userId: context.params.userId }, query.pageToken),
);

export const ALL = methodNotAllowed({ GET });
