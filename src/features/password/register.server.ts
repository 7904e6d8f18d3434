import { refundTarget } from '../../server/endpoint.ts';
import { failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { createOwnUser } from '../../server/users.ts';
import type { RegisterAnswer } from '../sign-in/contract.ts';
import { SIGN_IN_ERRORS } from '../sign-in/texts.ts';
import { type CodeRequest, codeRefused, openCodeRequest, redeemCode } from './code-request.server.ts';
import { type CodeRequestAnswer, type PasswordRegisterBody, REGISTER_LIMIT } from './contract.ts';
import { hashPassword } from './hash.server.ts';
import { refusePassword } from './password-rules.server.ts';

/** The account is only created with the emailed code. */
export async function register({ services, body }: { services: Services; body: PasswordRegisterBody }) {
  const { email, password } = body;
  const refused = await refusePassword(services, password, email);
  if (refused) {
    // No email was sent. Counting this would let anybody block an address from registering.
    await refundTarget(REGISTER_LIMIT, body, services);
    return refused;
  }
  const request = { purpose: 'register', email, passwordHash: await hashPassword(password) } as const;
  return (await openCodeRequest(services, request)) satisfies CodeRequestAnswer;
}

/** Opens no session: the owner logs in next. */
export async function createAccount(services: Services, request: CodeRequest) {
  const { email, password_hash: passwordHash } = request;
  if (!passwordHash) return codeRefused();
  const created = await services.db.transaction().execute(async (trx) => {
    if (!(await redeemCode(trx, request))) return codeRefused();
    const user = await createOwnUser(trx, email, services.now());
    if (!user) return failure(409, 'ALREADY_REGISTERED', SIGN_IN_ERRORS.alreadyRegistered(email));
    await trx
      .insertInto('passwords')
      .values({ user_id: user.id, hash: passwordHash, changed_at: services.now() })
      .execute();
    return user;
  });
  return isFailure(created) ? created : ({ user: { email: created.email } } satisfies RegisterAnswer);
}
