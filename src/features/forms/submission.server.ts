import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { mediaType } from '../../server/media-type.ts';
import { readLimited, type Sender } from '../../server/request-body.ts';
import { FORM_BODY_LIMIT, HONEYPOT_FIELD, SUBMISSION_FIELD } from './contract.ts';
import { fieldFailure, formFailure } from './failures.server.ts';
import { checkFields, type Form } from './forms.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export interface Submission {
  /** So that one sent twice is stored once. */
  id: string | undefined;
  /** Undefined for spam that doesn't even fill them in; it gets an answer and is dropped. */
  fields: Record<string, string> | undefined;
  isSpam: boolean;
  /** The special fields of the protocol, as received. */
  subject: unknown;
  replyTo: unknown;
  next: unknown;
}

/** As JSON or in either of the two encodings of HTML forms. */
export async function readSubmission(form: Form, sender: Sender): Promise<Submission | Failure> {
  const posted = await readPosted(sender);
  if (!(posted instanceof Map)) return posted;
  const isSpam = Boolean(posted.get(HONEYPOT_FIELD));
  const checked = checkFields(form, posted);
  if (!isSpam) {
    const isEmpty = [...posted.keys()].every((name) => name.startsWith('_'));
    if (isEmpty) return formFailure(400, 'EMPTY', "Can't send an empty form");
    if (!checked.ok) return fieldFailure(checked.errors);
  }
  const id = String(posted.get(SUBMISSION_FIELD)).toLowerCase();
  return {
    id: UUID.test(id) ? id : undefined,
    fields: checked.ok ? checked.fields : undefined,
    isSpam,
    subject: posted.get('_subject'),
    replyTo: posted.get('_replyto'),
    next: posted.get('_next'),
  };
}

async function readPosted(sender: Sender): Promise<Map<string, unknown> | Failure> {
  const contentType = sender.request.headers.get('content-type');
  const bytes = await readLimited(sender, { limit: FORM_BODY_LIMIT });
  if (isFailure(bytes)) return bytes;
  try {
    switch (mediaType(contentType)) {
      case 'application/json':
        return readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      case 'application/x-www-form-urlencoded':
        return collect(new URLSearchParams(new TextDecoder().decode(bytes)));
      case 'multipart/form-data':
        return await readMultipart(bytes, contentType ?? '');
      default:
        return failure(415, 'WRONG_TYPE', 'Send the form as JSON or as a form.');
    }
  } catch {
    return unreadable();
  }
}

function readJson(text: string): Map<string, unknown> | Failure {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable();
  return new Map(Object.entries(value));
}

async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Map<string, unknown> | Failure> {
  const body = new Response(Buffer.from(bytes), { headers: { 'content-type': contentType } });
  const entries = [...(await body.formData())];
  if (entries.some(([, value]) => typeof value !== 'string')) {
    return formFailure(400, 'NO_FILE_UPLOADS', 'File uploads are not permitted');
  }
  return collect(entries);
}

/** A repeated name keeps all its values, which no field accepts. */
function collect(entries: Iterable<[string, unknown]>): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value);
  }
  return fields;
}

function unreadable(): Failure {
  return failure(400, 'UNREADABLE', 'The form could not be read.');
}
