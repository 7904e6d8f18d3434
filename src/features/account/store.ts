import { atom } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import { download } from '../../client/download.ts';
import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { saveFile } from '../../client/save-file.ts';
import { $auth, clearUser } from '../../client/session.ts';
import { showToast, toastAfterNavigation } from '../../client/toast.ts';
import { forgetAlerts } from '../alerts/store.ts';
import { deleteReport } from '../feedback/api.ts';
import { $receipts } from '../feedback/receipts.ts';
import { type ConnectionAnswer, type DisconnectAnswer, MAILBOX_PATHS } from '../mailbox/contract.ts';
import { $baseline } from '../scanning/baseline-store.ts';
import { $monitor } from '../scanning/store.ts';
import { eraseScans } from '../scans/api.ts';
import { NO_FILTER } from '../scans/filter.ts';
import { loadList } from '../scans/store.ts';
import { currentUser, endSession, sessions } from '../sign-in/api.ts';
import { discardReturnPath } from '../sign-in/return-path.ts';
import { ACCOUNT_PATHS, type DeletedAnswer } from './contract.ts';

const LONG_TOAST_MS = 10_000;
const NOT_REVOKED =
  'Google did not confirm that our access to your mailbox has ended. Please remove it in your Google account, too.';

/** Whom the server takes us for. Asking it also ends a session here that has ended there. */
export const $currentUser = query('current-user', currentUser);

/** Where the user is logged in. */
export const $sessions = query('sessions', sessions);

/** Which mailbox is connected. */
export const $connectedMailbox = query('mailbox', () =>
  request<ConnectionAnswer>({
    method: 'GET',
    path: MAILBOX_PATHS.connection,
    params: ownParams(),
  }),
);

/** Disconnects the mailbox, and asks what that has changed. */
export async function disconnectMailbox(): Promise<Answer<DisconnectAnswer>> {
  const answer = await request<DisconnectAnswer>({
    method: 'DELETE',
    path: MAILBOX_PATHS.connection,
    params: ownParams(),
  });
  if (!answer.ok) return answer;
  $connectedMailbox.revalidate();
  $monitor.revalidate();
  if (!answer.data.revoked) showToast('plain', NOT_REVOKED, LONG_TOAST_MS);
  return answer;
}

/** Withdraws the consent to scanning and deletes all that came of it, on the server and on this page. */
export async function deleteScans(): Promise<Answer<unknown>> {
  const answer = await eraseScans();
  if (!answer.ok) return answer;
  forgetAlerts();
  void loadList(NO_FILTER);
  $monitor.revalidate();
  $baseline.revalidate();
  return answer;
}

/** Fetches everything that is stored about the user, and saves it. */
export async function saveMyData(): Promise<Answer<Blob>> {
  const answer = await download({ path: ACCOUNT_PATHS.data, params: ownParams() });
  if (answer.ok) saveFile('letterlock-data.json', answer.data);
  return answer;
}

/**
 * Deletes the account, and the reports whose receipts stand in its list in this browser: the server does not know whose
 * they are. Nobody is signed in afterwards.
 */
export async function deleteAccount(): Promise<
  'deleted' | { status: 'sign-in-again' } | { status: 'failed'; message: string }
> {
  const { userId } = $auth.get();
  const receipts = $receipts.get().filter((kept) => kept.userId === userId);
  const answer = await request<DeletedAnswer>({ method: 'DELETE', path: ACCOUNT_PATHS.account, params: ownParams() });
  if (!answer.ok) {
    if (serverCode(answer.error) === 'SIGN_IN_AGAIN') return { status: 'sign-in-again' };
    return { status: 'failed', message: serverMessage(answer.error) ?? answer.error.message ?? '' };
  }
  const outcomes = await Promise.all(receipts.map(({ receipt }) => deleteReport(receipt)));
  const left = outcomes.filter(({ ok }) => !ok).length;
  toastAfterNavigation('success', 'Your account and everything in it is deleted.', LONG_TOAST_MS);
  if (!answer.data.revoked) toastAfterNavigation('plain', NOT_REVOKED, LONG_TOAST_MS);
  if (left > 0)
    toastAfterNavigation('plain', 'Some reports could not be deleted; they end after 90 days.', LONG_TOAST_MS);
  discardReturnPath();
  clearUser();
  // The home page, where the guard would lead, shows no toasts.
  location.assign('/oauth/login');
  return 'deleted';
}

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

const ownParams = () => ({ userId: $auth.get().userId ?? '' });
