import { atom } from 'nanostores';
import { type Answer, type RequestError, serverMessage } from '../../client/answer.ts';
import { showToast, showUndo } from '../../client/toast.ts';
import { type Before, mark, undo } from '../corrections/store.ts';
import { BULK_CORRECTION_TEXTS } from '../corrections/texts.ts';
import { scanAgain } from './api.ts';
import { applyScan, eraseScan } from './scan-store.ts';
import { $selection, deselect } from './selection.ts';
import { $list, shownIn } from './store.ts';
import { BULK_TEXTS } from './view-texts.ts';

export interface Bulk {
  action: 'delete' | 'scan again' | 'mark as safe';
  done: number;
  of: number;
}

/** What is being done with the selected scans. */
export const $bulk = atom<Bulk | null>(null);

/** @returns the failure, if not all were deleted; those that are left stay selected */
export async function deleteSelected(): Promise<Answer<unknown>> {
  const { done, of, error } = await forEachSelected('delete', eraseScan);
  if (done > 0) showToast('success', BULK_TEXTS.deleted(done));
  if (!error || done === 0) return error ? { ok: false, error } : { ok: true, data: done };
  showToast('error', BULK_TEXTS.stopped(of - done, serverMessage(error)));
  return { ok: true, data: done };
}

export async function scanSelectedAgain(): Promise<void> {
  const { done, of, error } = await forEachSelected('scan again', async (id) => {
    const answer = await scanAgain(id);
    if (answer.ok) applyScan(answer.data);
    return answer;
  });
  if (done > 0) showToast('success', BULK_TEXTS.scannedAgain(done));
  if (error) showToast('error', BULK_TEXTS.stopped(of - done, serverMessage(error)));
}

export async function markSelectedSafe(): Promise<void> {
  const shownBefore = shownIn($list.get().pages);
  const marked: Before[] = [];
  const { done, of, error } = await forEachSelected('mark as safe', async (id) => {
    const answer = await mark(id, { opinion: 'safe' });
    if (answer.ok) marked.push({ id, before: answer.data.before });
    return answer;
  });
  const left = shownBefore - shownIn($list.get().pages);
  if (done > 0) showUndo('bulk', BULK_CORRECTION_TEXTS.done(done, left), () => void undo(marked.toReversed()));
  if (error) showToast('error', BULK_TEXTS.stopped(of - done, serverMessage(error)));
}

/** One after the other, because each is limited by time. Every next one would fail, too, after some failures. */
async function forEachSelected(action: Bulk['action'], act: (id: string) => Promise<Answer<unknown>>) {
  const ids = [...$selection.get().ids];
  let done = 0;
  let error: RequestError | undefined;
  if ($bulk.get() !== null) return { done, of: ids.length, error };
  for (const id of ids) {
    $bulk.set({ action, done, of: ids.length });
    const answer = await act(id);
    if (answer.ok) {
      done += 1;
      deselect(id);
    } else {
      error = answer.error;
      if (stopsAll(error)) break;
    }
  }
  $bulk.set(null);
  return { done, of: ids.length, error };
}

function stopsAll({ status }: RequestError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
