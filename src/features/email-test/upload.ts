import { atom } from 'nanostores';
import { type Answer, serverMessage } from '../../client/answer.ts';
import { $auth } from '../../client/session.ts';
import { type Upload, upload } from '../../client/upload.ts';
import { type Prediction, readPrediction } from '../predict/api.ts';
import { ANALYSES_PATH, uploadType } from '../predict/contract.ts';
import { type FileError, type FoundEmail, readEmailFiles } from './email-file.ts';
import { $prediction, showPrediction } from './store.ts';
import { FILE_ERRORS, UPLOAD_TEXTS } from './texts.ts';

export interface UploadState {
  emails: readonly FoundEmail[];
  omitted: number;
  /** The email being analysed, or analysed last. */
  analysed: FoundEmail | null;
  /** The share sent so far, 0 to 1; null while nothing is being sent. */
  sent: number | null;
  failure: string;
  /** The outcomes so far. */
  results: ReadonlyMap<FoundEmail, EmailResult>;
  /** Progress of the analysis of all emails; null while none is running. */
  batch: { done: number; total: number } | null;
}

export type EmailResult = { prediction: Prediction } | { failure: string };

const IDLE: UploadState = {
  emails: [],
  omitted: 0,
  analysed: null,
  sent: null,
  failure: '',
  results: new Map(),
  batch: null,
};

export const $upload = atom<UploadState>(IDLE);

const MAX_ERRORS = 3;
/** Further files that are named. */
const MAX_NAMES = 10;
/** The wait after the server's limit was reached: a quarter of its one-minute window. */
const PAUSE_MS = 15_000;
const MAX_PAUSES = 5;

let running: AbortController | undefined;
/** Incremented by a later choice or a log-out, which make files still being read stale. */
let generation = 0;

/** Lists an email from the page's address without sending it, because anyone can make such a link. */
export async function offerFile(file: File): Promise<void> {
  generation += 1;
  const own = generation;
  const { emails, errors } = await readEmailFiles([file]);
  if (own !== generation || isBusy($upload.get())) return;
  hideResult();
  $upload.set({ ...IDLE, emails, failure: summary(errors) });
}

/** Lists the emails in files. A single one is analysed at once. */
export async function openFiles(files: Iterable<File>): Promise<void> {
  if (isBusy($upload.get())) return;
  generation += 1;
  const own = generation;
  const { emails, omitted, errors } = await readEmailFiles(files);
  if (own !== generation || isBusy($upload.get())) return;
  hideResult();
  const failure = summary(errors);
  const [only, ...more] = emails;
  if (!only) $upload.set({ ...$upload.get(), analysed: null, failure });
  else if (more.length > 0 || failure !== '') $upload.set({ ...IDLE, emails, omitted, failure });
  else {
    $upload.set(IDLE);
    await analyseEmail(only);
  }
}

/** That of an earlier choice, which would look like that of the new one. */
function hideResult(): void {
  if ($prediction.get().status === 'done') $prediction.set({ status: 'idle' });
}

function summary(errors: readonly FileError[]): string {
  const reasons = errors.slice(0, MAX_ERRORS).map(({ message }) => message);
  const others = errors.slice(MAX_ERRORS).map(({ file }) => file);
  if (others.length > 0) reasons.push(FILE_ERRORS.others(others.slice(0, MAX_NAMES), others.length));
  return reasons.join(' ');
}

export async function analyseEmail(email: FoundEmail): Promise<void> {
  const before = $upload.get();
  const shown = $prediction.get();
  if (isBusy(before) || shown.status === 'loading') return;
  running = new AbortController();
  const { signal } = running;
  const analysing = { ...before, analysed: email, failure: '' };
  const onProgress = (sent: number) => $upload.set({ ...analysing, sent });
  onProgress(0);
  let failure: string = UPLOAD_TEXTS.failed;
  const outcome = await showPrediction({ source: email.source }, async () => {
    const answer = await send(email, { onProgress, signal });
    if (!answer.ok) failure = serverMessage(answer.error) ?? UPLOAD_TEXTS.failed;
    return answer;
  });
  if (outcome === 'stale') return;
  const state = $prediction.get();
  const results =
    state.status === 'done' ? new Map(before.results).set(email, { prediction: state.prediction }) : before.results;
  if (outcome === 'shown') $upload.set({ ...analysing, results, sent: null });
  else if (signal.aborted) {
    $upload.set(before);
    $prediction.set(shown);
  } else $upload.set({ ...analysing, analysed: null, sent: null, failure });
}

/** Analyses emails without a result, one after another. If cancelled, existing results stay. */
export async function analyseAll(): Promise<void> {
  if (isBusy($upload.get()) || $prediction.get().status === 'loading') return;
  running = new AbortController();
  const { signal } = running;
  const own = generation;
  const { emails, results: before } = $upload.get();
  const left = emails.filter((email) => !hasVerdict(before.get(email)));
  for (const [done, email] of left.entries()) {
    $upload.set({ ...$upload.get(), failure: '', batch: { done, total: left.length } });
    const result = await analysePatiently(email, signal);
    if (own !== generation) return;
    if (signal.aborted) break;
    $upload.set({ ...$upload.get(), results: new Map($upload.get().results).set(email, result) });
  }
  $upload.set({ ...$upload.get(), batch: null });
}

/** Shows an email's result. */
export function showResult(email: FoundEmail): void {
  const result = $upload.get().results.get(email);
  if (isBusy($upload.get()) || !result || !('prediction' in result)) return;
  $upload.set({ ...$upload.get(), analysed: email });
  $prediction.set({ status: 'done', prediction: result.prediction, what: { source: email.source } });
}

async function analysePatiently(email: FoundEmail, signal: AbortSignal): Promise<EmailResult> {
  for (let pauses = 0; ; pauses += 1) {
    const answer = await send(email, { onProgress: () => {}, signal });
    const prediction = answer.ok ? readPrediction(answer.data) : undefined;
    if (prediction) return { prediction };
    const isTooSoon = !answer.ok && answer.error.status === 429;
    if (signal.aborted || !isTooSoon || pauses === MAX_PAUSES) {
      return { failure: (!answer.ok && serverMessage(answer.error)) || UPLOAD_TEXTS.failed };
    }
    await pause(PAUSE_MS, signal);
  }
}

function send({ source }: FoundEmail, control: Pick<Upload, 'onProgress' | 'signal'>): Promise<Answer<unknown>> {
  return upload({ path: ANALYSES_PATH, content: source, contentType: uploadType(source), ...control });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const isBusy = ({ sent, batch }: UploadState) => sent !== null || batch !== null;
const hasVerdict = (result: EmailResult | undefined) => result !== undefined && 'prediction' in result;

export function cancelUpload(): void {
  running?.abort();
}

// Clears the page for the next user.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  generation += 1;
  running?.abort();
  $upload.set(IDLE);
});
