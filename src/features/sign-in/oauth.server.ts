import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { revokeTokens, saveSignInGrant } from '../../server/mailbox/grants.ts';
import { finishAuthorization } from '../../server/oidc/authorization.ts';
import { provenAt, tellsTime, verifiedEmail } from '../../server/oidc/exchange.ts';
import type { AuthFlow } from '../../server/oidc/flow.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { logIn } from '../../server/session/log-in.ts';
import { createUser, findUserBySubject, noteLogIn, noteTellsTime } from '../../server/users.ts';
import { type LoginAnswer, type ProviderReturn, type RegisterAnswer, STATE_HEADER } from './contract.ts';
import { SIGN_IN_ERRORS } from './texts.ts';

interface Call<Body> {
  services: Services;
  body: Body & ProviderReturn;
  context: Pick<EndpointContext, 'request' | 'cookies'>;
}

/** With Google it opens no session, as specified; the user logs in next. */
export async function register(call: Call<{ access_token: string }>, network?: Network) {
  const { services, context } = call;
  const exchange = await finishFlow(call, 'register', call.body.access_token, network);
  if (isFailure(exchange)) return exchange;
  const email = verifiedEmail(exchange);
  if (isFailure(email)) return email;
  const user = await createUser(services, { ...exchange.identity, email });
  if (user === 'exists') {
    return failure(409, 'ALREADY_REGISTERED', SIGN_IN_ERRORS.alreadyRegistered(email));
  }
  if (user === 'email-taken') {
    return failure(409, 'EMAIL_TAKEN', SIGN_IN_ERRORS.emailTaken(email));
  }
  const registered = { user: { email: user.email } } satisfies RegisterAnswer;
  if (exchange.provider.mailbox) return registered;
  const opened = await services.db.transaction().execute((trx) => logIn(services, trx, context, user));
  return (opened satisfies LoginAnswer | undefined) ?? registered;
}

/** The account is found by issuer and subject only: an address doesn't prove who owns it. */
export async function login(call: Call<{ code: string }>, network?: Network) {
  const { services, context } = call;
  const exchange = await finishFlow(call, 'login', call.body.code, network);
  if (isFailure(exchange)) return exchange;
  const { identity, provider, tokens } = exchange;
  const { mailbox } = provider;
  const email = verifiedEmail(exchange);
  if (mailbox && isFailure(email)) return email;
  const registered = await findUserBySubject(services, identity);
  if (!registered) {
    if (mailbox) await revokeTokens(services, { provider: mailbox, tokens }, network);
    return notRegistered(identity.email ?? provider.name);
  }
  const user = await noteLogIn(services, registered, isFailure(email) ? undefined : email);
  await noteTellsTime(services, registered.identityId, tellsTime(exchange));
  if (mailbox && !isFailure(email)) {
    await saveSignInGrant(services, user.id, { provider: mailbox, address: email, tokens }, network);
  }
  const isDemo = mailbox === 'demo';
  const authenticatedAt = provenAt(exchange);
  const opened = await services.db
    .transaction()
    .execute((trx) => logIn(services, trx, context, user, { isDemo, authenticatedAt }));
  return (opened satisfies LoginAnswer | undefined) ?? notRegistered(user.email);
}

function notRegistered(email: string) {
  return failure(404, 'NOT_REGISTERED', SIGN_IN_ERRORS.notRegistered(email));
}

function finishFlow(call: Call<unknown>, flowType: AuthFlow, code: string, network?: Network) {
  const { provider, iss } = call.body;
  const state = call.context.request.headers.get(STATE_HEADER);
  return finishAuthorization({ ...call, flowType, provider }, { code, state, iss }, network);
}
