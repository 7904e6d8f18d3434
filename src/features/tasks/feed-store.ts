import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { $auth } from '../../client/session.ts';
import { showToast } from '../../client/toast.ts';
import { createFeed, feedAddress, readFeed, revokeFeed } from './api.ts';
import { TASK_RESULTS } from './texts.ts';

export const $feed = query('calendar feed', readFeed);

/** The link that was created in this page. */
export const $newLink = atom<string | null>(null);

$auth.listen(({ userId }, before) => {
  if (userId !== before?.userId) $newLink.set(null);
});

export async function createLink(): Promise<boolean> {
  const answer = await createFeed();
  if (!answer.ok) {
    showToast('error', `${TASK_RESULTS.linkFailed} ${serverMessage(answer.error) ?? ''}`.trim());
    return false;
  }
  $newLink.set(feedAddress(answer.data.token));
  $feed.mutate({ madeAt: answer.data.madeAt, readAt: null });
  return true;
}

export async function revokeLink(): Promise<boolean> {
  const answer = await revokeFeed();
  if (!answer.ok) {
    showToast('error', `${TASK_RESULTS.revokeFailed} ${serverMessage(answer.error) ?? ''}`.trim());
    return false;
  }
  $newLink.set(null);
  $feed.mutate({ madeAt: null, readAt: null });
  showToast('success', TASK_RESULTS.linkRevoked);
  return true;
}
