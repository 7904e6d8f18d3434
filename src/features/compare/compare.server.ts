import { extname } from 'node:path';
import { clientOf } from '../../server/client-address.ts';
import { countClient } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { FairQueue } from '../../server/fair-queue.ts';
import type { Services } from '../../server/services.ts';
import { COMPARE_CHILD, FILE_CHILD, runChild } from './child.server.ts';
import type { ReadFile } from './compare-files.ts';
import { type FileState, PROGRESS_TYPE, type ProgressLine, UPLOAD_LIMITS } from './contract.ts';
import type { Extracted, ProblemCode } from './extraction/extracted.ts';
import { problemSentence, problemStatus } from './problems.ts';
import { BUSY, receiveFiles, type UploadedFile } from './upload.server.ts';
import { type Place, UploadQuota } from './upload-quota.server.ts';

/** What is compared, of all files together. */
const TEXT_BYTES = 10 * 1024 * 1024;

/** The calls of a client, and how many of them at a time. */
const LIMIT = { name: 'compare', perClient: { calls: 60, seconds: 10 * 60 } };
const AT_A_TIME = 2;

const TOO_MANY_AT_A_TIME = failure(
  429,
  'TOO_MANY_AT_A_TIME',
  'Your other comparisons are still under way. Please wait until one of them has ended.',
  { 'retry-after': '20' },
);

const comparisons = new FairQueue(4);
const children = new FairQueue(2);
let places: UploadQuota | undefined;

interface Call {
  services: Services;
  /** Whose turn it is when somebody else waits as well. */
  client: string;
  signal: AbortSignal;
}

type Report = (file: number, state: FileState) => void;

/** The outcome: the `CompareAnswer` as JSON, which goes to the caller as it is, or why there is none. */
type Outcome = Buffer | Failure;

/**
 * Answers a comparison. The files are read and compared in processes of their own, are held in memory only and are gone
 * with the answer.
 */
export async function answerComparison(services: Services, context: EndpointContext): Promise<Response | Failure> {
  const { request } = context;
  const client = clientOf(context, services.settings);
  const place = openPlaces(services).take(client);
  if (place === 'others') return BUSY;
  if (place === 'client') return TOO_MANY_AT_A_TIME;
  let streaming = false;
  try {
    // Only now: to find the place taken costs a client nothing.
    const refused = await countClient(LIMIT, context);
    if (refused) return refused;
    const files = await receiveFiles(request, place);
    if (isFailure(files)) return files;
    const call = { services, client, signal: request.signal };
    if (request.headers.get('accept')?.includes(PROGRESS_TYPE)) {
      streaming = true;
      return streamed(call, files, place);
    }
    const outcome = await compareUploads(call, files, () => undefined);
    return isFailure(outcome) ? outcome : respond(new Uint8Array(outcome), 'application/json; charset=utf-8');
  } finally {
    if (!streaming) place.end();
  }
}

function openPlaces({ settings }: Services): UploadQuota {
  places ??= new UploadQuota({
    uploads: 32,
    uploadsPerClient: Math.max(1, Math.round(AT_A_TIME * settings.rateLimitScale)),
    bytes: 6 * UPLOAD_LIMITS.totalBytes,
  });
  return places;
}

function respond(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}

/** One line for each thing that happens, so that whoever waits sees how far it is; the place is free with the last. */
function streamed(call: Call, files: UploadedFile[], place: Place): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const line = (value: ProgressLine) => encoder.encode(`${JSON.stringify(value)}\n`);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (bytes: Uint8Array) => gone.signal.aborted || controller.enqueue(bytes);
      try {
        const signal = AbortSignal.any([call.signal, gone.signal]);
        const outcome = await compareUploads({ ...call, signal }, files, (file, state) =>
          send(line({ progress: { file, state } })),
        );
        if (isFailure(outcome)) {
          const { status, code, message } = outcome;
          send(line({ failure: { status, code, message } }));
        } else {
          send(encoder.encode('{"answer":'));
          send(new Uint8Array(outcome));
          send(encoder.encode('}\n'));
        }
      } catch (error) {
        call.services.log.error({ err: error }, 'unexpected error');
        send(line({ failure: { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side.' } }));
      } finally {
        place.end();
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel: () => gone.abort(),
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
    return failure(
      422,
      'TOO_DIFFERENT',
      'The documents are too long and too different from each other to be compared. Please compare parts of them.',
    );
  });
}

/** Reads until all are read, or one of them holds more text than there is room for. */
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
  const limit = `${TEXT_BYTES / 1024 / 1024} MB`;
  return failure(413, 'TOO_MUCH_TEXT', `With ${last} the files hold more than ${limit} of text together.`);
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

/** Whoever broke off a reading does not read why it ended. */
function problemOf(reason: 'TOO_SLOW' | 'TOO_MUCH_MEMORY' | 'ABORTED'): ProblemCode {
  return reason === 'ABORTED' ? 'DAMAGED' : reason;
}

/** Too little is left to compare because of files that were refused, not merely without text. */
function refusal(files: readonly ReadFile[]): Failure | undefined {
  if (files.filter(({ extracted }) => extracted.ok).length > 1) return undefined;
  const problems = files.flatMap(({ name, extracted }) => (extracted.ok ? [] : { name, code: extracted.problem }));
  const worst = problems.find(({ code }) => problemStatus(code) !== undefined);
  if (!worst) return undefined;
  const message = problems.map(({ name, code }) => problemSentence(name, code)).join(' ');
  return failure(problemStatus(worst.code) ?? 422, worst.code, message);
}
