import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import { providerOfIssuer } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { renewSignIn } from '../../server/session/recent-sign-in.ts';
import { checkCode, codeRefused, openCodeRequest, redeemCode } from './code-request.server.ts';
import type { CodeRequestAnswer, ConfirmCodeBody, PasswordCode } from './contract.ts';
import { PASSWORD_ERRORS } from './texts.ts';

type Call<Body = undefined> = EndpointCall<Body, undefined, SignedIn>;

/**
 * Whether an emailed code may confirm who the owner is. It proves less than any other way, so it is allowed only if
 * there is none, or only passkeys, which can be lost. Without it, such owners couldn't delete their account: some
 * providers can't say when somebody logged in, and a new password is only for accounts without one.
 */
export async function confirmsByCode({ db, settings }: Services, userId: string): Promise<boolean> {
  const [password, passkey, identities] = await Promise.all([
    db.selectFrom('passwords').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst(),
    db.selectFrom('identities').select(['issuer', 'tells_time']).where('user_id', '=', userId).execute(),
  ]);
  if (password && settings.passwordAccounts) return false;
  if (identities.some(({ issuer, tells_time }) => tells_time !== 0 && providerOfIssuer(settings, issuer))) return false;
  const canHavePassword = settings.passwordAccounts && identities.length === 0;
  return !passkey || !canHavePassword;
}

/** The address is the account's own, which its provider has verified. */
export async function startConfirmingByCode({ services, user }: Call) {
  if (!(await confirmsByCode(services, user.userId))) return notByCode();
  return (await openCodeRequest(services, { purpose: 'confirm', email: user.email })) satisfies CodeRequestAnswer;
}

export async function confirmByCode({ services, user, context, body }: Call<ConfirmCodeBody>) {
  if (!(await confirmsByCode(services, user.userId))) return notByCode();
  const request = await checkCode(services, body, ['confirm']);
  if (request?.email !== user.email || !(await redeemCode(services.db, request))) return codeRefused();
  return renewSignIn(services, user, context.cookies);
}

function notByCode() {
  return failure(409, 'ANOTHER_WAY' satisfies PasswordCode, PASSWORD_ERRORS.anotherWay);
}
