import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { PasskeyTable } from '../../server/db/schema.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { logIn } from '../../server/session/log-in.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import type { PasskeyLoginBody } from './bodies.server.ts';
import { isOurChallenge, newChallenge, spendChallenge } from './challenge.server.ts';
import type { LoginOptionsAnswer, PasskeyCode } from './contract.ts';
import { relyingParty } from './relying-party.server.ts';
import { PASSKEY_ERRORS } from './texts.ts';

const PURPOSE = 'log in';

type Call<Body = undefined> = EndpointCall<Body, undefined, undefined>;
type Credential = PasskeyLoginBody['credential'];

/** Names no credentials: the browser knows which it has, and the answer reveals no account. */
export async function startLogin({ services }: Call) {
  const { rpID } = relyingParty(services.settings);
  const options = await generateAuthenticationOptions({
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
  const verified = passkey && (await verify(services, passkey, body.credential));
  if (!passkey || !verified) return refused();
  const opened = await services.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', passkey.user_id)
      .executeTakeFirst();
    if (!user || !(await spendChallenge(services, trx, verified.challenge))) return undefined;
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({ signatures: verified.signatures, used_at: services.now() })
      .where('id', '=', passkey.id)
      .executeTakeFirstOrThrow();
    // It may have been removed since it was checked.
    return numUpdatedRows > 0n ? logIn(services, trx, context, user) : undefined;
  });
  return (opened satisfies LoginAnswer | undefined) ?? refused();
}

async function verify(services: Services, passkey: Selectable<PasskeyTable>, response: Credential) {
  const handle = response.response.userHandle;
  if (handle !== undefined && Buffer.from(handle, 'base64url').toString() !== passkey.user_id) return undefined;
  const { rpID, origin } = relyingParty(services.settings);
  let challenge = '';
  const isExpected = (given: string) => {
    challenge = given;
    return isOurChallenge(services, PURPOSE, given);
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
    // The library throws for everything that is wrong.
    return undefined;
  }
}

function refused() {
  return failure(401, 'PASSKEY_REFUSED' satisfies PasskeyCode, PASSKEY_ERRORS.refused);
}
