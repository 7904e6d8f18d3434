import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { site } from '../../content/site.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { nameOfDevice } from '../../server/session/device-name.ts';
import { signedInRecently } from '../../server/session/recent-sign-in.ts';
import { lockUser } from '../../server/users.ts';
import type { AddPasskeyBody } from './bodies.server.ts';
import { isOurChallenge, newChallenge, spendChallenge } from './challenge.server.ts';
import {
  type CreationOptionsAnswer,
  MOST_PASSKEYS,
  PASSKEY_SIGN_IN_MINUTES,
  type PasskeyCode,
  type PasskeysAnswer,
} from './contract.ts';
import { relyingParty } from './relying-party.server.ts';
import { PASSKEY_ERRORS } from './texts.ts';

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
  if (!(await isRecent(services, user, context.cookies))) return signInAgain();
  const passkeys = await passkeysOf(services, user.userId);
  if (passkeys.length >= MOST_PASSKEYS) return tooMany();
  const { rpID } = relyingParty(services.settings);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID,
    userName: user.email,
    userDisplayName: user.email,
    userID: new TextEncoder().encode(user.userId),
    challenge: newChallenge(services, purposeOf(user)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options } satisfies CreationOptionsAnswer;
}

export async function addPasskey({ services, user, context, body }: Call<AddPasskeyBody>) {
  if (!(await isRecent(services, user, context.cookies))) return signInAgain();
  const { rpID, origin } = relyingParty(services.settings);
  let challenge = '';
  const isExpected = (given: string) => {
    challenge = given;
    return isOurChallenge(services, purposeOf(user), given);
  };
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: body.credential,
    expectedChallenge: isExpected,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!info) return refused();
  const { id: credentialId, publicKey, counter, transports = [] } = info.credential;
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId)) || !(await spendChallenge(services, trx, challenge))) {
      return refused();
    }
    if ((await passkeysOf({ db: trx }, user.userId)).length >= MOST_PASSKEYS) return tooMany();
    const added = await trx
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        user_id: user.userId,
        credential_id: credentialId,
        public_key: Buffer.from(publicKey).toString('base64url'),
        signatures: counter,
        transports: JSON.stringify(transports),
        name: body.name || nameOfDevice(context.request.headers.get('user-agent')),
        created_at: services.now(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return { ok: true };
    return failure(409, 'PASSKEY_EXISTS' satisfies PasskeyCode, PASSKEY_ERRORS.exists);
  });
}

export async function removePasskey({ services, user, context }: Call) {
  if (!(await isRecent(services, user, context.cookies))) return signInAgain();
  const { numDeletedRows } = await services.db
    .deleteFrom('passkeys')
    .where('id', '=', context.params.passkeyId ?? '')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return { ok: true };
  return failure(404, 'NOT_FOUND' satisfies PasskeyCode, PASSKEY_ERRORS.gone);
}

/** A stolen token must not be enough to add a way in, or to take one away. */
function isRecent(services: Services, user: SignedIn, cookies: Call['context']['cookies']) {
  return signedInRecently(services, { user, cookies, minutes: PASSKEY_SIGN_IN_MINUTES });
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

function signInAgain() {
  return failure(403, 'SIGN_IN_AGAIN' satisfies PasskeyCode, PASSKEY_ERRORS.signInAgain);
}

function tooMany() {
  return failure(409, 'TOO_MANY_PASSKEYS' satisfies PasskeyCode, PASSKEY_ERRORS.tooMany(MOST_PASSKEYS));
}

function refused() {
  return failure(400, 'PASSKEY_REFUSED' satisfies PasskeyCode, PASSKEY_ERRORS.refused);
}
