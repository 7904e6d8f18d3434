import type { APIContext } from 'astro';
import { failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { logIn } from '../../server/session/log-in.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import type { PasswordLoginBody } from './contract.ts';
import { verifyPassword } from './hash.server.ts';

/** Opens a session. Whether it is the address or the password that is wrong shows neither in the answer nor in its time. */
export async function login(call: {
  services: Services;
  body: PasswordLoginBody;
  context: Pick<APIContext, 'request' | 'cookies'>;
}) {
  const { services, body, context } = call;
  const user = await services.db
    .selectFrom('users')
    .innerJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'users.email', 'passwords.hash'])
    .where('users.email', '=', body.email)
    .executeTakeFirst();
  const right = await verifyPassword(body.password, user?.hash);
  if (!user || !right) return failure(401, 'WRONG_CREDENTIALS', 'The email address or the password is wrong.');
  return (await logIn(services, context, user)) satisfies LoginAnswer;
}
