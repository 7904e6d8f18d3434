import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { showToast } from '../../client/toast.ts';
import { submitForm } from '../forms/api.ts';
import { ALREADY_SUBMITTED, WAITLIST_PATH } from './contract.ts';
import { EMPTY, requestOf, summaryOf, type WaitlistFields } from './waitlist-form.ts';

export interface WaitlistState {
  status: 'form' | 'submitting' | 'success';
  /** What the server said to the last failure. */
  failure?: string | undefined;
}

const FORM_ID: string = import.meta.env.PUBLIC_WAITLIST_FORM_ID || 'waitlist';
const TOAST_MS = 6000;

export const $fields = atom<WaitlistFields>(EMPTY);
export const $waitlist = atom<WaitlistState>({ status: 'form' });

export async function join(): Promise<void> {
  if ($waitlist.get().status !== 'form') return;
  const fields = $fields.get();
  $waitlist.set({ status: 'submitting' });
  const answer = await request({ method: 'POST', path: WAITLIST_PATH, body: requestOf(fields), anonymous: true });
  if (!answer.ok) {
    const duplicate = answer.error.status === 409;
    const failure = serverMessage(answer.error) ?? answer.error.message;
    $waitlist.set(duplicate ? { status: 'form' } : { status: 'form', failure });
    const message = duplicate
      ? (serverMessage(answer.error) ?? ALREADY_SUBMITTED)
      : 'Failed to submit. Please try again.';
    showToast('error', message, TOAST_MS);
    return;
  }
  $waitlist.set({ status: 'success' });
  showToast('success', 'You’ve been successfully added to the waitlist! 🎉', TOAST_MS);
  // Whatever becomes of it, the place on the list is safe.
  void submitForm({
    host: 'notify',
    formId: FORM_ID,
    fields: { email: fields.workEmail, message: summaryOf(fields) },
  });
}

/** For the next address. */
export function startAgain(): void {
  $fields.set(EMPTY);
  $waitlist.set({ status: 'form' });
}
