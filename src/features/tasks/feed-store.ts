import { atom } from 'nanostores';
import { serverMessage } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { $auth } from '../../client/session.ts';
import { showToast } from '../../client/toast.ts';
import { feedAddress, makeFeed, readFeed, revokeFeed } from './api.ts';

export const $feed = query('calendar feed', readFeed);

/** The address that was made on this page. */
export const $newAddress = atom<string | null>(null);

$auth.listen(({ userId }, before) => {
  if (userId !== before?.userId) $newAddress.set(null);
});

export async function makeAddress(): Promise<boolean> {
  const answer = await makeFeed();
  if (!answer.ok) {
    showToast('error', `The address could not be made. ${serverMessage(answer.error) ?? ''}`.trim());
    return false;
  }
  $newAddress.set(feedAddress(answer.data.token));
  $feed.mutate({ madeAt: answer.data.madeAt, readAt: null });
  return true;
}

export async function revokeAddress(): Promise<boolean> {
  const answer = await revokeFeed();
  if (!answer.ok) {
    showToast('error', `The address could not be revoked. ${serverMessage(answer.error) ?? ''}`.trim());
    return false;
  }
  $newAddress.set(null);
  $feed.mutate({ madeAt: null, readAt: null });
  showToast('success', 'The address is revoked.');
  return true;
}
