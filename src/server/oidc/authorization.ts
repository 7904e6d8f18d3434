import type { APIContext } from 'astro';
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { beginAuthState, takeAuthState } from './auth-state.ts';
import { type Exchange, exchangeCode } from './exchange.ts';
import { FLOW_PARAMETERS, type FlowType, redirectUri } from './flow.ts';
import { type Network, openProvider } from './provider.ts';

/** A flow in one browser; one that connects a mailbox is for the user who began it alone. */
export interface Flow {
  services: Services;
  context: Pick<APIContext, 'cookies'>;
  flowType: FlowType;
  userId?: string;
}

/** Begins a flow in this browser. @returns where at the provider it goes on */
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

/**
 * Exchanges the code of the attempt that this browser began. The state shows that the answer is to that attempt; its PKCE
 * verifier and nonce bind the code to it as well (RFC 9700, section 2.1.1).
 */
export async function finishAuthorization(
  { services, context, flowType, userId }: Flow,
  { code, state }: { code: string; state: string | null },
  network?: Network,
): Promise<Exchange | Failure> {
  const authState = await takeAuthState(services, context.cookies, flowType, userId);
  if (!authState) {
    const message = 'This sign-in was started in another browser or more than ten minutes ago. Please start again.';
    return failure(400, 'ATTEMPT_MISSING', message);
  }
  if (state === null) {
    return failure(400, 'STATE_MISSING', 'This sign-in came back without its state. Please start again.');
  }
  if (state !== authState.state) {
    return failure(400, 'STATE_MISMATCH', 'This answer belongs to another sign-in. Please start again.');
  }
  const provider = await openProvider(services, network);
  return isFailure(provider) ? provider : exchangeCode(services, provider, { flowType, code, authState });
}
