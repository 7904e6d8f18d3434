import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import type { PasskeyTable, Schema } from '../../server/db/schema.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { logIn } from '../../server/session/log-in.ts';
import { renewSignIn } from '../../server/session/recent-sign-in.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import type { PasskeyLoginBody } from './bodies.server.ts';
import { isOurChallenge, newChallenge, spendChallenge } from './challenge.server.ts';
import type { LoginOptionsAnswer, PasskeyCode, RequestOptions } from './contract.ts';
import { relyingParty } from './relying-party.server.ts';
import { PASSKEY_ERRORS } from './texts.ts';

const PURPOSE = 'log in';
const confirming = ({ userId, sessionId }: SignedIn) => `confirm ${userId} ${sessionId}`;

type Call<Body = undefined> = EndpointCall<Body, undefined, undefined>;
type Credential = PasskeyLoginBody['credential'];

/** Lists no credentials: the browser knows which ones it has, and the answer reveals no account. */
export async function startLogin({ services }: Call) {
  const { rpID } = relyingParty(services.settings);
  const options: RequestOptions = await generateAuthenticationOptions({
    rpID,
    challenge: newChallenge(services, PURPOSE),
    userVerification: 'required',
  });
  return { options } satisfies LoginOptionsAnswer;
}

/** The same answer for an unknown passkey and a wrong signature. */
export async function loginWithPasskey({ services, body, context }: Call<PasskeyLoginBody>) {
  const passkey = await services.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', body.credential.id)
    .executeTakeFirst();
  const verified = passkey && (await verify(services, passkey, { response: body.credential, purpose: PURPOSE }));
  if (!passkey || !verified) return refused();
  const opened = await services.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', passkey.user_id)
      .executeTakeFirst();
    return user && (await spend(services, trx, passkey, verified)) ? logIn(services, trx, context, user) : undefined;
  });
  return (opened satisfies LoginAnswer | undefined) ?? refused();
}

/** Lists the account's own, so that the browser doesn't offer another account's. */
export async function startPasskeyConfirming({ services, user }: EndpointCall<undefined, undefined, SignedIn>) {
  const { rpID } = relyingParty(services.settings);
  const passkeys = await services.db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', user.userId)
    .execute();
  const options: RequestOptions = await generateAuthenticationOptions({
    rpID,
    challenge: newChallenge(services, confirming(user)),
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
  });
  return { options } satisfies LoginOptionsAnswer;
}

export async function confirmByPasskey({
  services,
  user,
  body,
  context,
}: EndpointCall<PasskeyLoginBody, undefined, SignedIn>) {
  const passkey = await services.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', body.credential.id)
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  const purpose = confirming(user);
  const verified = passkey && (await verify(services, passkey, { response: body.credential, purpose }));
  const isSpent =
    verified && (await services.db.transaction().execute((trx) => spend(services, trx, passkey, verified)));
  // 403, because 401 means an expired access token.
  return isSpent ? renewSignIn(services, user, context.cookies) : { ...refused(), status: 403 };
}

/** @returns false if the challenge was used before, or the passkey was removed since it was checked */
async function spend(
  services: Services,
  trx: Kysely<Schema>,
  { id }: Pick<Selectable<PasskeyTable>, 'id'>,
  { challenge, signatures }: { challenge: string; signatures: number },
): Promise<boolean> {
  if (!(await spendChallenge(services, trx, challenge))) return false;
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ signatures, used_at: services.now() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function verify(
  services: Services,
  passkey: Selectable<PasskeyTable>,
  { response, purpose }: { response: Credential; purpose: string },
) {
  const handle = response.response.userHandle;
  if (handle !== undefined && Buffer.from(handle, 'base64url').toString() !== passkey.user_id) return undefined;
  const { rpID, origin } = relyingParty(services.settings);
  let challenge = '';
  const isExpected = (given: string) => {
    challenge = given;
    return isOurChallenge(services, purpose, given);
  };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: isExpected,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.signatures,
      },
    });
    return verified ? { challenge, signatures: authenticationInfo.newCounter } : undefined;
  } catch {
    // The library throws whenever something is wrong.
    return undefined;
  }
}

function refused() {
  return failure(401, 'PASSKEY_REFUSED' satisfies PasskeyCode, PASSKEY_ERRORS.refused);
}
