import { clientOf } from '../../server/client-address.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Limit } from '../../server/limits.ts';
import type { Services } from '../../server/services.ts';
import { readDevice } from '../../server/session/device-cookie.ts';
import { isDeviceOf } from '../../server/session/sessions.ts';
import { openCodeRequest } from './code-request.server.ts';
import {
  LOG_IN_LINK_LIMIT,
  LOG_IN_LINKS_A_DAY,
  type PasswordCode,
  WRONG_PASSWORD_LIMITS,
  WRONG_PASSWORDS_OF_ALL,
} from './contract.ts';

interface Caller {
  services: Services;
  email: string;
  context: Pick<EndpointContext, 'request' | 'cookies' | 'clientAddress'>;
}

type Count = readonly [name: string, caller: string, limit: Limit];

/**
 * Counts a password as a wrong one before it is looked at, so that guesses at the same time are counted, too.
 * @returns a failure when it was one too many; otherwise how to take the count back, once the password was right
 */
export async function countGuess(caller: Caller): Promise<Failure | (() => Promise<void>)> {
  const { limits } = caller.services;
  const counts = await countsOf(caller);
  for (const count of counts) {
    const refused = await limits.count(...count);
    if (refused) return tooManyPasswords(caller, refused);
  }
  return async () => {
    for (const count of counts) await limits.refund(...count);
  };
}

/** What one network may guess comes first: it must not use up what all may. */
async function countsOf({ services, email, context }: Caller): Promise<Count[]> {
  const device = readDevice(context.cookies, services.settings);
  const isKnown = device !== undefined && (await isDeviceOf(services.db, email, device));
  const guesser = isKnown ? device : clientOf(context, services.settings);
  return [
    ...WRONG_PASSWORD_LIMITS.map((limit, stage): Count => [`wrong password ${stage}`, `${email}\n${guesser}`, limit]),
    ...(isKnown ? [] : WRONG_PASSWORDS_OF_ALL).map(
      (limit, stage): Count => [`wrong password of all ${stage}`, email, limit],
    ),
  ];
}

/** Mails a link to log in with, if there is such an account. Whether there is shows neither in the answer nor in its time. */
async function tooManyPasswords({ services, email }: Caller, { headers = {} }: Failure): Promise<Failure> {
  const { limits } = services;
  const isEnough =
    (await limits.count('log-in link', email, LOG_IN_LINK_LIMIT)) ??
    (await limits.count('log-in links of a day', email, LOG_IN_LINKS_A_DAY));
  if (!isEnough) await openCodeRequest(services, { purpose: 'login', email });
  const code: PasswordCode = 'TOO_MANY_PASSWORDS';
  const message =
    'Too many wrong passwords. If this address has an account, we emailed it a link to log in with. Or try again later.';
  return failure(429, code, message, headers);
}
