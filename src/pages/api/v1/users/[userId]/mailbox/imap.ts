import { connectImapMailbox } from '../../../../../../features/mailbox/connection.server.ts';
import { IMAP_LIMIT, imapBody } from '../../../../../../features/mailbox/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', body: imapBody, limit: IMAP_LIMIT },
  ({ services, user, context, body }) =>
    connectImapMailbox({ services, user, userId: context.params.userId }, body, context.request.signal),
);

export const ALL = methodNotAllowed({ POST });
