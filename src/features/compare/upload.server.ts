import { finished } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { EndpointRequest } from '../../server/endpoint-routes.ts';
import { type Failure, failure } from '../../server/failure.ts';
import { receiveBody } from '../../server/receive-body.ts';
import { FILES_FIELD, UPLOAD_LIMITS } from './contract.ts';
import { SERVER, TOO_FEW_FILES, tooLarge, tooLargeTogether, tooMany } from './texts.ts';
import type { UploadSlot } from './upload-quota.server.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

const OVERHEAD = 64 * 1024;
/** Bytes read and dropped after a refusal: a client cut off while sending never sees the answer. */
const DISCARD_LIMIT = 64 * 1024 * 1024;

export const BUSY = failure(503, 'BUSY', SERVER.busy, { 'retry-after': '20' });
const BROKEN = failure(400, 'BROKEN_FORM', SERVER.broken);

/** Once a limit is exceeded, nothing is kept. */
export async function receiveFiles(request: EndpointRequest, slot: UploadSlot): Promise<UploadedFile[] | Failure> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    return failure(415, 'NOT_MULTIPART', SERVER.notMultipart);
  }
  const parser = openParser(type);
  if (!parser) return BROKEN;
  const form = new UploadedForm(parser);
  let discarded = 0;
  const receive = (chunk: Uint8Array) => {
    if (!form.refused && !slot.reserve(chunk.byteLength)) form.refuse(BUSY);
    if (form.refused) discarded += chunk.byteLength;
    else form.write(chunk);
    return discarded > DISCARD_LIMIT ? form.refused : undefined;
  };
  // It rejects when the client disconnects.
  const refusal = await receiveBody(request.body, receive).catch(() => BROKEN);
  if (refusal) form.refuse(refusal);
  return form.end();
}

class UploadedForm {
  refused: Failure | undefined;
  readonly #parser: BusboyInstance;
  readonly #files: { name: string; chunks: Buffer[] }[] = [];
  #size = 0;

  constructor(parser: BusboyInstance) {
    this.#parser = parser;
    parser.on('error', () => this.refuse(BROKEN));
    parser.on('file', (field, stream, filename) => {
      // The parser reports an incomplete form.
      stream.on('error', () => undefined);
      if (field === FILES_FIELD) this.#receive(stream, filename);
      else stream.resume();
    });
  }

  /** Keeps the first reason and drops everything received so far. */
  refuse(reason: Failure): void {
    this.refused ??= reason;
    this.#files.length = 0;
  }

  write(chunk: Uint8Array): void {
    this.#size += chunk.byteLength;
    this.#parser.write(chunk);
    const last = this.#files.at(-1);
    if (last && this.#size > UPLOAD_LIMITS.totalBytes + OVERHEAD) {
      this.refuse(failure(413, 'TOO_LARGE', tooLargeTogether(last.name)));
    }
  }

  async end(): Promise<UploadedFile[] | Failure> {
    if (!this.refused) await finished(this.#parser.end()).catch(() => this.refuse(BROKEN));
    if (this.refused) return this.refused;
    if (this.#files.length < UPLOAD_LIMITS.leastFiles) return failure(400, 'TOO_FEW_FILES', TOO_FEW_FILES);
    return this.#files.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) }));
  }

  #receive(stream: BusboyFileStream, filename: string | undefined): void {
    const name = cleanName(filename, this.#files.length + 1);
    const chunks: Buffer[] = [];
    if (this.#files.length === UPLOAD_LIMITS.mostFiles) this.refuse(failure(413, 'TOO_MANY_FILES', tooMany(name)));
    if (!this.refused) this.#files.push({ name, chunks });
    stream.on('data', (chunk: Buffer) => this.refused || chunks.push(chunk));
    stream.once('limit', () => this.refuse(failure(413, 'FILE_TOO_LARGE', tooLarge(name))));
  }
}

function openParser(type: string): BusboyInstance | undefined {
  const { mostFiles, fileBytes } = UPLOAD_LIMITS;
  const limits = {
    files: mostFiles + 1,
    fileSize: fileBytes + 1,
    fields: 20,
    fieldSize: 1024,
    parts: 40,
    headerPairs: 20,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return undefined;
  }
}

/** Drops invisible characters, such as those that reverse the reading direction (`annexfdp.exe`). */
function cleanName(name: string | undefined, number: number): string {
  const visible = (name ?? '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  return visible === '' ? SERVER.unnamed(number) : visible.slice(-200);
}
