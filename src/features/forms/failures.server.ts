import { json } from '../../server/endpoint.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { PlainAnswer } from '../../server/plain-answer.ts';
import type { FieldCode, FormCode, FormErrorItem, FormFailureAnswer } from './contract.ts';

export interface FormFailure extends Failure {
  readonly errors?: readonly FormErrorItem[];
}

export function formFailure(status: number, code: FormCode, message: string): FormFailure {
  return { ...failure(status, code, message), errors: [{ code, message }] };
}

export function fieldFailure(errors: readonly (FormErrorItem & { code: FieldCode })[]): FormFailure {
  return { ...failure(422, 'INVALID', 'Validation errors'), errors };
}

/** The form provider's protocol: `{error, errors}`. */
export function writeFormFailure(given: FormFailure): PlainAnswer {
  const blocked = formFailure(403, 'BLOCKED', 'This page may not send this form');
  const { status, message, errors, headers } = given.code === 'WRONG_ORIGIN' ? blocked : given;
  const body: FormFailureAnswer = { error: message, ...(errors && { errors: [...errors] }) };
  return json(body, status, { ...headers });
}
