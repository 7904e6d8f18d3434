import type { APIContext } from 'astro';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { dropGrant, grantFrom, saveGrant } from '../../server/mailbox/grants.ts';
import { takeAttempt } from '../../server/oidc/attempt.ts';
import { type Exchange, exchangeCode } from '../../server/oidc/exchange.ts';
import { type FlowType, mayReadMailbox } from '../../server/oidc/flow.ts';
import { type Network, openProvider } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { readDevice, setDevice } from '../../server/session/device-cookie.ts';
import { openSession } from '../../server/session/refresh-token.ts';
import { createUser, findUserBySubject, followEmail } from '../../server/users.ts';
import { type LoginAnswer, type RegisterAnswer, STATE_HEADER } from './contract.ts';

interface Call<Body> {
  services: Services;
  body: Body;
  context: Pick<APIContext, 'request' | 'cookies'>;
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
    const message = `Another Google account has registered with ${email}. Please write to support to free the address.`;
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
    const message = `There is no account for ${exchange.identity.email} yet. Please create one first.`;
    return failure(404, 'NOT_REGISTERED', message);
  }
  const user = await followEmail(services, registered, exchange.identity.email);
  const { provider, tokens } = exchange;
  if (mayReadMailbox(tokens.scope)) await saveGrant(services, user.id, grantFrom(services, provider, tokens));
  else await dropGrant(services, user.id);
  const { device, ...session } = await openSession(services, user, readDevice(context.cookies, services.settings));
  setDevice(context.cookies, services.settings, device);
  return { user: { id: user.id, userId: user.id, email: user.email, ...session } } satisfies LoginAnswer;
}

/**
 * Exchanges the code of the attempt that this browser began. Where the caller does not say which state came back, the
 * attempt's PKCE verifier and nonce still bind the code to this browser (RFC 9700, section 2.1.1).
 */
async function finishAttempt(
  { services, context }: Call<unknown>,
  flowType: FlowType,
  code: string,
  network?: Network,
): Promise<Exchange | Failure> {
  const attempt = await takeAttempt(services, context.cookies, flowType);
  if (!attempt) {
    const message = 'This sign-in was started in another browser or more than ten minutes ago. Please start again.';
    return failure(400, 'ATTEMPT_MISSING', message);
  }
  const state = context.request.headers.get(STATE_HEADER);
  if (state !== null && state !== attempt.state) {
    return failure(400, 'STATE_MISMATCH', 'This answer belongs to another sign-in. Please start again.');
  }
  const provider = await openProvider(services, network);
  return isFailure(provider) ? provider : exchangeCode(services, provider, { flowType, code, attempt });
}
