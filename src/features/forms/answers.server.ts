import { json } from '../../server/endpoint.ts';
import type { PlainAnswer } from '../../server/plain-answer.ts';
import type { FieldCode, FormCode, FormErrorItem, FormFailureAnswer, FormSuccessAnswer } from './contract.ts';

/** A post that was taken. */
export interface Taken {
  ok: true;
  /** Where the sender asked to be sent next, if that is a place of ours. */
  asked: string | undefined;
  /** Where the form itself leads. */
  next: string;
}

export interface Refusal {
  ok: false;
  status: number;
  body: FormFailureAnswer;
  headers?: Readonly<Record<string, string>>;
}

export type FormAnswer = Taken | Refusal;

export function refuse(status: number, error: string, headers?: Readonly<Record<string, string>>): Refusal {
  return { ok: false, status, body: { error }, ...(headers ? { headers } : {}) };
}

/** A refusal for a reason that the protocol has a code for. */
export function refuseAs(status: number, code: FormCode, message: string): Refusal {
  return { ok: false, status, body: { error: message, errors: [{ code, message }] } };
}

export function refuseFields(errors: (FormErrorItem & { code: FieldCode })[]): Refusal {
  return { ok: false, status: 422, body: { error: 'Validation errors', errors } };
}

export function asJson(answer: FormAnswer): PlainAnswer {
  if (!answer.ok) return json(answer.body, answer.status, { ...answer.headers });
  const body: FormSuccessAnswer = { next: answer.asked ?? answer.next, ok: true };
  return json(body);
}
