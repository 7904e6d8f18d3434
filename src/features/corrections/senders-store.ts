import type { Answer } from '../../client/answer.ts';
import { dropCached, query } from '../../client/queries.ts';
import { showToast } from '../../client/toast.ts';
import { $list, loadList } from '../scans/store.ts';
import { listSenders, removeSender } from './api.ts';
import { SENDERS_TEXTS } from './senders-texts.ts';

export const $senders = query('senders', listSenders);

/** A sender no longer on the list counts as removed. */
export async function forgetSender(correctionId: string): Promise<Answer<unknown>> {
  const answer = await removeSender(correctionId);
  if (!answer.ok && answer.error.status !== 404) return answer;
  showForgotten();
  return { ok: true, data: undefined };
}

export function showForgotten(): void {
  $senders.revalidate();
  dropCached('scan');
  dropCached('attention/');
  if ($list.get().status !== 'nothing') void loadList($list.get().filter);
  showToast('success', SENDERS_TEXTS.removed);
}
