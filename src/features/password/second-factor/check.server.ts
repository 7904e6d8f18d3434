import { type Failure, failure } from '../../../server/failure.ts';
import { writeNotice } from '../../../server/mail/notice.ts';
import type { Services } from '../../../server/services.ts';
import type { User } from '../../../server/users.ts';
import { type SecondFactorCode, UNREPORTED_WRONG_CODES, WRONG_CODE_LIMITS, WRONG_CODE_NOTICES } from './contract.ts';
import { plain, redeemRecoveryCode } from './recovery-codes.server.ts';
import { openSecret } from './sealed-secret.server.ts';
import { readSecondFactor } from './state.server.ts';
import { SECOND_FACTOR_ERRORS, SECOND_FACTOR_NOTICES } from './texts.ts';
import { stepOf } from './totp.server.ts';

/**
 * Runs after the password check, so that nobody else learns whether there is a second factor, or uses up the tries.
 * @returns undefined if the account has none, or the code was right; then it can't be used again
 */
export async function checkSecondFactor(
  services: Services,
  user: User,
  code: string | undefined,
): Promise<Failure | undefined> {
  const factor = await readSecondFactor(services.db, user.id);
  if (!factor) return undefined;
  if (code === undefined) return refusal('SECOND_FACTOR_NEEDED', SECOND_FACTOR_ERRORS.needed);
  const { limits } = services;
  const counts = WRONG_CODE_LIMITS.map((limit, stage) => [`wrong second factor ${stage}`, user.id, limit] as const);
  for (const count of counts) {
    const tooMany = await limits.count(...count);
    if (tooMany) return tooMany;
  }
  if (!(await isRight(services, user, { sealed: factor.sealedSecret, code: plain(code) }))) {
    await tellOfWrongCodes(services, user);
    return refusal('SECOND_FACTOR_REFUSED', SECOND_FACTOR_ERRORS.refused);
  }
  for (const count of counts) await limits.refund(...count);
  return undefined;
}

async function isRight(services: Services, user: User, { sealed, code }: { sealed: string; code: string }) {
  if (!/^\d{6}$/.test(code)) return redeemRecoveryCode(services, user, code);
  return spendCode(services, user.id, { secret: await openSecret(services, user.id, sealed), code });
}

/** Somebody else who gets this far knows the password. */
async function tellOfWrongCodes(services: Services, { id, email }: User): Promise<void> {
  const { limits, db } = services;
  if (!(await limits.count('untold wrong second factor', id, UNREPORTED_WRONG_CODES))) return;
  if (await limits.count('wrong second factor notice', id, WRONG_CODE_NOTICES)) return;
  await writeNotice(services, db, email, SECOND_FACTOR_NOTICES.wrongCodes);
}

/** A code works once, and codes of earlier time steps no longer work (RFC 6238, section 5.2). */
export async function spendCode(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { secret, code }: { secret: string; code: string },
): Promise<boolean> {
  const step = stepOf(secret, code, now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function refusal(code: SecondFactorCode, message: string): Failure {
  return failure(401, code, message);
}
