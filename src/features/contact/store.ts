import { atom } from 'nanostores';
import { type FormResult, submitForm } from '../../client/form-provider.ts';
import { showToast } from '../../client/toast.ts';

export type ContactState =
  | { status: 'idle' | 'submitting' | 'succeeded' }
  | ({ status: 'failed' } & Pick<Extract<FormResult, { kind: 'error' }>, 'formErrors' | 'fieldErrors'>);

export const CONTACT_FORM_ID: string = import.meta.env.PUBLIC_CONTACT_FORM_ID || 'contact';
const SUCCESS_MS = 4000;
const FAILURE_MS = 6000;

export const $contact = atom<ContactState>({ status: 'idle' });

/** Sends a message. What was typed stays wherever it is: the view empties the form once this has succeeded. */
export async function sendMessage(fields: Record<string, string>): Promise<void> {
  if ($contact.get().status === 'submitting') return;
  $contact.set({ status: 'submitting' });
  const result = await submitForm({ host: 'forms', formId: CONTACT_FORM_ID, fields });
  if (result.kind === 'success') {
    $contact.set({ status: 'succeeded' });
    showToast('success', 'Message sent successfully!', SUCCESS_MS);
  } else {
    $contact.set({ ...result, status: 'failed' });
    showToast('error', 'Failed to send message. Please try again.', FAILURE_MS);
  }
}
