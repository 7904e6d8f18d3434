import { atom } from 'nanostores';
import { type Answer, serverMessage } from '../../client/answer.ts';
import { download } from '../../client/download.ts';
import { fill, query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { discardReturnPath } from '../../client/return-path.ts';
import { saveFile } from '../../client/save-file.ts';
import { endPush } from '../../client/service-worker.ts';
import { $auth, clearUser } from '../../client/session.ts';
import { showToast, toastAfterNavigation } from '../../client/toast.ts';
import { forgetAlerts } from '../alerts/store.ts';
import { deleteReport } from '../feedback/api.ts';
import { $receipts } from '../feedback/receipts-store.ts';
import { type DisconnectAnswer, MAILBOX_PATHS } from '../mailbox/contract.ts';
import { $connectedMailbox, kindOfConnected } from '../mailbox/store.ts';
import { MAILBOX_MESSAGES } from '../mailbox/texts.ts';
import { eraseScans } from '../scanning/api.ts';
import { $baseline, $monitor } from '../scanning/store.ts';
import { reloadList } from '../scans/store.ts';
import { changePassword, endSession, sessions, signInMethods, unlinkIdentity } from '../sign-in/api.ts';
import { withConfirmation } from '../sign-in/confirm-store.ts';
import { ACCOUNT_PATHS, type AccountAnswer, type DeletedAnswer } from './contract.ts';
import { type PasswordProblem, passwordProblem } from './password-problem.ts';
import { ACCOUNT_TEXTS, DEVICES_TEXTS, PASSWORD_SECTION_TEXTS } from './texts.ts';

const LONG_TOAST_MS = 10_000;

/** Everything the page shows. It fills the queries of the sections, which refetch by themselves. */
export const $account = query('account', async () => {
  const answer = await request<AccountAnswer>({ method: 'GET', path: ACCOUNT_PATHS.account, params: ownParams() });
  if (answer.ok && answer.data.user.userId === $auth.get().userId) handOut(answer.data);
  return answer;
});

function handOut({ mailbox, senders, baseline, sharedVerdicts, methods, passkeys, sessions, apiKeys }: AccountAnswer) {
  fill('mailbox', mailbox);
  fill('senders', senders);
  fill('baseline', baseline);
  fill('shared-verdicts', sharedVerdicts);
  fill('sign-in-methods', methods);
  fill('passkeys', passkeys);
  fill('sessions', sessions);
  fill('api-keys', apiKeys);
}

export const $sessions = query('sessions', sessions);

export const $signInMethods = query('sign-in-methods', signInMethods);

export async function removeIdentity(identityId: string): Promise<Answer<unknown>> {
  const answer = await withConfirmation(() => unlinkIdentity(identityId));
  const isGone = answer.ok || answer.error.status === 404;
  if (isGone) $signInMethods.revalidate();
  return isGone ? { ok: true, data: null } : answer;
}

/** Logs out all other devices. @returns what is wrong, or undefined */
export async function saveNewPassword(
  currentPassword: string,
  newPassword: string,
): Promise<PasswordProblem | undefined> {
  const answer = await withConfirmation(() => changePassword({ currentPassword, newPassword }));
  if (!answer.ok) return passwordProblem(answer.error);
  $signInMethods.revalidate();
  $sessions.revalidate();
  showToast('success', PASSWORD_SECTION_TEXTS.changed);
  return undefined;
}

export async function disconnectMailbox(): Promise<Answer<DisconnectAnswer>> {
  const kind = kindOfConnected($connectedMailbox.value?.data?.mailbox);
  const answer = await request<DisconnectAnswer>({
    method: 'DELETE',
    path: MAILBOX_PATHS.connection,
    params: ownParams(),
  });
  if (!answer.ok) return answer;
  $connectedMailbox.revalidate();
  $monitor.revalidate();
  if (!answer.data.revoked) showToast('plain', MAILBOX_MESSAGES.notRevoked(kind), LONG_TOAST_MS);
  return answer;
}

/** Withdraws the consent to scanning and deletes all results. */
export async function deleteScans(): Promise<Answer<unknown>> {
  const answer = await eraseScans();
  if (!answer.ok) return answer;
  forgetAlerts();
  reloadList();
  $monitor.revalidate();
  $baseline.revalidate();
  return answer;
}

export async function saveMyData(): Promise<Answer<Blob>> {
  const answer = await withConfirmation(() => download({ path: ACCOUNT_PATHS.data, params: ownParams() }));
  if (answer.ok) saveFile('letterlock-data.json', answer.data);
  return answer;
}

/** Deletes the account and the reports listed in this browser, which the server can't link to it, and logs out. */
export async function deleteAccount(): Promise<'deleted' | { status: 'failed'; message: string }> {
  const { userId } = $auth.get();
  const receipts = $receipts.get().filter((stored) => stored.userId === userId);
  const kind = kindOfConnected($connectedMailbox.value?.data?.mailbox);
  const answer = await withConfirmation(() =>
    request<DeletedAnswer>({ method: 'DELETE', path: ACCOUNT_PATHS.account, params: ownParams() }),
  );
  if (!answer.ok) {
    return { status: 'failed', message: serverMessage(answer.error) ?? answer.error.message ?? '' };
  }
  const outcomes = await Promise.all(receipts.map(({ receipt }) => deleteReport(receipt)));
  const left = outcomes.filter(({ ok }) => !ok).length;
  toastAfterNavigation('success', ACCOUNT_TEXTS.deleted, LONG_TOAST_MS);
  if (!answer.data.revoked) toastAfterNavigation('plain', MAILBOX_MESSAGES.notRevoked(kind), LONG_TOAST_MS);
  if (left > 0) toastAfterNavigation('plain', ACCOUNT_TEXTS.reportsLeft, LONG_TOAST_MS);
  discardReturnPath();
  clearUser();
  await endPush();
  // Not the home page, because it shows no toasts.
  location.assign('/oauth/login');
  return 'deleted';
}

export const $ending = atom<string | null>(null);

/** @returns whether the device is logged out now */
export async function logOutDevice(sessionId: string): Promise<boolean> {
  if ($ending.get() !== null) return false;
  $ending.set(sessionId);
  const answer = await endSession(sessionId);
  $ending.set(null);
  // A session that has already ended counts too.
  const gone = answer.ok || answer.error.status === 404;
  if (gone) $sessions.revalidate();
  else showToast('error', DEVICES_TEXTS.failed);
  return gone;
}

const ownParams = () => ({ userId: $auth.get().userId ?? '' });
