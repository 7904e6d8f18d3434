import type { EndpointRequest } from '../endpoint-routes.ts';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { bearerOf, type SignedIn, verifyAccessToken } from './access-token.ts';
import { isApiKey, type KeyHolder, verifyApiKey } from './api-key.ts';

export type Access = 'anyone' | 'signed-in' | 'either';

/** For an endpoint that API keys may call: there need not be a session. */
export type Caller = SignedIn | KeyHolder;

interface Admission {
  access: Access;
  /** The permission that an API key needs. Without it, no key may call. */
  scope?: string | undefined;
}

/** Shared by all calls with one key. */
const KEY_CALLS = { calls: 1200, seconds: 60 };

export async function readCaller(
  { access, scope }: Admission,
  request: Pick<EndpointRequest, 'headers'>,
  services: Services,
): Promise<Caller | undefined | Failure> {
  if (access === 'anyone') return undefined;
  const authorization = request.headers.get('authorization');
  if (authorization === null && access === 'either') return undefined;
  const bearer = bearerOf(authorization);
  if (bearer !== undefined && isApiKey(bearer)) return readKeyHolder(services, bearer, scope);
  const user = bearer === undefined ? undefined : await verifyAccessToken(services, bearer);
  if (user) return user;
  const challenge = { 'www-authenticate': bearer ? 'Bearer error="invalid_token"' : 'Bearer' };
  if (scope === undefined) return failure(401, 'UNAUTHORIZED', 'Please log in again.', challenge);
  return failure(401, 'UNAUTHORIZED', 'Please log in again, or send an API key.', challenge);
}

async function readKeyHolder(services: Services, key: string, scope: string | undefined): Promise<Caller | Failure> {
  const holder = await verifyApiKey(services, key);
  if (!holder) {
    return failure(401, 'UNKNOWN_KEY', 'This API key is unknown, revoked or expired.', {
      'www-authenticate': 'Bearer error="invalid_token"',
    });
  }
  const tooMany = await services.limits.count('api-key', holder.keyId, KEY_CALLS);
  if (tooMany) return tooMany;
  if (scope !== undefined && holder.scopes.includes(scope)) return holder;
  return failure(403, 'WRONG_SCOPE', 'This API key may not be used for this call.', {
    'www-authenticate': `Bearer error="insufficient_scope"${scope === undefined ? '' : `, scope="${scope}"`}`,
  });
}
