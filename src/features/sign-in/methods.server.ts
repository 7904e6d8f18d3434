import type { EndpointCall } from '../../server/endpoint.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import type { SignInMethodsAnswer } from './contract.ts';

/** How the owner of an account logs in. */
export async function listMethods({ services, user }: EndpointCall<undefined, undefined, SignedIn>) {
  const password = await services.db
    .selectFrom('passwords')
    .select('changed_at')
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  return {
    password: password ? { changedAt: new Date(password.changed_at).toISOString() } : null,
  } satisfies SignInMethodsAnswer;
}
