import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { beginAuthorization } from '../../server/oidc/authorization.ts';
import { redirectUri } from '../../server/oidc/flow.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { isOtherName } from '../../server/site-address.ts';
import { type AuthUrlAnswer, flowType, START_HASH } from './contract.ts';
import { SIGN_IN_ERRORS } from './texts.ts';

/** The provider redirects to SITE_URL; another name of this machine has its own cookies, so sign-in restarts there. */
export async function startSignIn(
  { services, context }: { services: Services; context: Pick<EndpointContext, 'params' | 'cookies' | 'request'> },
  network?: Network,
) {
  const flow = flowType.safeParse(context.params.flowType);
  if (!flow.success) return failure(404, 'NOT_FOUND', SIGN_IN_ERRORS.notFound);
  if (isOtherName(context.request, services.settings)) {
    return { authUrl: redirectUri(services.settings, flow.data) + START_HASH } satisfies AuthUrlAnswer;
  }
  const authUrl = await beginAuthorization({ services, context, flowType: flow.data }, network);
  return isFailure(authUrl) ? authUrl : ({ authUrl } satisfies AuthUrlAnswer);
}
