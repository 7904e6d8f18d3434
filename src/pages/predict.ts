import type { Scope } from '../features/api-keys/contract.ts';
import { PREDICT_CALLS, PREDICT_LIMIT, predictBody } from '../features/predict/contract.ts';
import { predict } from '../features/predict/predict.server.ts';
import { clientOf } from '../server/client-address.ts';
import { endpoint, methodNotAllowed } from '../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  {
    access: 'either',
    scope: 'check' satisfies Scope,
    body: predictBody,
    bodyLimit: PREDICT_LIMIT,
    limit: PREDICT_CALLS,
  },
  ({ services, user, body, context }) => {
    const client = user?.userId ?? clientOf(context, services.settings);
    // A key may not have an email read from the mailbox.
    const person = user && 'sessionId' in user ? user : undefined;
    return predict(services, person, body, { client, signal: context.request.signal });
  },
);

export const ALL = methodNotAllowed({ POST });
