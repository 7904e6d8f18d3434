import type { Answer, EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import type { PasswordCode } from './contract.ts';
import { PASSWORD_ERRORS } from './texts.ts';

/** Refuses the call where the operator has switched accounts with a password off. */
export function whereOn<Body, User>(handle: (call: EndpointCall<Body, undefined, User>) => Answer | Promise<Answer>) {
  return (call: EndpointCall<Body, undefined, User>): Answer | Promise<Answer> => {
    if (call.services.settings.passwordAccounts) return handle(call);
    const code: PasswordCode = 'PASSWORDS_OFF';
    return failure(403, code, PASSWORD_ERRORS.off);
  };
}
