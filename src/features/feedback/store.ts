import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { openSubmissionNames } from '../../client/submission.ts';
import { showToast } from '../../client/toast.ts';
import { FEEDBACK_PATH, type FeedbackAnswer } from './contract.ts';
import { contentOf, type Draft, EMPTY, MISSING_MESSAGES, type Missing, missingIn, requestOf } from './draft.ts';
import { clearExtensionData } from './extension-data.ts';
import { takePrefill } from './prefill.ts';
import { keepReceipt } from './receipts.ts';

export type FeedbackState =
  /** `failure`: what the server said; `missing`: what the last press found missing. */
  | { status: 'filling'; missing?: Missing; failure?: string | undefined }
  | { status: 'sending' }
  | { status: 'sent'; answer: FeedbackAnswer }
  /** The browser lets a page close only tabs that a page has opened. */
  | { status: 'left-open' };

const CHECK_TOAST_MS = 4000;
const FAILURE_TOAST_MS = 6000;

const names = openSubmissionNames();

export const $draft = atom<Draft>(EMPTY);
export const $feedback = atom<FeedbackState>({ status: 'filling' });
/** The receipt in the address: the report that is looked up instead of a new one. */
export const $receipt = atom<string | null>(null);

/** Takes what the address brought, now and whenever its fragment changes. @returns what ends it */
export function followAddress(): () => void {
  const read = () => {
    const { content, receipt } = takePrefill();
    $receipt.set(receipt ?? null);
    if (content !== undefined && $feedback.get().status !== 'sending') $feedback.set({ status: 'filling' });
    const draft = $draft.get();
    $draft.set({ ...draft, ...(content === undefined ? { content: draft.content ?? '' } : contentOf(content)) });
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
}

export function change(part: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...part });
  if ($feedback.get().status !== 'sending') $feedback.set({ status: 'filling' });
}

/** Sends the report, or says what is missing. Whatever fails, everything stays as it was. */
export async function submit(): Promise<void> {
  if ($feedback.get().status === 'sending') return;
  const draft = $draft.get();
  const missing = missingIn(draft);
  if (missing) {
    $feedback.set({ status: 'filling', missing });
    showToast('error', MISSING_MESSAGES[missing], CHECK_TOAST_MS);
    return;
  }
  $feedback.set({ status: 'sending' });
  const body = { ...requestOf(draft, new Date()), submission: names.nameOf(draft) };
  const answer = await request<FeedbackAnswer>({ method: 'POST', path: FEEDBACK_PATH, body, anonymous: true });
  if (!answer.ok) {
    $feedback.set({ status: 'filling', failure: serverMessage(answer.error) ?? answer.error.message });
    showToast('error', 'Failed to submit. Please try again.', FAILURE_TOAST_MS);
    return;
  }
  names.arrived();
  // The report itself is sent in nobody's name.
  keepReceipt(answer.data.receipt, draft.reason);
  clearExtensionData();
  // Another email may have come meanwhile.
  if ($draft.get() === draft) $draft.set({ ...EMPTY, content: '' });
  $feedback.set({ status: 'sent', answer: answer.data });
}

/** Goes on with the email that came while the one before was being sent. */
export function reportNext(): void {
  $feedback.set({ status: 'filling' });
}

/** Resets the form and closes the window, if the browser lets it. */
export function close(): void {
  $draft.set({ ...EMPTY, content: '' });
  $feedback.set({ status: 'left-open' });
  window.close();
}
