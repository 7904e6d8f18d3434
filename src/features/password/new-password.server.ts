import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import { DAY_MS } from '../../server/durations.ts';
import { failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { revokeSessions } from '../../server/session/sessions.ts';
import { findUserByEmail, lockUser } from '../../server/users.ts';
import { codeRefused, dropCodes, guessCode, openCodeRequest, resendCode, spend } from './code-request.server.ts';
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
import { passwordChangedMail } from './mails.server.ts';
import { refusePassword } from './password-rules.server.ts';
import { replaceHash } from './stored-hash.server.ts';

interface Call<Body> {
  services: Services;
  body: Body;
}

const DONE: DoneAnswer = { ok: true };
/** As long as mail servers try, too (RFC 5321, 4.5.4.1). */
const NOTICE_LIFE_MS = 5 * DAY_MS;

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
  const request = await guessCode(services, body, ['reset']);
  if (!request) return codeRefused();
  const refused = await refusePassword(body.password, request.email);
  // A right code is not lost to a password that will not do: it has as many tries as a wrong one.
  if (refused) return refused;
  const hash = await hashPassword(body.password);
  const done = await services.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, request.email);
    if (!user || !(await lockUser(services, trx, user.id)) || !(await spend(trx, request))) return false;
    return setPassword(services, trx, { id: user.id, email: user.email, hash });
  });
  if (!done) return codeRefused();
  services.outbox.sendSoon();
  return DONE;
}

/** Sets a new password for who knows the present one. All other sessions end. */
export async function changePassword({ services, user, body }: Call<ChangePasswordBody> & { user: SignedIn }) {
  const { userId, email, sessionId } = user;
  const tooMany = await services.limits.count('change-password by user', userId, CHANGE_LIMIT);
  if (tooMany) return tooMany;
  const stored = await services.db
    .selectFrom('passwords')
    .select('hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!stored) return failure(409, 'NO_PASSWORD', 'This account signs in with Google and has no password.');
  if (!(await verifyPassword(body.currentPassword, stored.hash))) {
    return wrongPassword();
  }
  const refused = await refusePassword(body.newPassword, email);
  if (isFailure(refused)) return refused;
  const hash = await hashPassword(body.newPassword);
  const change = { id: userId, email, checked: stored.hash, hash, stays: sessionId };
  if (!(await services.db.transaction().execute((trx) => setPassword(services, trx, change)))) return wrongPassword();
  services.outbox.sendSoon();
  return DONE;
}

/** 403 and not 401, which would say that the caller's token has run out. */
function wrongPassword() {
  return failure(403, 'WRONG_PASSWORD', 'The present password is wrong.');
}

interface NewPassword {
  id: string;
  email: string;
  /** The hash that is to be replaced; by default whichever there is. */
  checked?: string;
  hash: string;
  /** The session that goes on. */
  stays?: string;
}

/** @returns false, having changed nothing, when the password was replaced meanwhile, or the account deleted */
async function setPassword(
  services: Services,
  trx: Kysely<Schema>,
  { id: userId, email, stays, ...change }: NewPassword,
): Promise<boolean> {
  const now = services.now();
  if (!(await replaceHash(services, trx, { userId, ...change, changed_at: now }))) return false;
  await revokeSessions(trx, { userId, except: stays }, now);
  // A link that was mailed before would still open the account. A code for a new password outlives a change by the old one:
  // the owner may be about to take the account back with it.
  await dropCodes(trx, email, stays === undefined ? ['login', 'reset'] : ['login']);
  await services.outbox.write(trx, { to: email, ...passwordChangedMail() }, { expiresAt: now + NOTICE_LIFE_MS });
  return true;
}
