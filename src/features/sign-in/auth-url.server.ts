import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { beginAuthorization } from '../../server/oidc/authorization.ts';
import { redirectUri } from '../../server/oidc/flow.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { isOtherName } from '../../server/site-address.ts';
import { type AuthUrlAnswer, flowType, START_HASH } from './contract.ts';

/**
 * Starts a sign-in attempt in this browser and says where at the provider it goes on. The provider returns to SITE_URL: on
 * another name of this machine, whose cookies are separate, the sign-in starts over on SITE_URL's page.
 */
export async function startSignIn(
  { services, context }: { services: Services; context: Pick<EndpointContext, 'params' | 'cookies' | 'request'> },
  network?: Network,
) {
  const flow = flowType.safeParse(context.params.flowType);
  if (!flow.success) return failure(404, 'NOT_FOUND', 'There is nothing at this address.');
  if (isOtherName(context.request, services.settings)) {
    return { authUrl: redirectUri(services.settings, flow.data) + START_HASH } satisfies AuthUrlAnswer;
  }
  const authUrl = await beginAuthorization({ services, context, flowType: flow.data }, network);
  return isFailure(authUrl) ? authUrl : ({ authUrl } satisfies AuthUrlAnswer);
}
