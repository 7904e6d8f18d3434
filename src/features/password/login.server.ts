import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { logIn } from '../../server/session/log-in.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import type { PasswordCode, PasswordLoginBody } from './contract.ts';
import { hashPassword, isOutdated, verifyPassword } from './hash.server.ts';
import { checkSecondFactor } from './second-factor/check.server.ts';
import { replaceHash } from './stored-hash.server.ts';
import { PASSWORD_ERRORS } from './texts.ts';
import { countGuess } from './wrong-passwords.server.ts';

interface Call {
  services: Services;
  body: PasswordLoginBody;
  context: Pick<EndpointContext, 'request' | 'cookies' | 'clientAddress'>;
}

/** Neither the answer nor its time reveals whether the address or the password was wrong. */
export async function login({ services, body, context }: Call) {
  const uncount = await countGuess({ services, email: body.email, context });
  if (isFailure(uncount)) return uncount;
  const user = await services.db
    .selectFrom('users')
    .innerJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'users.email', 'passwords.hash'])
    .where('users.email', '=', body.email)
    .executeTakeFirst();
  const matches = await verifyPassword(body.password, user?.hash);
  if (!user || !matches) return wrongCredentials();
  const missing = await checkSecondFactor(services, user, body.secondFactor);
  if (missing) {
    await uncount();
    return missing;
  }
  const hash = isOutdated(user.hash) ? await hashPassword(body.password) : user.hash;
  const opened = await services.db.transaction().execute(async (trx) => {
    // The password may have been reset since it was checked.
    const isCurrent = await replaceHash(services, trx, { userId: user.id, checked: user.hash, hash });
    return isCurrent ? logIn(services, trx, context, user) : undefined;
  });
  if (!opened) return wrongCredentials();
  await uncount();
  return opened satisfies LoginAnswer;
}

function wrongCredentials() {
  const code: PasswordCode = 'WRONG_CREDENTIALS';
  return failure(401, code, PASSWORD_ERRORS.wrongCredentials);
}
