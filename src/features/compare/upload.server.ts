import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { type Failure, failure } from '../../server/failure.ts';
import { FILES_FIELD, TOO_FEW_FILES, UPLOAD_LIMITS } from './contract.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

/** Room for what multipart itself adds to the files. */
const OVERHEAD = 64 * 1024;
const MB = 1024 * 1024;

const TOO_MANY = failure(413, 'TOO_MANY_FILES', `Please upload at most ${UPLOAD_LIMITS.mostFiles} files at a time.`);
const TOO_LARGE = failure(413, 'TOO_LARGE', `The files are larger than ${UPLOAD_LIMITS.totalBytes / MB} MB together.`);
const BROKEN = failure(400, 'BROKEN_FORM', 'The upload is not a complete multipart form.');

/** Receives the uploaded files, in order, and stops at the first limit that is passed, whatever was announced. */
export async function receiveFiles(request: Request): Promise<UploadedFile[] | Failure> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    return failure(415, 'NOT_MULTIPART', 'Send the files as multipart/form-data.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_LIMITS.totalBytes + OVERHEAD) return TOO_LARGE;
  const parser = openParser(type);
  if (!parser) return BROKEN;
  const files: Promise<UploadedFile>[] = [];
  let refused: Failure | undefined;
  const refuse = (reason: Failure) => {
    refused ??= reason;
    parser.destroy(new Error(reason.code));
  };
  parser.on('file', (field, stream, filename) => {
    if (field !== FILES_FIELD) stream.resume();
    else if (files.length === UPLOAD_LIMITS.mostFiles) refuse(TOO_MANY);
    else files.push(receive(stream, cleanName(filename, files.length + 1), refuse));
  });
  const body = Readable.fromWeb((request.body ?? new ReadableStream()) as never);
  try {
    await pipeline(body, counted(refuse), parser);
  } catch {
    await Promise.allSettled(files);
    return refused ?? BROKEN;
  }
  if (refused) return refused;
  if (files.length < UPLOAD_LIMITS.leastFiles) return failure(400, 'TOO_FEW_FILES', TOO_FEW_FILES);
  return Promise.all(files);
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
    // The type names no boundary.
    return undefined;
  }
}

async function receive(
  stream: BusboyFileStream,
  name: string,
  refuse: (reason: Failure) => void,
): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  stream.once('limit', () =>
    refuse(failure(413, 'FILE_TOO_LARGE', `${name} is larger than ${UPLOAD_LIMITS.fileBytes / MB} MB.`)),
  );
  // A form that breaks off is told by the parser.
  stream.on('error', () => undefined);
  for await (const chunk of stream) chunks.push(chunk);
  return { name, bytes: Buffer.concat(chunks) };
}

function counted(refuse: (reason: Failure) => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.byteLength;
      if (size > UPLOAD_LIMITS.totalBytes + OVERHEAD) refuse(TOO_LARGE);
      done(null, chunk);
    },
  });
}

/** Without characters that are not seen, among them those that turn the direction of reading (`annexfdp.exe`). */
function cleanName(name: string | undefined, number: number): string {
  const seen = (name ?? '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  return seen === '' ? `File ${number}` : seen.slice(-200);
}
