import type { APIContext } from 'astro';
import { failure, isFailure } from '../../server/failure.ts';
import { beginAuthorization } from '../../server/oidc/authorization.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { type AuthUrlAnswer, flowType } from './contract.ts';

/** Starts a sign-in attempt in this browser and says where at the provider it goes on. */
export async function startSignIn(
  { services, context }: { services: Services; context: Pick<APIContext, 'params' | 'cookies'> },
  network?: Network,
) {
  const flow = flowType.safeParse(context.params.flowType);
  if (!flow.success) return failure(404, 'NOT_FOUND', 'There is nothing at this address.');
  const authUrl = await beginAuthorization({ services, context, flowType: flow.data }, network);
  return isFailure(authUrl) ? authUrl : ({ authUrl } satisfies AuthUrlAnswer);
}
