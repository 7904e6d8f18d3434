import { isFailure } from '../../server/failure.ts';
import { mediaType } from '../../server/media-type.ts';
import { readLimited, type Sender } from '../../server/request-body.ts';
import { type Refusal, refuse, refuseAs } from './answers.server.ts';
import type { Arrived } from './forms.ts';

const BODY_LIMIT = 128 * 1024;

/** Reads the body of a form post in whichever of the three ways it is written. */
export async function readFields(sender: Sender): Promise<Arrived | Refusal> {
  const contentType = sender.request.headers.get('content-type');
  const bytes = await readLimited(sender, { limit: BODY_LIMIT });
  if (isFailure(bytes)) return refuse(bytes.status, bytes.message, bytes.headers);
  try {
    switch (mediaType(contentType)) {
      case 'application/json':
        return readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      case 'application/x-www-form-urlencoded':
        return collect(new URLSearchParams(new TextDecoder().decode(bytes)));
      case 'multipart/form-data':
        return await readMultipart(bytes, contentType ?? '');
      default:
        return refuse(415, 'Send the form as JSON or as a form.');
    }
  } catch {
    return refuse(400, 'The form could not be read.');
  }
}

function readJson(text: string): Arrived | Refusal {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(400, 'The form could not be read.');
  }
  return new Map(Object.entries(value));
}

async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Arrived | Refusal> {
  const body = new Response(Buffer.from(bytes), { headers: { 'content-type': contentType } });
  const entries = [...(await body.formData())];
  if (entries.some(([, value]) => typeof value !== 'string')) {
    return refuseAs(400, 'NO_FILE_UPLOADS', 'File uploads are not permitted');
  }
  return collect(entries);
}

/** A name that comes more than once keeps all its values, and no field takes a list. */
function collect(entries: Iterable<[string, unknown]>): Arrived {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value);
  }
  return fields;
}
