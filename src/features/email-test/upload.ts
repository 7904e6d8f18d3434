import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { $auth } from '../../client/session.ts';
import { upload } from '../../client/upload.ts';
import { ANALYSES_PATH, MESSAGE_TYPE } from '../predict/contract.ts';
import { type FoundEmail, readEmailFiles } from './email-file.ts';
import { $prediction, showPrediction } from './store.ts';

export interface UploadState {
  /** What several messages leave to choose from. */
  emails: readonly FoundEmail[];
  /** How many more there are. */
  omitted: number;
  /** Which of them is analysed, or was last. */
  analysed: FoundEmail | null;
  /** The part that is sent; null when nothing is under way. */
  sent: number | null;
  /** What went wrong, as a sentence. */
  failure: string;
}

const FAILED = 'The email could not be analysed. Please try again.';

const IDLE: UploadState = { emails: [], omitted: 0, analysed: null, sent: null, failure: '' };

export const $upload = atom<UploadState>(IDLE);

/** More reasons than these are counted, not told. */
const MOST_REASONS = 3;

let running: AbortController | undefined;
/** Counts what makes files that are still being read stale: a later choice, and the user's going. */
let turn = 0;

/** Lists what the address brought, and sends nothing of it: whoever made a link to this page has pressed no button. */
export async function offerFile(file: File): Promise<void> {
  turn += 1;
  const own = turn;
  const { emails, refused } = await readEmailFiles([file]);
  if (own === turn && $upload.get().sent === null) $upload.set({ ...IDLE, emails, failure: summary(refused) });
}

/** Looks into files; a single message is analysed at once. */
export async function openFiles(files: Iterable<File>): Promise<void> {
  if ($upload.get().sent !== null) return;
  turn += 1;
  const own = turn;
  const { emails, omitted, refused } = await readEmailFiles(files);
  if (own !== turn || $upload.get().sent !== null) return;
  const failure = summary(refused);
  const [only, ...more] = emails;
  if (!only) $upload.set({ ...$upload.get(), failure });
  else if (more.length > 0 || failure !== '') $upload.set({ ...IDLE, emails, omitted, failure });
  else {
    $upload.set(IDLE);
    await analyseEmail(only);
  }
}

function summary(refused: readonly string[]): string {
  const unsaid = refused.length - MOST_REASONS;
  const told = refused.slice(0, MOST_REASONS).join(' ');
  return unsaid > 0 ? `${told} ${unsaid} more could not be read.` : told;
}

/** Sends a whole message to be analysed, and shows what was found. */
export async function analyseEmail(email: FoundEmail): Promise<void> {
  const before = $upload.get();
  const shown = $prediction.get();
  if (before.sent !== null || shown.status === 'loading') return;
  running = new AbortController();
  const { signal } = running;
  const analysing = { ...before, analysed: email, failure: '' };
  const onProgress = (sent: number) => $upload.set({ ...analysing, sent });
  onProgress(0);
  let failure = FAILED;
  const outcome = await showPrediction(async () => {
    const answer = await upload<unknown>({
      path: ANALYSES_PATH,
      content: email.source,
      contentType: MESSAGE_TYPE,
      onProgress,
      signal,
    });
    if (!answer.ok) failure = serverMessage(answer.error) ?? FAILED;
    return answer;
  });
  if (outcome === 'overtaken') return;
  if (outcome === 'shown') $upload.set({ ...analysing, sent: null });
  else if (signal.aborted) {
    $upload.set(before);
    $prediction.set(shown);
  } else $upload.set({ ...analysing, analysed: null, sent: null, failure });
}

/** Breaks off what is being sent. */
export function cancelUpload(): void {
  running?.abort();
}

// Nothing of one user's emails stays on the page for the next.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  turn += 1;
  running?.abort();
  $upload.set(IDLE);
});
