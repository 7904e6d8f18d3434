import type { EndpointCall } from '../../server/endpoint.ts';
import { type Failure, failure } from '../../server/failure.ts';
import { nameOfDevice } from '../../server/session/device-name.ts';
import { logIn } from '../../server/session/log-in.ts';
import { createOwnUser } from '../../server/users.ts';
import {
  checkCode,
  codeRefused,
  openCodeRequest,
  REQUEST_LIFE_MS,
  redeemCode,
} from '../password/code-request.server.ts';
import type { PasswordCode } from '../password/contract.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import { SIGN_IN_ERRORS } from '../sign-in/texts.ts';
import type { PasskeyRegisterBody, PasskeyRegisterOptionsBody } from './bodies.server.ts';
import { newChallenge } from './challenge.server.ts';
import type { PasskeyCode, RegistrationOptionsAnswer } from './contract.ts';
import { creationOptions, storePasskey, verifyCreated } from './creation.server.ts';
import { PASSKEY_ERRORS } from './texts.ts';

type Call<Body> = EndpointCall<Body, undefined, undefined>;

const registering = (requestId: string) => `register ${requestId}`;

/**
 * Emails a code, with the same answer for every address. A passkey stores its account's id, so the account gets the
 * request's id.
 */
export async function startRegistering({ services, body: { email } }: Call<PasskeyRegisterOptionsBody>) {
  const request = await openCodeRequest(services, { purpose: 'register', email });
  const { requestId: userId } = request;
  const challenge = newChallenge(services, registering(userId), REQUEST_LIFE_MS);
  const options = await creationOptions(services, { userId, email, challenge });
  return { ...request, options } satisfies RegistrationOptionsAnswer;
}

/** Also logs in: a browser that has just created a passkey isn't asked for it again. */
export async function registerWithPasskey({ services, body, context }: Call<PasskeyRegisterBody>) {
  const created = await verifyCreated(services, registering(body.requestId), body.credential);
  if (!created) return failure(400, 'PASSKEY_REFUSED' satisfies PasskeyCode, PASSKEY_ERRORS.refused);
  const request = await checkCode(services, body, ['register']);
  // One with a password becomes an account with that password.
  if (!request || request.password_hash !== null) return codeRefused();
  const { id: userId, email } = request;
  const name = nameOfDevice(context.request.headers.get('user-agent'));
  const opened = await services.db.transaction().execute(async (trx) => {
    if (!(await redeemCode(trx, request))) return codeRefused();
    const user = await createOwnUser(trx, email, services.now(), userId);
    if (!user) {
      return failure(409, 'ALREADY_REGISTERED' satisfies PasswordCode, SIGN_IN_ERRORS.alreadyRegistered(email));
    }
    if (await storePasskey(services, trx, { userId, name, created })) return logIn(services, trx, context, user);
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    return failure(409, 'PASSKEY_EXISTS' satisfies PasskeyCode, PASSKEY_ERRORS.taken);
  });
  return (opened satisfies LoginAnswer | Failure | undefined) ?? codeRefused();
}
