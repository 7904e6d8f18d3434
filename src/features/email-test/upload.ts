import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { $auth } from '../../client/session.ts';
import { upload } from '../../client/upload.ts';
import { ANALYSES_PATH, MESSAGE_TYPE } from '../predict/contract.ts';
import { type FoundLetter, readLetterFiles } from './letter-file.ts';
import { $prediction, showPrediction } from './store.ts';

export interface UploadState {
  /** What a file of several messages leaves to choose from. */
  letters: readonly FoundLetter[];
  /** How many more there are in it. */
  omitted: number;
  /** The part that is sent; null when nothing is under way. */
  sent: number | null;
  /** What went wrong, as a sentence. */
  failure: string;
}

const FAILED = 'The email could not be analysed. Please try again.';

const IDLE: UploadState = { letters: [], omitted: 0, sent: null, failure: '' };

export const $upload = atom<UploadState>(IDLE);

let running: AbortController | undefined;

/** Looks into files; a single message is analysed at once. */
export async function openFiles(files: Iterable<File>): Promise<void> {
  if ($upload.get().sent !== null) return;
  const read = await readLetterFiles(files);
  if (!read.ok) {
    $upload.set({ ...IDLE, failure: read.reason });
    return;
  }
  const { letters, omitted } = read;
  const [only] = letters;
  $upload.set(letters.length > 1 ? { ...IDLE, letters, omitted } : IDLE);
  if (only && letters.length === 1) await analyseLetter(only);
}

/** Sends a whole message to be analysed, and shows what was found. */
export async function analyseLetter({ source }: FoundLetter): Promise<void> {
  if ($upload.get().sent !== null || $prediction.get().status === 'loading') return;
  const { letters, omitted } = $upload.get();
  running = new AbortController();
  const { signal } = running;
  $upload.set({ letters, omitted, sent: 0, failure: '' });
  const onProgress = (sent: number) => $upload.set({ letters, omitted, sent, failure: '' });
  let failure = FAILED;
  const outcome = await showPrediction(async () => {
    const answer = await upload<unknown>({
      path: ANALYSES_PATH,
      content: source,
      contentType: MESSAGE_TYPE,
      onProgress,
      signal,
    });
    if (!answer.ok) failure = serverMessage(answer.error) ?? FAILED;
    return answer;
  });
  if (outcome === 'overtaken') return;
  $upload.set({ letters, omitted, sent: null, failure: outcome === 'failed' && !signal.aborted ? failure : '' });
}

/** Breaks off what is being sent. */
export function cancelUpload(): void {
  running?.abort();
}

// Nothing of one user's letters stays on the page for the next.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  running?.abort();
  $upload.set(IDLE);
});
