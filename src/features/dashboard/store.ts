import { atom } from 'nanostores';
import { currentUser, endSession, sessions } from '../../client/auth-api.ts';
import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { showToast } from '../../client/toast.ts';
import { type ConnectionAnswer, MAILBOX_PATHS } from '../mailbox/contract.ts';

/** Whom the server takes us for. Asking it also ends a session here that has ended there. */
export const $currentUser = query('current-user', currentUser);

/** Where the user is logged in. */
export const $sessions = query('sessions', sessions);

/** Which mailbox is connected. */
export const $connectedMailbox = query('mailbox', () =>
  request<ConnectionAnswer>({
    method: 'GET',
    path: MAILBOX_PATHS.connection,
    params: { userId: $auth.get().userId ?? '' },
  }),
);

/** The session that is being ended. */
export const $ending = atom<string | null>(null);

/**
 * Logs the user out on another device.
 * @returns whether it is logged out now
 */
export async function logOutDevice(sessionId: string): Promise<boolean> {
  if ($ending.get() !== null) return false;
  $ending.set(sessionId);
  const answer = await endSession(sessionId);
  $ending.set(null);
  // One that is gone already is gone all the same.
  const gone = answer.ok || answer.error.status === 404;
  if (gone) $sessions.revalidate();
  else showToast('error', 'The device could not be logged out. Please try again.');
  return gone;
}
