import { DEMO_EMAIL_LIMIT } from '../../../../../../features/demo-provider/contract.ts';
import { deliverSample } from '../../../../../../features/demo-provider/gmail/sample-emails.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';
import { failure } from '../../../../../../server/failure.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', limit: DEMO_EMAIL_LIMIT }, ({ services, user, context }) =>
  context.params.userId === user.userId
    ? deliverSample(services, user.userId)
    : failure(403, 'FORBIDDEN', 'This is not your mailbox.'),
);

export const ALL = methodNotAllowed({ POST });
