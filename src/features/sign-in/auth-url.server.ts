import type { APIContext } from 'astro';
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { failure, isFailure } from '../../server/failure.ts';
import { beginAttempt } from '../../server/oidc/attempt.ts';
import { FLOW_PARAMETERS, redirectUri } from '../../server/oidc/flow.ts';
import { type Network, openProvider } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { type AuthUrlAnswer, flowType } from './contract.ts';

/** Starts a sign-in attempt in this browser and says where at the provider it goes on. */
export async function startSignIn(
  { services, context }: { services: Services; context: Pick<APIContext, 'params' | 'cookies'> },
  network?: Network,
) {
  const flow = flowType.safeParse(context.params.flowType);
  if (!flow.success) return failure(404, 'NOT_FOUND', 'There is nothing at this address.');
  const provider = await openProvider(services, network);
  if (isFailure(provider)) return provider;
  const attempt = await beginAttempt(services, context.cookies, flow.data);
  const url = buildAuthorizationUrl(provider.configuration, {
    ...FLOW_PARAMETERS[flow.data],
    redirect_uri: redirectUri(services.settings, flow.data),
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { authUrl: url.href } satisfies AuthUrlAnswer;
}
