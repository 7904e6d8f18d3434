import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import { writeNotice } from '../../server/mail/notice.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { nameOfDevice } from '../../server/session/device-name.ts';
import { requireRecentSignIn } from '../../server/session/recent-sign-in.ts';
import { lockUser } from '../../server/users.ts';
import { countWaysIn } from '../../server/ways-in.ts';
import type { AddPasskeyBody, RenamePasskeyBody } from './bodies.server.ts';
import { newChallenge, spendChallenge } from './challenge.server.ts';
import { type CreationOptionsAnswer, MAX_PASSKEYS, type PasskeyCode, type PasskeysAnswer } from './contract.ts';
import { creationOptions, storePasskey, verifyCreated } from './creation.server.ts';
import { PASSKEY_ERRORS, PASSKEY_NOTICES } from './texts.ts';

type Call<Body = undefined> = EndpointCall<Body, undefined, SignedIn>;

export async function listPasskeys({ services, user }: Call) {
  const passkeys = await passkeysOf(services, user.userId);
  return {
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: new Date(created_at).toISOString(),
      lastUsedAt: used_at === null ? null : new Date(used_at).toISOString(),
    })),
  } satisfies PasskeysAnswer;
}

export async function startAdding({ services, user, context }: Call) {
  const unconfirmed = await requireRecentSignIn(services, user, context.cookies);
  if (unconfirmed) return unconfirmed;
  const passkeys = await passkeysOf(services, user.userId);
  if (passkeys.length >= MAX_PASSKEYS) return tooMany();
  const challenge = newChallenge(services, purposeOf(user));
  const options = await creationOptions(services, {
    ...user,
    challenge,
    known: passkeys.map(({ credential_id }) => credential_id),
  });
  return { options } satisfies CreationOptionsAnswer;
}

export async function addPasskey({ services, user, context, body }: Call<AddPasskeyBody>) {
  const unconfirmed = await requireRecentSignIn(services, user, context.cookies);
  if (unconfirmed) return unconfirmed;
  const created = await verifyCreated(services, purposeOf(user), body.credential);
  if (!created) return refused();
  const name = body.name || nameOfDevice(context.request.headers.get('user-agent'));
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId)) || !(await spendChallenge(services, trx, created.challenge))) {
      return refused();
    }
    if ((await passkeysOf({ db: trx }, user.userId)).length >= MAX_PASSKEYS) return tooMany();
    if (!(await storePasskey(services, trx, { userId: user.userId, name, created }))) {
      return failure(409, 'PASSKEY_EXISTS' satisfies PasskeyCode, PASSKEY_ERRORS.exists);
    }
    await writeNotice(services, trx, user.email, PASSKEY_NOTICES.added(name));
    return { ok: true };
  });
}

/** Changing a name gives no access, so it needs no recent log-in. */
export async function renamePasskey({ services, user, context, body }: Call<RenamePasskeyBody>) {
  const { numUpdatedRows } = await services.db
    .updateTable('passkeys')
    .set({ name: body.name })
    .where('id', '=', context.params.passkeyId ?? '')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { ok: true } : gone();
}

export async function removePasskey({ services, user, context }: Call) {
  const unconfirmed = await requireRecentSignIn(services, user, context.cookies);
  if (unconfirmed) return unconfirmed;
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId))) return gone();
    const passkey = await trx
      .selectFrom('passkeys')
      .select(['id', 'name'])
      .where('id', '=', context.params.passkeyId ?? '')
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (!passkey) return gone();
    if ((await countWaysIn(services, trx, user.userId)) < 2) return lastWayIn();
    await trx.deleteFrom('passkeys').where('id', '=', passkey.id).execute();
    await writeNotice(services, trx, user.email, PASSKEY_NOTICES.removed(passkey.name));
    return { ok: true };
  });
}

function purposeOf({ userId, sessionId }: SignedIn): string {
  return `add ${userId} ${sessionId}`;
}

function passkeysOf({ db }: Pick<Services, 'db'>, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function gone() {
  return failure(404, 'NOT_FOUND' satisfies PasskeyCode, PASSKEY_ERRORS.gone);
}

function lastWayIn() {
  return failure(409, 'LAST_WAY_IN' satisfies PasskeyCode, PASSKEY_ERRORS.lastWayIn);
}

function tooMany() {
  return failure(409, 'TOO_MANY_PASSKEYS' satisfies PasskeyCode, PASSKEY_ERRORS.tooMany(MAX_PASSKEYS));
}

function refused() {
  return failure(400, 'PASSKEY_REFUSED' satisfies PasskeyCode, PASSKEY_ERRORS.refused);
}
