import type { APIContext } from 'astro';
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { PROVIDER_TEXTS } from '../texts.ts';
import { beginAuthState, takeAuthState } from './auth-state.ts';
import { type Exchange, exchangeCode } from './exchange.ts';
import { type AuthFlow, FLOW_PARAMETERS, redirectUri } from './flow.ts';
import { type Network, openProvider } from './provider.ts';

/** With `userId` only that user can finish it. */
export interface Flow {
  services: Services;
  context: Pick<APIContext, 'cookies'>;
  flowType: AuthFlow;
  userId?: string;
}

export async function beginAuthorization(
  { services, context, flowType, userId }: Flow,
  network?: Network,
): Promise<string | Failure> {
  const provider = await openProvider(services, network);
  if (isFailure(provider)) return provider;
  const authState = await beginAuthState(services, context.cookies, flowType, userId);
  const url = buildAuthorizationUrl(provider.configuration, {
    ...FLOW_PARAMETERS[flowType],
    redirect_uri: redirectUri(services.settings, flowType),
    state: authState.state,
    nonce: authState.nonce,
    code_challenge: await calculatePKCECodeChallenge(authState.codeVerifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** State, PKCE verifier and nonce bind the response to this browser's flow (RFC 9700, section 2.1.1). */
export async function finishAuthorization(
  { services, context, flowType, userId }: Flow,
  { code, state }: { code: string; state: string | null },
  network?: Network,
): Promise<Exchange | Failure> {
  const authState = await takeAuthState(services, context.cookies, flowType, userId);
  if (!authState) {
    return failure(400, 'ATTEMPT_MISSING', PROVIDER_TEXTS.stateMissing);
  }
  if (state === null) {
    return failure(400, 'STATE_MISSING', PROVIDER_TEXTS.stateNotReturned);
  }
  if (state !== authState.state) {
    return failure(400, 'STATE_MISMATCH', PROVIDER_TEXTS.stateMismatch);
  }
  const provider = await openProvider(services, network);
  return isFailure(provider) ? provider : exchangeCode(services, provider, { flowType, code, authState });
}
