import { baseUrl, logFailure } from '../../client/send.ts';
import {
  COMPARE_PATH,
  type CompareAnswer,
  FILES_FIELD,
  type FileState,
  PROGRESS_TYPE,
  type ProgressLine,
} from './contract.ts';

/** What the results view shows. A comparison host of somebody else's answers only the specified fields. */
export type CompareResult = Pick<CompareAnswer, 'comparison' | 'explanations'> & Partial<CompareAnswer>;

export type Outcome =
  | { ok: true; result: CompareResult }
  /** With what the server says is wrong with the files, if it said so. */
  | { ok: false; message?: string };

/** Uploads the files and waits for the comparison, telling for each file how far it is. Failures are values. */
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
    // Whoever waited broke it off: no failure of the call.
    if (signal.aborted) return { ok: false };
    // No answer came, or half of one: said below.
  }
  return failed(status);
}

/** The lines of a progress answer; an answer without progress is one line. */
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

/** Safari iterates no streams. */
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
