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
import { PASSWORD_ERRORS } from './texts.ts';

interface Caller {
  services: Services;
  email: string;
  context: Pick<EndpointContext, 'request' | 'cookies' | 'clientAddress'>;
}

type Count = readonly [name: string, caller: string, limit: Limit];

/** Counted before the check, so that concurrent guesses count too. @returns a function that undoes the count */
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

/** The caller's own limit comes first, so that one network doesn't use up everyone's. */
async function countsOf({ services, email, context }: Caller): Promise<Count[]> {
  const device = readDevice(context.cookies, services.settings);
  const isKnown = device !== undefined && (await isDeviceOf(services.db, email, device));
  const source = isKnown ? device : clientOf(context, services.settings);
  return [
    ...WRONG_PASSWORD_LIMITS.map((limit, stage): Count => [`wrong password ${stage}`, `${email}\n${source}`, limit]),
    ...(isKnown ? [] : WRONG_PASSWORDS_OF_ALL).map(
      (limit, stage): Count => [`wrong password of all ${stage}`, email, limit],
    ),
  ];
}

/** Neither the answer nor its time reveals whether the account exists. */
async function tooManyPasswords({ services, email }: Caller, { headers = {} }: Failure): Promise<Failure> {
  const { limits, settings } = services;
  const refused =
    (await limits.count('log-in link', email, LOG_IN_LINK_LIMIT)) ??
    (await limits.count('log-in links of a day', email, LOG_IN_LINKS_A_DAY));
  if (!refused) await openCodeRequest(services, { purpose: 'login', email });
  const code: PasswordCode = 'TOO_MANY_PASSWORDS';
  return failure(429, code, settings.mail ? PASSWORD_ERRORS.tooMany : PASSWORD_ERRORS.tooManyInOutbox, headers);
}
