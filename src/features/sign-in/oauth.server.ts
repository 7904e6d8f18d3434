import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { revokeTokens, saveSignInGrant } from '../../server/mailbox/grants.ts';
import { finishAuthorization } from '../../server/oidc/authorization.ts';
import type { AuthFlow } from '../../server/oidc/flow.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { logIn } from '../../server/session/log-in.ts';
import { createUser, findUserBySubject, updateEmail } from '../../server/users.ts';
import { type LoginAnswer, type RegisterAnswer, STATE_HEADER } from './contract.ts';

interface Call<Body> {
  services: Services;
  body: Body;
  context: Pick<EndpointContext, 'request' | 'cookies'>;
}

/** Makes an account for whoever comes back from the provider. They log in afterwards: nothing is opened here. */
export async function register(call: Call<{ access_token: string }>, network?: Network) {
  const exchange = await finishAttempt(call, 'register', call.body.access_token, network);
  if (isFailure(exchange)) return exchange;
  const user = await createUser(call.services, exchange.identity);
  const { email } = exchange.identity;
  if (user === 'exists') {
    return failure(409, 'ALREADY_REGISTERED', `An account for ${email} already exists. Please log in.`);
  }
  if (user === 'email-taken') {
    const message = `Another account has registered with ${email}. Please write to support to free the address.`;
    return failure(409, 'EMAIL_TAKEN', message);
  }
  return { user: { email: user.email } } satisfies RegisterAnswer;
}

/** Opens a session for a registered account, and keeps the permission to read its mailbox if that was given. */
export async function login(call: Call<{ code: string }>, network?: Network) {
  const { services, context } = call;
  const exchange = await finishAttempt(call, 'login', call.body.code, network);
  if (isFailure(exchange)) return exchange;
  const registered = await findUserBySubject(services, exchange.identity);
  if (!registered) {
    await revokeTokens(services, exchange, network);
    return notRegistered(exchange.identity.email);
  }
  const user = await updateEmail(services, registered, exchange.identity.email);
  await saveSignInGrant(services, user.id, exchange, network);
  const opened = await services.db.transaction().execute((trx) => logIn(services, trx, context, user));
  return (opened satisfies LoginAnswer | undefined) ?? notRegistered(user.email);
}

function notRegistered(email: string) {
  return failure(404, 'NOT_REGISTERED', `There is no account for ${email} yet. Please create one first.`);
}

function finishAttempt(call: Call<unknown>, flowType: AuthFlow, code: string, network?: Network) {
  const state = call.context.request.headers.get(STATE_HEADER);
  return finishAuthorization({ ...call, flowType }, { code, state }, network);
}
