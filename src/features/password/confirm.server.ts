import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { renewSignIn } from '../../server/session/recent-sign-in.ts';
import { CHANGE_LIMIT, type ConfirmPasswordBody, type PasswordCode } from './contract.ts';
import { verifyPassword } from './hash.server.ts';
import { checkSecondFactor } from './second-factor/check.server.ts';
import { PASSWORD_ERRORS } from './texts.ts';

/** As for logging in, the second factor is asked for after the password. */
export async function confirmByPassword({
  services,
  user,
  context,
  body,
}: EndpointCall<ConfirmPasswordBody, undefined, SignedIn>) {
  const tooMany = await services.limits.count('confirm by password', user.userId, CHANGE_LIMIT);
  if (tooMany) return tooMany;
  const stored = await services.db
    .selectFrom('passwords')
    .select('hash')
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  if (!(await verifyPassword(body.password, stored?.hash))) {
    // 403, because 401 means an expired access token.
    return failure(403, 'WRONG_PASSWORD' satisfies PasswordCode, PASSWORD_ERRORS.wrongPassword);
  }
  await services.limits.refund('confirm by password', user.userId, CHANGE_LIMIT);
  const missing = await checkSecondFactor(services, { id: user.userId, email: user.email }, body.secondFactor);
  if (missing) return missing.status === 401 ? { ...missing, status: 403 } : missing;
  return renewSignIn(services, user, context.cookies);
}
