import type { EndpointCall } from '../../../server/endpoint.ts';
import { type Failure, failure } from '../../../server/failure.ts';
import { writeNotice } from '../../../server/mail/notice.ts';
import type { Services } from '../../../server/services.ts';
import type { SignedIn } from '../../../server/session/access-token.ts';
import { requireRecentSignIn } from '../../../server/session/recent-sign-in.ts';
import { lockUser, type User } from '../../../server/users.ts';
import { spendCode } from './check.server.ts';
import type { ConfirmBody, RecoveryCodesAnswer, SecondFactorAnswer, SecondFactorCode } from './contract.ts';
import { hashRecoveryCodes, newRecoveryCodes, plain, storeRecoveryCodes } from './recovery-codes.server.ts';
import { openSecret, sealSecret } from './sealed-secret.server.ts';
import { readSecondFactor } from './state.server.ts';
import { SECOND_FACTOR_ERRORS, SECOND_FACTOR_NOTICES } from './texts.ts';
import { newSecret, uriOf } from './totp.server.ts';

type Call<Body = undefined> = EndpointCall<Body, undefined, SignedIn>;

/** Shows a new secret, which takes effect once one of its codes is entered. */
export async function startSecondFactor({ services, user, context }: Call) {
  const refused = await requireRecentSignIn(services, user, context.cookies);
  if (refused) return refused;
  const { userId, email } = user;
  const secret = newSecret();
  const sealed_secret = await sealSecret(services, userId, secret);
  const failed = await services.db.transaction().execute(async (trx): Promise<Failure | undefined> => {
    if (!(await lockUser(services, trx, userId))) return none();
    const password = await trx
      .selectFrom('passwords')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!password) return refusal('NO_PASSWORD', SECOND_FACTOR_ERRORS.noPassword);
    const deleted = trx.deleteFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is', null);
    await deleted.execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('second_factors')
      .values({ user_id: userId, sealed_secret, last_step: 0, confirmed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return undefined;
    return refusal('SECOND_FACTOR_ON', SECOND_FACTOR_ERRORS.alreadyOn);
  });
  return failed ?? ({ secret, uri: uriOf(secret, email) } satisfies SecondFactorAnswer);
}

/** The recovery codes are only in this answer. */
export async function confirmSecondFactor({ services, user, context, body }: Call<ConfirmBody>) {
  const refused = await requireRecentSignIn(services, user, context.cookies);
  if (refused) return refused;
  const { userId } = user;
  const recoveryCodes = newRecoveryCodes();
  const hashes = await hashRecoveryCodes(recoveryCodes);
  const failed = await services.db.transaction().execute(async (trx): Promise<Failure | undefined> => {
    if (!(await lockUser(services, trx, userId))) return none();
    const started = await trx
      .selectFrom('second_factors')
      .select('sealed_secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (!started) return none();
    const secret = await openSecret(services, userId, started.sealed_secret);
    if (!(await spendCode({ db: trx, now: services.now }, userId, { secret, code: plain(body.code) }))) {
      return failure(400, 'SECOND_FACTOR_REFUSED' satisfies SecondFactorCode, SECOND_FACTOR_ERRORS.notThisCode);
    }
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: services.now() })
      .where('user_id', '=', userId)
      .execute();
    await storeRecoveryCodes(trx, userId, hashes);
    await writeNotice(services, trx, user.email, SECOND_FACTOR_NOTICES.turnedOn);
    return undefined;
  });
  return failed ?? ({ recoveryCodes } satisfies RecoveryCodesAnswer);
}

/** Earlier ones stop working. */
export async function renewRecoveryCodes({ services, user, context }: Call) {
  const refused = await requireRecentSignIn(services, user, context.cookies);
  if (refused) return refused;
  const recoveryCodes = newRecoveryCodes();
  const hashes = await hashRecoveryCodes(recoveryCodes);
  const renewed = await services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId))) return false;
    if (!(await readSecondFactor(trx, user.userId))) return false;
    await storeRecoveryCodes(trx, user.userId, hashes);
    await writeNotice(services, trx, user.email, SECOND_FACTOR_NOTICES.newCodes);
    return true;
  });
  return renewed ? ({ recoveryCodes } satisfies RecoveryCodesAnswer) : none();
}

export async function removeSecondFactor({ services, user, context }: Call) {
  const refused = await requireRecentSignIn(services, user, context.cookies);
  if (refused) return refused;
  return (await dropSecondFactor(services, { id: user.userId, email: user.email })) ? { ok: true } : none();
}

/** @returns whether there was one */
export function dropSecondFactor(
  services: Pick<Services, 'db' | 'outbox' | 'now'>,
  { id, email }: User,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
    const dropped = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', id)
      .returning('confirmed_at')
      .executeTakeFirst();
    if (!dropped?.confirmed_at) return false;
    await writeNotice(services, trx, email, SECOND_FACTOR_NOTICES.turnedOff);
    return true;
  });
}

function none(): Failure {
  return refusal('NO_SECOND_FACTOR', SECOND_FACTOR_ERRORS.none);
}

function refusal(code: SecondFactorCode, message: string): Failure {
  return failure(409, code, message);
}
