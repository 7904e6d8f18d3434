import { type Failure, failure } from '../../../server/failure.ts';
import type { Services } from '../../../server/services.ts';
import { type SecondFactorCode, WRONG_CODE_LIMITS } from './contract.ts';
import { plain, redeemRecoveryCode } from './recovery-codes.server.ts';
import { openSecret } from './sealed-secret.server.ts';
import { readSecondFactor } from './state.server.ts';
import { SECOND_FACTOR_ERRORS } from './texts.ts';
import { stepOf } from './totp.server.ts';

/**
 * Runs after the password check, so that nobody else learns whether there is a second factor, or uses up the tries.
 * @returns undefined if the account has none, or the code was right; then it can't be used again
 */
export async function checkSecondFactor(
  services: Services,
  userId: string,
  code: string | undefined,
): Promise<Failure | undefined> {
  const factor = await readSecondFactor(services.db, userId);
  if (!factor) return undefined;
  if (code === undefined) return refusal('SECOND_FACTOR_NEEDED', SECOND_FACTOR_ERRORS.needed);
  const { limits } = services;
  const counts = WRONG_CODE_LIMITS.map((limit, stage) => [`wrong second factor ${stage}`, userId, limit] as const);
  for (const count of counts) {
    const tooMany = await limits.count(...count);
    if (tooMany) return tooMany;
  }
  if (!(await isRight(services, { userId, sealed: factor.sealedSecret, code: plain(code) }))) {
    return refusal('SECOND_FACTOR_REFUSED', SECOND_FACTOR_ERRORS.refused);
  }
  for (const count of counts) await limits.refund(...count);
  return undefined;
}

async function isRight(services: Services, { userId, sealed, code }: { userId: string; sealed: string; code: string }) {
  if (!/^\d{6}$/.test(code)) return redeemRecoveryCode(services.db, userId, code);
  return spendCode(services, userId, { secret: await openSecret(services, userId, sealed), code });
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
