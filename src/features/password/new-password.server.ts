import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import { failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { revokeAll } from '../../server/session/family.ts';
import { findUserByEmail } from '../../server/users.ts';
import { codeRefused, guessCode, openCodeRequest, resendCode, spend } from './code-request.server.ts';
import {
  CHANGE_LIMIT,
  type ChangePasswordBody,
  type CodeRequestAnswer,
  type DoneAnswer,
  type ForgotPasswordBody,
  type ResendOtpBody,
  type ResetPasswordBody,
} from './contract.ts';
import { hashPassword, verifyPassword } from './hash.server.ts';
import { passwordChangedMail } from './mails.ts';
import { refusePassword } from './password-rules.server.ts';

interface Call<Body> {
  services: Services;
  body: Body;
}

const DONE: DoneAnswer = { ok: true };

/** Mails a code for a new password. */
export async function forgotPassword({ services, body }: Call<ForgotPasswordBody>) {
  return (await openCodeRequest(services, { purpose: 'reset', email: body.email })) satisfies CodeRequestAnswer;
}

/** Mails another code for the same request; a request that there is not is answered alike. */
export async function resendOtp({ services, body }: Call<ResendOtpBody>) {
  await resendCode(services, body.requestId);
  return { requestId: body.requestId } satisfies CodeRequestAnswer;
}

/** Sets a new password by a code. All sessions end: whoever knew the old one must not stay. */
export async function resetPassword({ services, body }: Call<ResetPasswordBody>) {
  const request = await guessCode(services, body, 'reset');
  if (!request) return codeRefused();
  const refused = await refusePassword(body.password, request.email);
  // A right code is not lost to a password that will not do: it has as many tries as a wrong one.
  if (refused) return refused;
  const hash = await hashPassword(body.password);
  const refusal = await services.db.transaction().execute(async (trx) => {
    const user = (await spend(trx, request)) ? await findUserByEmail(trx, request.email) : undefined;
    if (!user) return codeRefused();
    await setPassword(services, trx, user, hash);
    return undefined;
  });
  void services.outbox.send();
  return refusal ?? DONE;
}

/** Sets a new password for who knows the present one. All other sessions end. */
export async function changePassword({ services, user, body }: Call<ChangePasswordBody> & { user: SignedIn }) {
  const { userId, email, familyId } = user;
  const tooMany = await services.limits.count('change-password by user', userId, CHANGE_LIMIT);
  if (tooMany) return tooMany;
  const stored = await services.db
    .selectFrom('passwords')
    .select('hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!stored) return failure(409, 'NO_PASSWORD', 'This account signs in with Google and has no password.');
  if (!(await verifyPassword(body.currentPassword, stored.hash))) {
    // 403 and not 401, which would say that the caller's token has run out.
    return failure(403, 'WRONG_PASSWORD', 'The present password is wrong.');
  }
  const refused = await refusePassword(body.newPassword, email);
  if (isFailure(refused)) return refused;
  const hash = await hashPassword(body.newPassword);
  await services.db.transaction().execute((trx) => setPassword(services, trx, { id: userId, email }, hash, familyId));
  void services.outbox.send();
  return DONE;
}

/** @param stays the session that goes on */
async function setPassword(
  services: Services,
  trx: Kysely<Schema>,
  { id, email }: { id: string; email: string },
  hash: string,
  stays?: string,
): Promise<void> {
  const now = services.now();
  await trx.updateTable('passwords').set({ hash, changed_at: now }).where('user_id', '=', id).execute();
  await revokeAll(trx, { userId: id, now, ...(stays === undefined ? {} : { except: stays }) });
  await services.outbox.write(trx, { to: email, ...passwordChangedMail() });
}
