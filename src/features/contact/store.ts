import { atom } from 'nanostores';
import { openSubmissionNames } from '../../client/submission.ts';
import { showToast } from '../../client/toast.ts';
import { type FormResult, submitForm } from '../forms/api.ts';
import { SUBMISSION_FIELD } from '../forms/contract.ts';

export type ContactState =
  | { status: 'idle' | 'submitting' | 'succeeded' }
  | ({ status: 'failed' } & Pick<Extract<FormResult, { kind: 'error' }>, 'formErrors' | 'fieldErrors'>);

export const CONTACT_FORM_ID: string = import.meta.env.PUBLIC_CONTACT_FORM_ID || 'contact';
const SUCCESS_MS = 4000;
const FAILURE_MS = 6000;

const names = openSubmissionNames();

export const $contact = atom<ContactState>({ status: 'idle' });

/** Sends a message. What was typed stays wherever it is: the view empties the form once this has succeeded. */
export async function sendMessage(fields: Record<string, string>): Promise<void> {
  if ($contact.get().status === 'submitting') return;
  $contact.set({ status: 'submitting' });
  const name = names.nameOf(fields);
  const sent = name === undefined ? fields : { ...fields, [SUBMISSION_FIELD]: name };
  const result = await submitForm({ host: 'forms', formId: CONTACT_FORM_ID, fields: sent });
  if (result.kind === 'success') {
    names.arrived();
    $contact.set({ status: 'succeeded' });
    showToast('success', 'Message sent successfully!', SUCCESS_MS);
  } else {
    $contact.set({ ...result, status: 'failed' });
    showToast('error', 'Failed to send message. Please try again.', FAILURE_MS);
  }
}
