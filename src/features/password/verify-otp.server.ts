import type { EndpointContext } from '../../server/endpoint-routes.ts';
import type { Services } from '../../server/services.ts';
import { logIn } from '../../server/session/log-in.ts';
import { findUserByEmail, lockUser } from '../../server/users.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import { type CodeRequest, checkCode, codeRefused, redeemCode } from './code-request.server.ts';
import type { VerifyOtpBody } from './contract.ts';
import { createAccount } from './register.server.ts';
import { checkSecondFactor } from './second-factor/check.server.ts';

interface Call {
  services: Services;
  body: VerifyOtpBody;
  context: Pick<EndpointContext, 'request' | 'cookies'>;
}

export async function verifyOtp({ services, body, context }: Call) {
  const request = await checkCode(services, body, ['register', 'login']);
  if (!request) return codeRefused();
  if (request.purpose === 'register') return createAccount(services, request);
  const user = await findUserByEmail(services.db, request.email);
  const missing = user && (await checkSecondFactor(services, user, body.secondFactor));
  return missing ?? logInByLink(services, context, request);
}

async function logInByLink(services: Services, context: Call['context'], request: CodeRequest) {
  const opened = await services.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, request.email);
    if (!user || !(await lockUser(services, trx, user.id)) || !(await redeemCode(trx, request))) return undefined;
    return logIn(services, trx, context, { id: user.id, email: user.email });
  });
  return (opened satisfies LoginAnswer | undefined) ?? codeRefused();
}
