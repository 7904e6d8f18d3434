import type { AstroCookies } from 'astro';
import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { writeNotice } from '../../server/mail/notice.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { requireRecentSignIn } from '../../server/session/recent-sign-in.ts';
import { revokeSessions } from '../../server/session/sessions.ts';
import { findUserByEmail, lockUser } from '../../server/users.ts';
import { workingApiKeys } from '../api-keys/api-keys.server.ts';
import { checkCode, codeRefused, dropCodes, openCodeRequest, redeemCode, resendCode } from './code-request.server.ts';
import {
  CHANGE_LIMIT,
  type ChangePasswordBody,
  type CodeRequestAnswer,
  type DoneAnswer,
  type ForgotPasswordBody,
  type ResendOtpBody,
  type ResetAnswer,
  type ResetPasswordBody,
} from './contract.ts';
import { hashPassword, verifyPassword } from './hash.server.ts';
import { refusePassword } from './password-rules.server.ts';
import { readSecondFactor } from './second-factor/state.server.ts';
import { replaceHash, setHash } from './stored-hash.server.ts';
import { PASSWORD_EMAILS, PASSWORD_ERRORS } from './texts.ts';

interface Call<Body> {
  services: Services;
  body: Body;
}

const DONE: DoneAnswer = { ok: true };

export async function forgotPassword({ services, body }: Call<ForgotPasswordBody>) {
  return (await openCodeRequest(services, { purpose: 'reset', email: body.email })) satisfies CodeRequestAnswer;
}

/** The answer is the same for an unknown request. */
export async function resendOtp({ services, body }: Call<ResendOtpBody>) {
  await resendCode(services, body.requestId);
  return { requestId: body.requestId } satisfies CodeRequestAnswer;
}

export async function resetPassword({ services, body }: Call<ResetPasswordBody>) {
  const request = await checkCode(services, body, ['reset']);
  if (!request) return codeRefused();
  const refused = await refusePassword(services, body.password, request.email);
  // A rejected password doesn't use up the code, only one of its guesses.
  if (refused) return refused;
  const hash = await hashPassword(body.password);
  const keys = await services.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, request.email);
    if (!user || !(await lockUser(services, trx, user.id)) || !(await redeemCode(trx, request))) return false;
    const isSet = await setPassword(services, trx, { id: user.id, email: user.email, hash });
    return isSet && workingApiKeys({ db: trx, now: services.now }, user.id);
  });
  return keys ? ({ ok: true, apiKeys: keys.length } satisfies ResetAnswer) : codeRefused();
}

export async function changePassword({
  services,
  user,
  context,
  body,
}: EndpointCall<ChangePasswordBody, undefined, SignedIn>) {
  const { userId, email, sessionId } = user;
  const tooMany = await services.limits.count('change-password by user', userId, CHANGE_LIMIT);
  if (tooMany) return tooMany;
  const stored = await services.db
    .selectFrom('passwords')
    .select('hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!stored) return failure(409, 'NO_PASSWORD', PASSWORD_ERRORS.noPassword);
  if (!(await verifyPassword(body.currentPassword, stored.hash))) {
    return wrongPassword();
  }
  const unconfirmed = await requireConfirmed(services, user, context.cookies);
  if (unconfirmed) return unconfirmed;
  const refused = await refusePassword(services, body.newPassword, email);
  if (isFailure(refused)) return refused;
  const hash = await hashPassword(body.newPassword);
  const change = { id: userId, email, checked: stored.hash, hash, keptSessionId: sessionId };
  if (!(await services.db.transaction().execute((trx) => setPassword(services, trx, change)))) return wrongPassword();
  return DONE;
}

/** The current password proves who the user is, unless it is not enough to log in. */
async function requireConfirmed(services: Services, user: SignedIn, cookies: AstroCookies) {
  const factor = await readSecondFactor(services.db, user.userId);
  return factor && requireRecentSignIn(services, user, cookies);
}

/** 403, because 401 means an expired access token. */
function wrongPassword() {
  return failure(403, 'WRONG_PASSWORD', PASSWORD_ERRORS.wrongPassword);
}

interface NewPassword {
  id: string;
  email: string;
  /** The hash of the current password. Without it, the caller has locked the account. */
  checked?: string;
  hash: string;
  keptSessionId?: string;
}

/** @returns false without a change if the password was replaced or the account deleted in between */
async function setPassword(
  services: Services,
  trx: Kysely<Schema>,
  { id: userId, email, keptSessionId, ...change }: NewPassword,
): Promise<boolean> {
  const now = services.now();
  const { checked, hash } = change;
  if (checked === undefined) await setHash(trx, { userId, hash, changed_at: now });
  else if (!(await replaceHash(services, trx, { userId, checked, hash, changed_at: now }))) return false;
  await revokeSessions(trx, { userId, except: keptSessionId }, now);
  // An emailed log-in link would still open the account. The owner may need a reset code to take the account back.
  await dropCodes(trx, email, keptSessionId === undefined ? ['login', 'reset'] : ['login']);
  const keys = await workingApiKeys({ db: trx, now: services.now }, userId);
  await writeNotice(services, trx, email, PASSWORD_EMAILS.passwordChanged(keys.map(({ name }) => name)));
  return true;
}
