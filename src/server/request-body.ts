import { clientOf } from './client-address.ts';
import type { EndpointContext } from './endpoint-routes.ts';
import { type Failure, failure, isFailure } from './failure.ts';
import { receiveBody } from './receive-body.ts';
import { REQUEST_TEXTS } from './texts.ts';

export const ANONYMOUS_BODY_LIMIT = 256 * 1024;

/** Emails up to this size are analysed without a thread, which would get a copy of the buffer with its spare room. */
const INLINE_BYTES = 64 * 1024;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

export type Sender = Pick<EndpointContext, 'request' | 'clientAddress' | 'locals'>;

interface BodyOptions {
  /** In bytes. */
  limit: number;
  user?: { userId: string } | undefined;
}

/** Within the memory budget and at a minimum pace. A refused body is freed at once. */
export async function readLimited(sender: Sender, { limit, user }: BodyOptions): Promise<Uint8Array | Failure> {
  const { request, locals } = sender;
  const allowed = user ? limit : Math.min(limit, ANONYMOUS_BODY_LIMIT);
  const tooLarge = failure(413, 'TOO_LARGE', tooLargeSentence(allowed, limit));
  const declared = Number(request.headers.get('content-length')) || 0;
  if (declared > allowed) return tooLarge;
  const { bodies, settings } = locals.services;
  const client = clientOf(sender, settings);
  const share = bodies.open(request, user ? [client, `user ${user.userId}`] : [client]);
  const bytes = new GrowingBytes(declared);
  const take = (chunk: Uint8Array) => {
    if (bytes.size + chunk.byteLength > allowed) return tooLarge;
    const refused = share.add(chunk.byteLength);
    if (!refused) bytes.add(chunk);
    return refused;
  };
  let isWhole = false;
  try {
    const refused = await receiveBody(request.body, take, share.allowEviction);
    isWhole = refused === undefined;
    return refused ?? bytes.all();
  } finally {
    if (isWhole) share.complete();
    else share.release();
  }
}

/** A list of chunks would use a hundred times the memory for a body that is sent byte by byte. */
class GrowingBytes {
  size = 0;
  #memory = Buffer.allocUnsafeSlow(4096);
  readonly #declared: number;

  /** @param declared the expected length; a false one costs nothing, since memory is committed only when written */
  constructor(declared: number) {
    this.#declared = declared;
  }

  add(chunk: Uint8Array): void {
    const needed = this.size + chunk.byteLength;
    if (needed > this.#memory.byteLength) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#memory.byteLength, this.#declared));
      larger.set(this.#memory.subarray(0, this.size));
      this.#memory = larger;
    }
    this.#memory.set(chunk, this.size);
    this.size = needed;
  }

  /** Long bodies are trimmed to size: the copy for a thread includes the spare room of a buffer. */
  all(): Uint8Array {
    const { buffer, byteLength } = this.#memory;
    if (byteLength === this.size || this.size <= INLINE_BYTES) return this.#memory.subarray(0, this.size);
    return new Uint8Array((buffer as ArrayBuffer).transfer(this.size));
  }
}

function tooLargeSentence(allowed: number, limit: number): string {
  if (allowed === limit) return REQUEST_TEXTS.tooLarge(inWords(limit));
  return REQUEST_TEXTS.tooLargeWithoutLogin(inWords(allowed), inWords(limit));
}

function inWords(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`;
}

/** Pages of other sites can send text/plain and forms without a CORS preflight, but not JSON. */
export async function readJsonBody(sender: Sender, options: BodyOptions): Promise<{ value: unknown } | Failure> {
  const type = sender.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return failure(415, 'NOT_JSON', REQUEST_TEXTS.notJson);
  const bytes = await readLimited(sender, options);
  if (isFailure(bytes)) return bytes;
  try {
    return { value: JSON.parse(UTF_8.decode(bytes)) };
  } catch {
    return failure(400, 'BROKEN_JSON', REQUEST_TEXTS.brokenJson);
  }
}
