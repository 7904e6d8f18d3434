import { type RequestError, serverCode, serverMessage } from '../../client/answer.ts';
import { PASSWORD_LENGTH, type PasswordCode } from '../password/contract.ts';
import { EMAIL_SIGN_IN_TEXTS, SIGN_IN_TEXTS } from './texts.ts';

export type FieldName = 'email' | 'password' | 'code';
export type Fields = Partial<Record<FieldName, string>>;

/** What is wrong, under its field or, without one, as `failure`. */
export interface Problems {
  errors: Fields;
  failure?: string | undefined;
}

export const NO_PROBLEMS: Problems = { errors: {} };

/** Spaces may have come with a copied code. */
export function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const read = (name: FieldName) => (data.has(name) ? String(data.get(name)) : undefined);
  const [email, password, code] = [read('email'), read('password'), read('code')];
  return {
    ...(email !== undefined && { email: email.trim() }),
    ...(password !== undefined && { password }),
    ...(code !== undefined && { code: code.replaceAll(/\s/g, '') }),
  };
}

const ADDRESS = /^[^\s@]{1,254}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,10}$/;

/** Checks the fields that the form has. The server decides which passwords are too common, or too long. */
export function problemsOf({ email, password, code }: Fields, setsPassword = false): Problems | undefined {
  const errors: Fields = {};
  if (email === '') errors.email = EMAIL_SIGN_IN_TEXTS.emailMissing;
  else if (email !== undefined && !ADDRESS.test(email)) errors.email = EMAIL_SIGN_IN_TEXTS.emailWrong;
  if (code !== undefined && !/^\d{6}$/.test(code)) errors.code = EMAIL_SIGN_IN_TEXTS.codeMissing;
  if (password === '') errors.password = EMAIL_SIGN_IN_TEXTS.passwordMissing;
  else if (setsPassword && password !== undefined && isTooShort(password))
    errors.password = EMAIL_SIGN_IN_TEXTS.passwordTooShort(PASSWORD_LENGTH.shortest);
  return Object.keys(errors).length > 0 ? { errors } : undefined;
}

/** Counted as on the server. */
function isTooShort(password: string): boolean {
  return [...password.normalize('NFKC')].length < PASSWORD_LENGTH.shortest;
}

const FIELD_OF: Partial<Record<PasswordCode, FieldName>> = {
  PASSWORD_LENGTH: 'password',
  PASSWORD_COMMON: 'password',
  CODE_REFUSED: 'code',
};

export function refusal(error: RequestError): Problems {
  const message = serverMessage(error) ?? error.message ?? SIGN_IN_TEXTS.unknownError;
  const field = FIELD_OF[serverCode(error) as PasswordCode];
  return field === undefined ? { errors: {}, failure: message } : { errors: { [field]: message } };
}
