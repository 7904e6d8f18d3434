import type { APIContext } from 'astro';
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { GOOGLE_ID } from '../sign-in-providers.ts';
import { PROVIDER_TEXTS } from '../texts.ts';
import { beginAuthState, takeAuthState } from './auth-state.ts';
import { type Exchange, exchangeCode } from './exchange.ts';
import { type AuthFlow, parametersOf, redirectUri } from './flow.ts';
import { type Network, openProvider } from './provider.ts';

/** With `userId` only that user can finish it. Without a provider it is Google. */
export interface Flow {
  services: Services;
  context: Pick<APIContext, 'cookies'>;
  flowType: AuthFlow;
  userId?: string;
  provider?: string | undefined;
}

/** The parameters that the browser returned with. */
export interface Returned {
  code: string;
  state: string | null;
  /** RFC 9207. */
  iss?: string | undefined;
}

export async function beginAuthorization(
  { services, context, flowType, userId, provider: id }: Flow,
  network?: Network,
): Promise<string | Failure> {
  const provider = await openProvider(services, { id, network });
  if (isFailure(provider)) return provider;
  const authState = await beginAuthState(services, context.cookies, { flowType, userId, provider: provider.id });
  const url = buildAuthorizationUrl(provider.configuration, {
    ...parametersOf(flowType, provider),
    redirect_uri: redirectUri(services.settings, flowType, provider.id),
    state: authState.state,
    nonce: authState.nonce,
    code_challenge: await calculatePKCECodeChallenge(authState.codeVerifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * State, PKCE verifier and nonce bind the response to this browser's flow (RFC 9700, section 2.1.1). The redirect URI that
 * it came to, and `iss` where the provider sends it, prevent mix-up of providers (RFC 9700, section 4.4.2).
 */
export async function finishAuthorization(
  { services, context, flowType, userId, provider: id = GOOGLE_ID }: Flow,
  { code, state, iss }: Returned,
  network?: Network,
): Promise<Exchange | Failure> {
  const authState = await takeAuthState(services, context.cookies, { flowType, userId });
  if (!authState) {
    return failure(400, 'AUTH_STATE_MISSING', PROVIDER_TEXTS.stateMissing);
  }
  if (state === null) {
    return failure(400, 'STATE_MISSING', PROVIDER_TEXTS.stateNotReturned);
  }
  if (state !== authState.state || id !== authState.provider) {
    return failure(400, 'STATE_MISMATCH', PROVIDER_TEXTS.stateMismatch);
  }
  const provider = await openProvider(services, { id, network });
  return isFailure(provider) ? provider : exchangeCode(services, provider, { flowType, code, iss, authState });
}
