import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { beginAuthorization } from '../../server/oidc/authorization.ts';
import { findProvider, type Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { GOOGLE_ID } from '../../server/sign-in-providers.ts';
import { isOtherName } from '../../server/site-address.ts';
import { type AuthUrlAnswer, type FlowType, flowType, LOGIN_PAGE, REGISTER_PAGE, startHash } from './contract.ts';
import { SIGN_IN_ERRORS } from './texts.ts';

const PAGES = { register: REGISTER_PAGE, login: LOGIN_PAGE } satisfies Record<FlowType, string>;

/** The provider redirects to SITE_URL; another name of this machine has its own cookies, so sign-in restarts there. */
export async function startSignIn(
  { services, context }: { services: Services; context: Pick<EndpointContext, 'params' | 'cookies' | 'request'> },
  network?: Network,
) {
  const { settings } = services;
  const { providerId = GOOGLE_ID } = context.params;
  const flow = flowType.safeParse(context.params.flowType);
  const isKnown = providerId === GOOGLE_ID || findProvider(settings, providerId) !== undefined;
  if (!flow.success || !isKnown) return failure(404, 'NOT_FOUND', SIGN_IN_ERRORS.notFound);
  if (isOtherName(context.request, settings)) {
    return { authUrl: settings.siteUrl + PAGES[flow.data] + startHash(providerId) } satisfies AuthUrlAnswer;
  }
  const authUrl = await beginAuthorization({ services, context, flowType: flow.data, provider: providerId }, network);
  return isFailure(authUrl) ? authUrl : ({ authUrl } satisfies AuthUrlAnswer);
}
