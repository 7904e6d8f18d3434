import { connectGmail } from '../../../../../../features/mailbox/connection.server.ts';
import { codeBody } from '../../../../../../features/mailbox/contract.ts';
import { SIGN_IN_LIMIT, STATE_HEADER } from '../../../../../../features/sign-in/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', body: codeBody, limit: SIGN_IN_LIMIT },
  ({ services, user, context, body: { code } }) => {
    const state = context.request.headers.get(STATE_HEADER);
    return connectGmail({ services, user, userId: context.params.userId, context }, { code, state });
  },
);

export const ALL = methodNotAllowed({ POST });
