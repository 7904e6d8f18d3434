import type { Answer } from '../../client/answer.ts';
import { send } from '../../client/send.ts';
import { NETWORK_ERRORS } from '../../client/texts.ts';
import { FIELD_CODES, type FieldCode, FORM_CODES, FORM_PATH, type FormCode } from './contract.ts';

export interface FormError {
  code: FormCode | 'UNSPECIFIED';
  message: string;
}

export interface FieldError {
  field: string;
  code: FieldCode | 'UNSPECIFIED';
  message: string;
}

/** The outcome of a submission. Nothing throws: problems become errors of the form. */
export type FormResult =
  | { kind: 'success'; next: string }
  | { kind: 'error'; formErrors: FormError[]; fieldErrors: FieldError[] };

interface Submission {
  host: 'forms' | 'notify';
  formId: string;
  fields: Record<string, string>;
}

/** Submits a form to a provider that speaks the protocol: ours or, with another base URL, a third party's. */
export async function submitForm({ host, formId, fields }: Submission): Promise<FormResult> {
  const call = { method: 'POST', path: FORM_PATH, params: { formId }, host, body: fields } as const;
  return readFormAnswer(await send<unknown>(call));
}

/**
 * Reads `errors`, then `error`, then `next`, in this order and regardless of the status, as the provider's own client
 * does.
 */
export function readFormAnswer(answer: Answer<unknown>): FormResult {
  const data = answer.ok ? answer.data : answer.error.data;
  if (!answer.ok && data === undefined) return formError(answer.error.message ?? NETWORK_ERRORS.unreachable);
  if (typeof data === 'object' && data !== null) {
    const { errors, error, next } = data as { errors?: unknown; error?: unknown; next?: unknown };
    if (Array.isArray(errors) && errors.every(isErrorItem)) return sorted(errors);
    if (typeof error === 'string') return formError(error);
    if (typeof next === 'string') return { kind: 'success', next };
  }
  return formError('Unexpected response format');
}

/** The message below a field. */
export function fieldMessage(errors: readonly FieldError[], field: string): string | undefined {
  const messages = errors.filter((error) => error.field === field).map(({ message }) => message);
  return messages.length > 0 ? `${field} ${messages.join(', ')}` : undefined;
}

interface ErrorItem {
  message: string;
  code?: unknown;
  field?: unknown;
}

function isErrorItem(item: unknown): item is ErrorItem {
  return typeof item === 'object' && item !== null && typeof (item as ErrorItem).message === 'string';
}

function sorted(items: readonly ErrorItem[]): FormResult {
  const result = { kind: 'error', formErrors: [] as FormError[], fieldErrors: [] as FieldError[] } as const;
  for (const { message, code, field } of items) {
    if (typeof field === 'string' && field !== '') {
      result.fieldErrors.push({ field, code: known(FIELD_CODES, code), message });
    } else {
      result.formErrors.push({ code: known(FORM_CODES, code), message });
    }
  }
  return result;
}

function known<Code extends string>(codes: readonly Code[], code: unknown): Code | 'UNSPECIFIED' {
  return codes.find((candidate) => candidate === code) ?? 'UNSPECIFIED';
}

function formError(message: string): FormResult {
  return { kind: 'error', formErrors: [{ code: 'UNSPECIFIED', message }], fieldErrors: [] };
}
