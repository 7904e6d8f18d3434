import { baseUrl, logFailure } from '../../client/send.ts';
import {
  COMPARE_PATH,
  type CompareAnswer,
  FILES_FIELD,
  type FileState,
  PROGRESS_TYPE,
  type ProgressLine,
} from './contract.ts';

/** A third party's comparison host sends only the specified fields. */
export type CompareResult = Pick<CompareAnswer, 'comparison' | 'explanations'> & Partial<CompareAnswer>;

export type Outcome =
  | { ok: true; result: CompareResult }
  /** With the server's message about the files, if it sent one. */
  | { ok: false; message?: string };

/** Uploads the files, reports progress per file, and returns the comparison. It never throws. */
export async function requestComparison(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (file: number, state: FileState) => void,
): Promise<Outcome> {
  const form = new FormData();
  for (const file of files) form.append(FILES_FIELD, file);
  let status = 0;
  try {
    const response = await fetch(new URL(COMPARE_PATH, baseUrl('compare')), {
      method: 'POST',
      body: form,
      headers: { accept: `${PROGRESS_TYPE}, application/json` },
      signal,
    });
    status = response.status;
    for await (const line of linesOf(response)) {
      if ('progress' in line) onProgress(line.progress.file, line.progress.state);
      else if ('failure' in line) status = line.failure.status;
      const outcome = outcomeOf(line);
      if (outcome?.ok) return outcome;
      if (outcome) return failed(status, outcome.message);
    }
  } catch {
    // Cancelled by the user, so not logged as a failure.
    if (signal.aborted) return { ok: false };
    // No answer or an incomplete one, reported below.
  }
  return failed(status);
}

/** The lines of a progress answer. JSON without progress counts as one line. */
async function* linesOf(response: Response): AsyncGenerator<ProgressLine | object> {
  const { body } = response;
  if (!response.headers.get('content-type')?.startsWith(PROGRESS_TYPE) || !body) {
    yield (await response.json()) as object;
    return;
  }
  let rest: string[] = [];
  for await (const chunk of chunksOf(body.pipeThrough(new TextDecoderStream()))) {
    const [first = '', ...others] = chunk.split('\n');
    rest.push(first);
    for (const other of others) {
      yield JSON.parse(rest.join('')) as ProgressLine;
      rest = [other];
    }
  }
}

/** Safari cannot iterate streams. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function outcomeOf(line: ProgressLine | object): Outcome | undefined {
  if ('progress' in line) return undefined;
  if ('failure' in line) return { ok: false, message: line.failure.message };
  const answer = 'answer' in line ? line.answer : line;
  if (isResult(answer)) return { ok: true, result: answer };
  const { message } = answer as { message?: unknown };
  return typeof message === 'string' ? { ok: false, message } : { ok: false };
}

function isResult(answer: object): answer is CompareResult {
  const { comparison, explanations } = answer as Partial<CompareAnswer>;
  return (
    typeof comparison?.Comparison === 'string' &&
    typeof comparison.Differences === 'string' &&
    Array.isArray(explanations) &&
    explanations.every(
      ({ file_name, Word_Count, Summary }) =>
        typeof file_name === 'string' && typeof Word_Count === 'number' && typeof Summary === 'string',
    )
  );
}

function failed(status: number, message?: string): Outcome {
  logFailure({ method: 'POST', path: COMPARE_PATH }, status);
  return message === undefined ? { ok: false } : { ok: false, message };
}
