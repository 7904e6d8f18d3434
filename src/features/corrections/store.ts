import { type Answer, serverMessage } from '../../client/answer.ts';
import { dropCached } from '../../client/queries.ts';
import { dismissUndo, showToast, showUndo } from '../../client/toast.ts';
import { readScan } from '../scans/api.ts';
import type { CorrectionAnswer, ScanAnswer } from '../scans/contract.ts';
import { applyScan, scanStore } from '../scans/scan-store.ts';
import { bringBack, recount, updateScan } from '../scans/store.ts';
import { correctFinding, correctVerdict, removeSender, undoCorrection, undoFinding } from './api.ts';
import type { CorrectionBody, FindingBody } from './contract.ts';
import { $senders, showForgotten } from './senders-store.ts';
import { FINDING_TEXTS, TRUST_TEXTS, VERDICT_CORRECTION_TEXTS } from './texts.ts';

/** The correction that a scan had before, so that an undo can restore it. */
export type Before = { id: string } & Pick<CorrectionAnswer, 'before'>;

/** Stores a correction and updates the list and the counts. */
export async function mark(scanId: string, body: CorrectionBody): Promise<Answer<CorrectionAnswer>> {
  return applied(await correctVerdict(scanId, body));
}

export async function unmark({ id, before }: Before): Promise<Answer<CorrectionAnswer>> {
  return before ? mark(id, before) : applied(await undoCorrection(id));
}

/** @returns the failure's message */
export async function correct(scan: ScanAnswer, body: CorrectionBody): Promise<string | undefined> {
  const answer = await mark(scan.id, body);
  if (!answer.ok) return serverMessage(answer.error) ?? VERDICT_CORRECTION_TEXTS.failed;
  const { before } = answer.data;
  showUndo(scan.id, doneText(body), () => void undo([{ id: scan.id, before }]));
  return undefined;
}

function doneText({ opinion, coversEmail }: CorrectionBody): string {
  return coversEmail === false ? TRUST_TEXTS.trusted : VERDICT_CORRECTION_TEXTS.done(opinion);
}

/** @returns whether all were undone */
export async function undo(scans: readonly Before[]): Promise<boolean> {
  for (const scan of scans) {
    dismissUndo(scan.id);
    const answer = await unmark(scan);
    // A scan that was deleted has nothing left to undo.
    if (answer.ok || answer.error.status === 404) continue;
    showToast('error', serverMessage(answer.error) ?? VERDICT_CORRECTION_TEXTS.undoFailed);
    return false;
  }
  showToast('success', VERDICT_CORRECTION_TEXTS.undone);
  bringBack(scans.map(({ id }) => id));
  return true;
}

export async function hideFinding(scanId: string, signalId: string, body: FindingBody): Promise<string | undefined> {
  const answer = await correctFinding(scanId, signalId, body);
  if (!answer.ok) return serverMessage(answer.error) ?? VERDICT_CORRECTION_TEXTS.failed;
  applyScan(answer.data);
  showUndo(`${scanId} ${signalId}`, FINDING_TEXTS.done, () => void restoreFinding(scanId, signalId));
  return undefined;
}

/** @returns whether it is shown again */
export async function restoreFinding(scanId: string, signalId: string): Promise<boolean> {
  dismissUndo(`${scanId} ${signalId}`);
  const answer = await undoFinding(scanId, signalId);
  if (answer.ok) {
    applyScan(answer.data);
    showToast('success', FINDING_TEXTS.restored);
  } else showToast('error', serverMessage(answer.error) ?? VERDICT_CORRECTION_TEXTS.undoFailed);
  return answer.ok;
}

/** For the page of an email that an opinion of its sender applies to. @returns whether it was removed */
export async function forgetSenderOf(scanId: string, correctionId: string): Promise<boolean> {
  const answer = await removeSender(correctionId);
  if (!answer.ok && answer.error.status !== 404) {
    showToast('error', serverMessage(answer.error) ?? VERDICT_CORRECTION_TEXTS.undoFailed);
    return false;
  }
  const scan = await readScan(scanId);
  showForgotten();
  // In one step, so that the page isn't empty in between.
  if (scan.ok) applyScan(scan.data);
  return true;
}

function applied(answer: Answer<CorrectionAnswer>): Answer<CorrectionAnswer> {
  if (!answer.ok) return answer;
  const { scan, changed } = answer.data;
  for (const other of changed) {
    updateScan(other);
    if (other.id !== scan.id) scanStore(other.id).invalidate();
  }
  applyScan(scan);
  void recount();
  $senders.invalidate();
  dropCached('scan-counts/');
  dropCached('attention/');
  return answer;
}
