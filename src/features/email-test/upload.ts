import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { $auth } from '../../client/session.ts';
import { upload } from '../../client/upload.ts';
import { ANALYSES_PATH, uploadType } from '../predict/contract.ts';
import { type FoundEmail, readEmailFiles } from './email-file.ts';
import { $prediction, showPrediction } from './store.ts';
import { FILE_ERRORS, UPLOAD_TEXTS } from './texts.ts';

export interface UploadState {
  emails: readonly FoundEmail[];
  omitted: number;
  /** The one being analysed, or analysed last. */
  analysed: FoundEmail | null;
  /** The share sent so far, 0 to 1; null while nothing is being sent. */
  sent: number | null;
  failure: string;
}

const IDLE: UploadState = { emails: [], omitted: 0, analysed: null, sent: null, failure: '' };

export const $upload = atom<UploadState>(IDLE);

const MOST_ERRORS = 3;

let running: AbortController | undefined;
/** Raised by a later choice or a log-out, which make files still being read stale. */
let generation = 0;

/** Lists an email that came with the address, without sending it: anybody can make such a link. */
export async function offerFile(file: File): Promise<void> {
  generation += 1;
  const own = generation;
  const { emails, errors } = await readEmailFiles([file]);
  if (own === generation && $upload.get().sent === null) $upload.set({ ...IDLE, emails, failure: summary(errors) });
}

/** Lists the emails in files. A single one is analysed at once. */
export async function openFiles(files: Iterable<File>): Promise<void> {
  if ($upload.get().sent !== null) return;
  generation += 1;
  const own = generation;
  const { emails, omitted, errors } = await readEmailFiles(files);
  if (own !== generation || $upload.get().sent !== null) return;
  const failure = summary(errors);
  const [only, ...more] = emails;
  if (!only) $upload.set({ ...$upload.get(), failure });
  else if (more.length > 0 || failure !== '') $upload.set({ ...IDLE, emails, omitted, failure });
  else {
    $upload.set(IDLE);
    await analyseEmail(only);
  }
}

function summary(errors: readonly string[]): string {
  const more = errors.length - MOST_ERRORS;
  const listed = errors.slice(0, MOST_ERRORS).join(' ');
  return more > 0 ? `${listed} ${FILE_ERRORS.more(more)}` : listed;
}

export async function analyseEmail(email: FoundEmail): Promise<void> {
  const before = $upload.get();
  const shown = $prediction.get();
  if (before.sent !== null || shown.status === 'loading') return;
  running = new AbortController();
  const { signal } = running;
  const analysing = { ...before, analysed: email, failure: '' };
  const onProgress = (sent: number) => $upload.set({ ...analysing, sent });
  onProgress(0);
  let failure: string = UPLOAD_TEXTS.failed;
  const outcome = await showPrediction({ source: email.source }, async () => {
    const answer = await upload<unknown>({
      path: ANALYSES_PATH,
      content: email.source,
      contentType: uploadType(email.source),
      onProgress,
      signal,
    });
    if (!answer.ok) failure = serverMessage(answer.error) ?? UPLOAD_TEXTS.failed;
    return answer;
  });
  if (outcome === 'stale') return;
  if (outcome === 'shown') $upload.set({ ...analysing, sent: null });
  else if (signal.aborted) {
    $upload.set(before);
    $prediction.set(shown);
  } else $upload.set({ ...analysing, analysed: null, sent: null, failure });
}

export function cancelUpload(): void {
  running?.abort();
}

// Clear the page for the next user.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  generation += 1;
  running?.abort();
  $upload.set(IDLE);
});
