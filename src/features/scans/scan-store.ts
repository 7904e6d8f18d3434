import { atom } from 'nanostores';
import { type Answer, type RequestError, serverCode, serverMessage } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { showToast } from '../../client/toast.ts';
import { deleteScan, readEmail, readScan, scanAgain } from './api.ts';
import { forgetScan, updateScan } from './store.ts';

export const scanStore = (scanId: string) => query(`scan/${scanId}`, () => readScan(scanId));

/** Read from the mailbox each time that it is opened anew, and kept as long as every answer is. */
export const emailStore = (scanId: string) => query(`email/${scanId}`, () => readEmail(scanId));

/** What keeps the message's text away, by who can change it. */
export type EmailGap = 'gone' | 'elsewhere' | 'not connected' | 'reconnect' | 'away';

const GAPS: Record<string, EmailGap> = {
  MESSAGE_UNREADABLE: 'gone',
  MESSAGE_TOO_LARGE: 'gone',
  EMAIL_ELSEWHERE: 'elsewhere',
  MAILBOX_NOT_CONNECTED: 'not connected',
  MAILBOX_RECONNECT: 'reconnect',
};

export function gapOf(error: RequestError): EmailGap {
  return GAPS[serverCode(error) ?? ''] ?? 'away';
}

/** Deletes a scan; one that is gone already is gone all the same. */
export async function removeScan(scanId: string): Promise<Answer<unknown>> {
  const answer = await deleteScan(scanId);
  const isGone = answer.ok || answer.error.status === 404;
  if (!isGone) return answer;
  forgetScan(scanId);
  scanStore(scanId).invalidate();
  showToast('success', 'The scan is deleted.');
  return { ok: true, data: undefined };
}

/** The scan whose message is being scanned again. */
export const $scanningAgain = atom<string | null>(null);

/**
 * Scans a message once more, with the engine of today.
 * @returns whether it was
 */
export async function renewScan(scanId: string): Promise<boolean> {
  if ($scanningAgain.get() !== null) return false;
  $scanningAgain.set(scanId);
  const answer = await scanAgain(scanId);
  $scanningAgain.set(null);
  if (!answer.ok) {
    showToast('error', serverMessage(answer.error) ?? 'The message could not be scanned again. Please try again.');
    return false;
  }
  scanStore(scanId).mutate(answer.data);
  updateScan(answer.data);
  showToast('success', 'The message was scanned again.');
  return true;
}
