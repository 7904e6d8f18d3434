import { extname } from 'node:path';
import { clientOf } from '../../server/client-address.ts';
import { countClient, UNEXPECTED } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { FairQueue } from '../../server/fair-queue.ts';
import type { Services } from '../../server/services.ts';
import { COMPARE_CHILD, FILE_CHILD, runChild } from './child.server.ts';
import type { ReadFile } from './compare-files.ts';
import {
  COMPARE_CALLS,
  COMPARISONS_AT_A_TIME,
  type FileState,
  PROGRESS_TYPE,
  type ProgressLine,
  UPLOAD_LIMITS,
} from './contract.ts';
import type { Extracted, ProblemCode } from './extraction/extracted.ts';
import { problemSentence, SERVER } from './texts.ts';
import { BUSY, receiveFiles, type UploadedFile } from './upload.server.ts';
import { UploadQuota, type UploadSlot } from './upload-quota.server.ts';

const TEXT_BYTES = 10 * 1024 * 1024;

const TOO_MANY_AT_A_TIME = failure(429, 'TOO_MANY_AT_A_TIME', SERVER.tooManyAtATime, { 'retry-after': '20' });

/** Problems that refuse the whole comparison when too little is left. Empty and scanned files are no fault. */
const PROBLEM_STATUS: Readonly<Partial<Record<ProblemCode, 413 | 415 | 422>>> = {
  WRONG_TYPE: 415,
  DAMAGED: 422,
  TOO_MANY_PAGES: 413,
  TOO_MUCH_TEXT: 413,
  UNPACKS_TOO_LARGE: 413,
  TOO_SLOW: 422,
  TOO_MUCH_MEMORY: 422,
};

const comparisons = new FairQueue(4);
const children = new FairQueue(2);
let quota: UploadQuota | undefined;

interface Call {
  services: Services;
  /** The queue is fair between clients. */
  client: string;
  signal: AbortSignal;
}

type Report = (file: number, state: FileState) => void;

/** The `CompareAnswer` as JSON, passed on unchanged, or a failure. */
type Outcome = Buffer | Failure;

/** Files are read and compared in child processes, kept in memory only, and dropped with the answer. */
export async function answerComparison(services: Services, context: EndpointContext): Promise<Response | Failure> {
  const { request } = context;
  const client = clientOf(context, services.settings);
  const slot = openQuota(services).acquire(client);
  if (slot === 'FULL') return BUSY;
  if (slot === 'CLIENT_FULL') return TOO_MANY_AT_A_TIME;
  let streaming = false;
  try {
    // Counted only now, so that a refused slot costs the client no call.
    const overLimit = await countClient(COMPARE_CALLS, context);
    if (overLimit) return overLimit;
    const files = await receiveFiles(request, slot);
    if (isFailure(files)) return files;
    const call = { services, client, signal: request.signal };
    if (request.headers.get('accept')?.includes(PROGRESS_TYPE)) {
      streaming = true;
      return streamed(call, files, slot);
    }
    const outcome = await compareUploads(call, files, () => undefined);
    return isFailure(outcome) ? outcome : respond(new Uint8Array(outcome), 'application/json; charset=utf-8');
  } finally {
    if (!streaming) slot.release();
  }
}

function openQuota({ settings }: Services): UploadQuota {
  quota ??= new UploadQuota({
    uploads: 32,
    uploadsPerClient: Math.max(1, Math.round(COMPARISONS_AT_A_TIME * settings.rateLimitScale)),
    bytes: 6 * UPLOAD_LIMITS.totalBytes,
  });
  return quota;
}

function respond(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}

/** The slot is released with the last line. */
function streamed(call: Call, files: UploadedFile[], slot: UploadSlot): Response {
  const disconnected = new AbortController();
  const encoder = new TextEncoder();
  const line = (value: ProgressLine) => encoder.encode(`${JSON.stringify(value)}\n`);
  const failed = ({ status, code, message }: Failure) => line({ failure: { status, code, message } });
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (bytes: Uint8Array) => disconnected.signal.aborted || controller.enqueue(bytes);
      try {
        const signal = AbortSignal.any([call.signal, disconnected.signal]);
        const outcome = await compareUploads({ ...call, signal }, files, (file, state) =>
          send(line({ progress: { file, state } })),
        );
        if (isFailure(outcome)) {
          send(failed(outcome));
        } else {
          send(encoder.encode('{"answer":'));
          send(new Uint8Array(outcome));
          send(encoder.encode('}\n'));
        }
      } catch (error) {
        call.services.log.error({ err: error }, 'unexpected error');
        send(failed(UNEXPECTED));
      } finally {
        slot.release();
        if (!disconnected.signal.aborted) controller.close();
      }
    },
    cancel: () => disconnected.abort(),
  });
  return respond(body, PROGRESS_TYPE);
}

function compareUploads(call: Call, uploads: UploadedFile[], report: Report): Promise<Outcome> {
  return comparisons.run(call.client, async () => {
    const files = await readUploads(call, uploads, report);
    if (isFailure(files)) return files;
    const refused = refusal(files);
    if (refused) return refused;
    const result = await children.run(call.client, () =>
      runChild('compare-files.child.server.ts', [], JSON.stringify(files), COMPARE_CHILD, call.signal),
    );
    if (result.ok) return result.output;
    if (result.reason === 'FAILED') throw new Error(`A comparison process failed: ${result.fault}`);
    return failure(422, 'TOO_DIFFERENT', SERVER.tooDifferent);
  });
}

async function readUploads(call: Call, uploads: UploadedFile[], report: Report): Promise<ReadFile[] | Failure> {
  const tooMuch = new AbortController();
  const reading = { ...call, signal: AbortSignal.any([call.signal, tooMuch.signal]) };
  let [left, last] = [TEXT_BYTES, ''];
  const files = await Promise.all(
    uploads.map(async (upload, index) => {
      const file = await readUpload(reading, upload, (state) => report(index, state));
      if (file.extracted.ok) left -= Buffer.byteLength(file.extracted.text);
      if (left < 0 && !tooMuch.signal.aborted) {
        last = upload.name;
        tooMuch.abort();
      }
      return file;
    }),
  );
  if (!tooMuch.signal.aborted) return files;
  return failure(413, 'TOO_MUCH_TEXT', SERVER.tooMuchText(last, TEXT_BYTES));
}

async function readUpload(
  { client, signal }: Call,
  { name, bytes }: UploadedFile,
  report: (state: FileState) => void,
): Promise<ReadFile> {
  const result = await children.run(client, () => {
    report('reading');
    return runChild('extraction/read-file.child.server.ts', [extname(name)], bytes, FILE_CHILD, signal);
  });
  if (!result.ok && result.reason === 'FAILED') throw new Error(`A file-reading process failed: ${result.fault}`);
  const extracted: Extracted = result.ok
    ? JSON.parse(result.output.toString('utf8'))
    : { ok: false, problem: problemOf(result.reason) };
  report(extracted.ok ? 'read' : 'unreadable');
  return { name, extracted };
}

/** The reason does not matter after an abort: the client is gone. */
function problemOf(reason: 'TOO_SLOW' | 'TOO_MUCH_MEMORY' | 'ABORTED'): ProblemCode {
  return reason === 'ABORTED' ? 'DAMAGED' : reason;
}

/** The failure if fewer than two files are readable and one has a problem with a status. */
function refusal(files: readonly ReadFile[]): Failure | undefined {
  if (files.filter(({ extracted }) => extracted.ok).length > 1) return undefined;
  const problems = files.flatMap(({ name, extracted }) => (extracted.ok ? [] : { name, code: extracted.problem }));
  const worst = problems.find(({ code }) => PROBLEM_STATUS[code] !== undefined);
  if (!worst) return undefined;
  const message = problems.map(({ name, code }) => problemSentence(name, code)).join(' ');
  return failure(PROBLEM_STATUS[worst.code] ?? 422, worst.code, message);
}
