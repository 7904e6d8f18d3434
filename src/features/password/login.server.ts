import type { APIContext } from 'astro';
import { failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { readDevice } from '../../server/session/device-cookie.ts';
import { isDeviceOf } from '../../server/session/family.ts';
import { logIn } from '../../server/session/log-in.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import { type PasswordCode, type PasswordLoginBody, WRONG_PASSWORD_LIMIT } from './contract.ts';
import { hashPassword, isOutdated, verifyPassword } from './hash.server.ts';
import { replaceHash } from './stored-hash.server.ts';

interface Call {
  services: Services;
  body: PasswordLoginBody;
  context: Pick<APIContext, 'request' | 'cookies'>;
}

/** Opens a session. Whether it is the address or the password that is wrong shows neither in the answer nor in its time. */
export async function login(call: Call) {
  const { services, body, context } = call;
  // Counted before it is looked at, so that guesses at the same time are, too.
  const counted = ['wrong password', await guesserOf(call), WRONG_PASSWORD_LIMIT] as const;
  const tooMany = await services.limits.count(...counted);
  if (tooMany) return tooMany;
  const user = await services.db
    .selectFrom('users')
    .innerJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'users.email', 'passwords.hash'])
    .where('users.email', '=', body.email)
    .executeTakeFirst();
  const right = await verifyPassword(body.password, user?.hash);
  if (!user || !right) return wrongCredentials();
  const hash = isOutdated(user.hash) ? await hashPassword(body.password) : user.hash;
  const opened = await services.db.transaction().execute(async (trx) => {
    // Whoever has just lost the password to a reset must not get in by a check that was made before.
    const stillRight = await replaceHash(services, trx, { userId: user.id, checked: user.hash, hash });
    return stillRight ? logIn(services, trx, context, user) : undefined;
  });
  if (!opened) return wrongCredentials();
  await services.limits.giveBack(...counted);
  return opened satisfies LoginAnswer;
}

/** Whose guesses are counted together. */
async function guesserOf({ services, body: { email }, context }: Call): Promise<string> {
  const device = readDevice(context.cookies, services.settings);
  return device !== undefined && (await isDeviceOf(services.db, email, device)) ? `${email}\n${device}` : email;
}

function wrongCredentials() {
  const code: PasswordCode = 'WRONG_CREDENTIALS';
  return failure(401, code, 'The email address or the password is wrong.');
}
