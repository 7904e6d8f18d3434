import { extname } from 'node:path';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { type ChildResult, runChild } from './child.server.ts';
import type { ReadFile } from './compare-files.ts';
import { type FileState, PROGRESS_TYPE, type ProgressLine } from './contract.ts';
import type { Extracted, ProblemCode } from './extraction/extracted.ts';
import { problemSentence, problemStatus } from './problems.ts';
import { Turns } from './turns.server.ts';
import { receiveFiles, type UploadedFile } from './upload.server.ts';

const FILE_CHILD = { memoryMb: 400, timeMs: 10_000 };
const COMPARE_CHILD = { memoryMb: 600, timeMs: 20_000 };
/** What is compared, of all files together. */
const TEXT_BYTES = 10 * 1024 * 1024;

/** Uploads held in memory at a time. */
const comparisons = new Turns(4);
const children = new Turns(2);

type Report = (file: number, state: FileState) => void;

/** The outcome: the `CompareAnswer` as JSON, which goes to the caller as it is, or why there is none. */
type Outcome = Buffer | Failure;

/**
 * Answers a comparison. The files are read and compared in processes of their own, are held in memory only and are gone
 * with the answer.
 */
export async function answerComparison(services: Services, request: Request): Promise<Response | Failure> {
  if (comparisons.full) {
    return failure(503, 'BUSY', 'Other documents are being compared right now. Please try again in a minute.', {
      'retry-after': '20',
    });
  }
  const end = await comparisons.take();
  const answer = await receiveAndCompare(services, request, end).catch((error: unknown) => {
    end();
    throw error;
  });
  if (!isProgress(request) || isFailure(answer)) end();
  return answer;
}

async function receiveAndCompare(services: Services, request: Request, end: () => void): Promise<Response | Failure> {
  const files = await receiveFiles(request);
  if (isFailure(files)) return files;
  if (isProgress(request)) return streamed(services, files, request.signal, end);
  const outcome = await compareUploads(services, files, request.signal, () => undefined);
  return isFailure(outcome) ? outcome : respond(new Uint8Array(outcome), 'application/json; charset=utf-8');
}

function isProgress(request: Request): boolean {
  return request.headers.get('accept')?.includes(PROGRESS_TYPE) ?? false;
}

function respond(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}

/** One line for each thing that happens, so that whoever waits sees how far it is; the turn ends with the last. */
function streamed(services: Services, files: UploadedFile[], signal: AbortSignal, end: () => void): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const line = (value: ProgressLine) => encoder.encode(`${JSON.stringify(value)}\n`);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (bytes: Uint8Array) => gone.signal.aborted || controller.enqueue(bytes);
      try {
        const outcome = await compareUploads(services, files, AbortSignal.any([signal, gone.signal]), (file, state) =>
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
        services.log.error({ err: error }, 'unexpected error');
        send(line({ failure: { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side.' } }));
      } finally {
        end();
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel: () => gone.abort(),
  });
  return respond(body, PROGRESS_TYPE);
}

async function compareUploads(
  services: Services,
  uploads: UploadedFile[],
  signal: AbortSignal,
  report: Report,
): Promise<Outcome> {
  const files = await Promise.all(
    uploads.map((upload, index) => children.run(() => readUpload(services, upload, signal, (s) => report(index, s)))),
  );
  const refused = refusal(files);
  if (refused) return refused;
  const result = await children.run(() =>
    runChild('compare-files.child.server.ts', [], JSON.stringify(files), COMPARE_CHILD, signal),
  );
  if (result.ok) return result.output;
  if (result.reason === 'FAILED') throw new Error(`A comparison process failed: ${result.said}`);
  return failure(
    422,
    'TOO_DIFFERENT',
    'The documents are too long and too different from each other to be compared. Please compare parts of them.',
  );
}

async function readUpload(
  services: Services,
  { name, bytes }: UploadedFile,
  signal: AbortSignal,
  report: (state: FileState) => void,
): Promise<ReadFile> {
  report('reading');
  const result = await runChild('extraction/read-file.child.server.ts', [extname(name)], bytes, FILE_CHILD, signal);
  if (!result.ok && result.reason === 'FAILED') {
    services.log.error({ said: result.said }, 'a file-reading process failed');
  }
  const extracted: Extracted = result.ok
    ? JSON.parse(result.output.toString('utf8'))
    : { ok: false, problem: problemOf(result) };
  report(extracted.ok ? 'read' : 'unreadable');
  return { name, extracted };
}

function problemOf({ reason }: Exclude<ChildResult, { ok: true }>): ProblemCode {
  return reason === 'TOO_SLOW' || reason === 'TOO_MUCH_MEMORY' ? reason : 'DAMAGED';
}

/** Too little is left to compare because of files that were refused, not merely without text. */
function refusal(files: readonly ReadFile[]): Failure | undefined {
  const texts = files.flatMap(({ extracted }) => (extracted.ok ? [extracted.text] : []));
  if (texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > TEXT_BYTES) {
    return failure(413, 'TOO_MUCH_TEXT', `The files hold more than ${TEXT_BYTES / 1024 / 1024} MB of text together.`);
  }
  if (texts.length > 1) return undefined;
  const problems = files.flatMap(({ name, extracted }) => (extracted.ok ? [] : { name, code: extracted.problem }));
  const worst = problems.find(({ code }) => problemStatus(code) !== undefined);
  if (!worst) return undefined;
  const message = problems.map(({ name, code }) => problemSentence(name, code)).join(' ');
  return failure(problemStatus(worst.code) ?? 422, worst.code, message);
}
