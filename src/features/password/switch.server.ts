import type { Answer, EndpointCall } from '../../server/endpoint.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { PasswordCode } from './contract.ts';
import { PASSWORD_ERRORS } from './texts.ts';

/** Refuses the call if the operator has turned off accounts with a password. */
export function whereOn<Body, User, A extends Answer>(
  handle: (call: EndpointCall<Body, undefined, User>) => A | Promise<A>,
) {
  return (call: EndpointCall<Body, undefined, User>): A | Failure | Promise<A> => {
    if (call.services.settings.passwordAccounts) return handle(call);
    const code: PasswordCode = 'PASSWORDS_OFF';
    return failure(403, code, PASSWORD_ERRORS.off);
  };
}
