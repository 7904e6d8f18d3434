import { type RequestError, serverCode, serverMessage } from '../../client/answer.ts';
import type { PasswordCode } from '../password/contract.ts';

/** Under its field, or below the form. */
export interface PasswordProblem {
  field: 'current' | 'new' | undefined;
  message: string;
}

const FIELD_OF: Partial<Record<PasswordCode, PasswordProblem['field']>> = {
  WRONG_PASSWORD: 'current',
  PASSWORD_LENGTH: 'new',
  PASSWORD_COMMON: 'new',
};

export function passwordProblem(error: RequestError): PasswordProblem {
  return {
    field: FIELD_OF[serverCode(error) as PasswordCode],
    message: serverMessage(error) ?? error.message ?? '',
  };
}
