import { senderChecksBody } from '../../../../../../features/mailbox/contract.ts';
import { setSenderChecks, showSenderChecks } from '../../../../../../features/mailbox/sender-checks.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user, context }) =>
  showSenderChecks({ services, user, userId: context.params.userId }),
);

export const POST = endpoint({ access: 'signed-in', body: senderChecksBody }, ({ services, user, context, body }) =>
  setSenderChecks({ services, user, userId: context.params.userId }, body),
);

export const ALL = methodNotAllowed({ GET, POST });
