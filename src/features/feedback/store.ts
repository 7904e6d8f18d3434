import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { openSubmissionNames } from '../../client/submission.ts';
import { showToast } from '../../client/toast.ts';
import { FEEDBACK_PATH, type FeedbackAnswer } from './contract.ts';
import { contentOf, type Draft, EMPTY, type Missing, missingIn, requestOf } from './draft.ts';
import { clearExtensionData } from './extension-data.ts';
import { takePrefill } from './prefill.ts';
import { saveReceipt } from './receipts-store.ts';
import { FORM_TEXTS, MISSING_MESSAGES } from './texts.ts';

export type FeedbackState =
  /** `failure`: the server's message; `missing`: the field missing at the last press. */
  | { status: 'filling'; missing?: Missing; failure?: string | undefined }
  | { status: 'sending' }
  | { status: 'sent'; answer: FeedbackAnswer }
  /** Browsers let a page close only tabs opened by a page. */
  | { status: 'left-open'; receipt?: string };

const CHECK_TOAST_MS = 4000;
const FAILURE_TOAST_MS = 6000;

const names = openSubmissionNames();

export const $draft = atom<Draft>(EMPTY);
export const $feedback = atom<FeedbackState>({ status: 'filling' });
/** The receipt in the address, whose report is shown instead of the form. */
export const $receipt = atom<string | null>(null);

/** Reads the address now and whenever its fragment changes. @returns a function that stops it */
export function followAddress(): () => void {
  const read = () => {
    const { content, reason, receipt } = takePrefill();
    $receipt.set(receipt ?? null);
    if (content !== undefined && $feedback.get().status !== 'sending') $feedback.set({ status: 'filling' });
    const draft = $draft.get();
    $draft.set({
      ...draft,
      ...(content === undefined ? { content: draft.content ?? '' } : contentOf(content)),
      ...(reason && { reason }),
    });
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
}

export function change(part: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...part });
  if ($feedback.get().status !== 'sending') $feedback.set({ status: 'filling' });
}

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
    showToast('error', FORM_TEXTS.failed, FAILURE_TOAST_MS);
    return;
  }
  names.arrived();
  // Stored only here: the report itself is sent without a user.
  saveReceipt(answer.data.receipt, draft.reason);
  clearExtensionData();
  // Another email may have arrived while this one was being sent.
  if ($draft.get() === draft) $draft.set({ ...EMPTY, content: '' });
  $feedback.set({ status: 'sent', answer: answer.data });
}

export function reportNext(): void {
  $feedback.set({ status: 'filling' });
}

export function close(): void {
  const state = $feedback.get();
  $draft.set({ ...EMPTY, content: '' });
  $feedback.set({ status: 'left-open', ...(state.status === 'sent' && { receipt: state.answer.receipt }) });
  window.close();
}
