import { type Failure, failure } from './failure.ts';
import { bytesWithin } from './limited-body.ts';

/** Reads a body of at most `limit` bytes. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array | Failure> {
  const tooLarge = failure(413, 'TOO_LARGE', `The request is larger than ${inWords(limit)}.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge;
  return (await bytesWithin(request, limit)) ?? tooLarge;
}

function inWords(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`;
}

/**
 * Reads a JSON body. Anything but `application/json` is refused: a page on another site can send text/plain and forms
 * without asking, JSON it cannot.
 */
export async function readJsonBody(request: Request, limit: number): Promise<{ value: unknown } | Failure> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return failure(415, 'NOT_JSON', 'Send the request as application/json.');
  const bytes = await readLimited(request, limit);
  if (!(bytes instanceof Uint8Array)) return bytes;
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return failure(400, 'BROKEN_JSON', 'The request is not valid JSON.');
  }
}
