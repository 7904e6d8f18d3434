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
import { SIGN_IN_ERRORS } from './texts.ts';

interface Call<Body> {
  services: Services;
  body: Body;
  context: Pick<EndpointContext, 'request' | 'cookies'>;
}

/** Opens no session: the user logs in next. */
export async function register(call: Call<{ access_token: string }>, network?: Network) {
  const exchange = await finishFlow(call, 'register', call.body.access_token, network);
  if (isFailure(exchange)) return exchange;
  const user = await createUser(call.services, exchange.identity);
  const { email } = exchange.identity;
  if (user === 'exists') {
    return failure(409, 'ALREADY_REGISTERED', SIGN_IN_ERRORS.alreadyRegistered(email));
  }
  if (user === 'email-taken') {
    return failure(409, 'EMAIL_TAKEN', SIGN_IN_ERRORS.emailTaken(email));
  }
  return { user: { email: user.email } } satisfies RegisterAnswer;
}

export async function login(call: Call<{ code: string }>, network?: Network) {
  const { services, context } = call;
  const exchange = await finishFlow(call, 'login', call.body.code, network);
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
  return failure(404, 'NOT_REGISTERED', SIGN_IN_ERRORS.notRegistered(email));
}

function finishFlow(call: Call<unknown>, flowType: AuthFlow, code: string, network?: Network) {
  const state = call.context.request.headers.get(STATE_HEADER);
  return finishAuthorization({ ...call, flowType }, { code, state }, network);
}
