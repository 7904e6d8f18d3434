import { refundTarget } from '../../server/endpoint.ts';
import { failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { createOwnUser } from '../../server/users.ts';
import type { RegisterAnswer } from '../sign-in/contract.ts';
import { type CodeRequest, codeRefused, openCodeRequest, spend } from './code-request.server.ts';
import { type CodeRequestAnswer, type PasswordRegisterBody, REGISTER_LIMIT } from './contract.ts';
import { hashPassword } from './hash.server.ts';
import { refusePassword } from './password-rules.server.ts';

/** Mails a code with which the address proves to be the caller's; there is no account before that. */
export async function register({ services, body }: { services: Services; body: PasswordRegisterBody }) {
  const { email, password } = body;
  const refused = await refusePassword(password, email);
  if (refused) {
    // Nothing was mailed; and anybody could keep the owner of an address from registering it.
    await refundTarget(REGISTER_LIMIT, body, services);
    return refused;
  }
  const request = { purpose: 'register', email, passwordHash: await hashPassword(password) } as const;
  return (await openCodeRequest(services, request)) satisfies CodeRequestAnswer;
}

/** Makes the account that waited for its code. Its owner logs in afterwards: nothing is opened here. */
export async function makeAccount(services: Services, request: CodeRequest) {
  const { email, password_hash: passwordHash } = request;
  if (!passwordHash) return codeRefused();
  const made = await services.db.transaction().execute(async (trx) => {
    if (!(await spend(trx, request))) return codeRefused();
    const user = await createOwnUser(trx, email, services.now());
    if (!user) return failure(409, 'ALREADY_REGISTERED', `An account for ${email} already exists. Please log in.`);
    await trx
      .insertInto('passwords')
      .values({ user_id: user.id, hash: passwordHash, changed_at: services.now() })
      .execute();
    return user;
  });
  return isFailure(made) ? made : ({ user: { email: made.email } } satisfies RegisterAnswer);
}
