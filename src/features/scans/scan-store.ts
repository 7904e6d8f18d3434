import { atom } from 'nanostores';
import { type Answer, type RequestError, serverCode, serverMessage } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { saveFile } from '../../client/save-file.ts';
import { showToast } from '../../client/toast.ts';
import { deleteScan, downloadStix, readEmail, readScan, scanAgain } from './api.ts';
import type { ScanAnswer } from './contract.ts';
import { dropScan, updateScan } from './store.ts';
import { ACTION_TEXTS } from './texts.ts';

export const scanStore = (scanId: string) => query(`scan/${scanId}`, () => readScan(scanId));

/** Read from the mailbox whenever it is opened, and cached like every other answer. */
export const emailStore = (scanId: string) => query(`email/${scanId}`, () => readEmail(scanId));

/** Why the email's text is missing. */
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

/** Deletes a scan and says so. */
/** For threat platforms. */
export async function saveStix(scanId: string): Promise<void> {
  const answer = await downloadStix(scanId);
  if (answer.ok) saveFile(ACTION_TEXTS.stixFile, answer.data);
  else showToast('error', serverMessage(answer.error) ?? ACTION_TEXTS.stixFailed);
}

export async function removeScan(scanId: string): Promise<Answer<unknown>> {
  const answer = await eraseScan(scanId);
  if (answer.ok) showToast('success', ACTION_TEXTS.deleted);
  return answer;
}

/** Deletes a scan. One that no longer exists counts as deleted. */
export async function eraseScan(scanId: string): Promise<Answer<unknown>> {
  const answer = await deleteScan(scanId);
  const isGone = answer.ok || answer.error.status === 404;
  if (!isGone) return answer;
  dropScan(scanId);
  scanStore(scanId).invalidate();
  return { ok: true, data: undefined };
}

/** Shows the result of a repeated scan. */
export function applyScan(scan: ScanAnswer): void {
  scanStore(scan.id).mutate(scan);
  updateScan(scan);
}

/** Id of the scan that is being repeated. */
export const $scanningAgain = atom<string | null>(null);

/** @returns whether it succeeded */
export async function renewScan(scanId: string): Promise<boolean> {
  if ($scanningAgain.get() !== null) return false;
  $scanningAgain.set(scanId);
  const answer = await scanAgain(scanId);
  $scanningAgain.set(null);
  if (!answer.ok) {
    showToast('error', serverMessage(answer.error) ?? ACTION_TEXTS.scanAgainFailed);
    return false;
  }
  applyScan(answer.data);
  showToast('success', ACTION_TEXTS.scannedAgain);
  return true;
}
