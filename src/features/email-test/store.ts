import { atom } from 'nanostores';
import type { Answer } from '../../client/answer.ts';
import { fetchQuery } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { showToast } from '../../client/toast.ts';
import { type ConnectionAnswer, MAILBOX_PATHS } from '../mailbox/contract.ts';
import { type Prediction, readPrediction } from '../predict/api.ts';
import { PREDICT_PATH } from '../predict/contract.ts';
import type { Checkable } from '../shared-verdicts/store.ts';
import { $connection, noticeConnection } from './connection.ts';
import { AT_START, afterNext, afterRecent, type EmailFields, endLine, type MailboxState } from './mailbox.ts';
import { FORM_TEXTS } from './texts.ts';

const TOAST_MS = 5000;

/** Sets the form's email; with `instead`, only while the form still shows that one. */
export interface Filling extends EmailFields {
  instead?: EmailFields;
}

export type PredictionState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; prediction: Prediction; what: Checkable };

export const $mailbox = atom<MailboxState>(AT_START);
export const $prediction = atom<PredictionState>({ status: 'idle' });
export const $filling = atom<Filling>({ subject: '', body: '' });

/** Incremented by a later press or a log-out, which make earlier answers stale. */
let mailboxGeneration = 0;
let predictionGeneration = 0;
let fromMailbox: EmailFields | undefined;

/** Bypasses the cache: the user wants the newest email there is. */
export async function getRecentEmail(pressed: 'recent' | 'next' = 'recent'): Promise<void> {
  const { userId } = $auth.get();
  if (userId === null || $mailbox.get().loading === pressed) return;
  const generation = startFetching(pressed);
  const call = { method: 'GET', path: MAILBOX_PATHS.emails, params: { userId } } as const;
  const answer = await fetchQuery(`emails/${userId}`, () => request<unknown>(call), { fresh: true });
  noticeConnection(answer);
  if (generation === mailboxGeneration) apply(afterRecent($mailbox.get(), answer));
}

/** A page token always leads to the same email, so repeating it within a minute uses the cache. */
export async function getNextEmail(): Promise<void> {
  const { userId } = $auth.get();
  const state = $mailbox.get();
  const { loading, atEnd, shown, nextPageToken } = state;
  if (userId === null || loading === 'next') return;
  // The mailbox's second email follows no token: pressed first, Next would skip the newest one.
  if (!shown && !atEnd && nextPageToken === null) return getRecentEmail('next');
  if (atEnd) {
    $mailbox.set({ ...state, line: endLine(state) });
    return;
  }
  const generation = startFetching('next');
  const query = { pageToken: nextPageToken ?? undefined };
  const call = { method: 'GET', path: MAILBOX_PATHS.nextEmail, params: { userId }, query } as const;
  const key = `next-email/${userId}/${nextPageToken ?? ''}`;
  const answer = await fetchQuery(key, () => request<unknown>(call), { fresh: nextPageToken === null });
  noticeConnection(answer);
  if (generation === mailboxGeneration) apply(afterNext($mailbox.get(), answer));
}

/** On success clears the form, unless its content has changed. */
export async function submitEmail(email: EmailFields): Promise<void> {
  if ($prediction.get().status === 'loading') return;
  if (email.subject.trim() === '' || email.body.trim() === '') {
    showToast('error', FORM_TEXTS.incomplete, TOAST_MS);
    return;
  }
  const body = { Subject: email.subject, Body: email.body };
  const outcome = await showPrediction(body, () =>
    request<unknown>({ method: 'POST', path: PREDICT_PATH, host: 'predict', body }),
  );
  if (outcome === 'shown') $filling.set({ subject: '', body: '', instead: email });
  if (outcome === 'failed') showToast('error', FORM_TEXTS.failed, TOAST_MS);
}

/**
 * @param what is analysed, for its pictures with the words found in them, and for a preview of sharing it
 * @returns `stale` if the user changed before the answer arrived; then nothing is shown
 */
export async function showPrediction(
  what: Checkable,
  predict: () => Promise<Answer<unknown>>,
): Promise<'shown' | 'failed' | 'stale'> {
  predictionGeneration += 1;
  const generation = predictionGeneration;
  $prediction.set({ status: 'loading' });
  const answer = await predict();
  if (generation !== predictionGeneration) return 'stale';
  const prediction = answer.ok ? readPrediction(answer.data) : undefined;
  $prediction.set(prediction ? { status: 'done', prediction, what } : { status: 'idle' });
  if (!prediction) return 'failed';
  showToast('success', FORM_TEXTS.succeeded, TOAST_MS);
  return 'shown';
}

function startFetching(loading: 'recent' | 'next'): number {
  $mailbox.set({ ...$mailbox.get(), loading, line: '' });
  mailboxGeneration += 1;
  return mailboxGeneration;
}

function apply({ state, email }: ReturnType<typeof afterNext>): void {
  $mailbox.set(state);
  if (!email) return;
  fromMailbox = email;
  $filling.set(email);
}

function resetMailbox(): void {
  mailboxGeneration += 1;
  $mailbox.set(AT_START);
  if (fromMailbox) $filling.set({ subject: '', body: '', instead: fromMailbox });
  fromMailbox = undefined;
}

let connected: string | undefined;

// Another mailbox starts from the beginning. A mailbox that needs reconnecting is still the same one.
$connection.listen(({ known }) => {
  if (!known || known.mailbox.state === 'reconnect') return;
  const before = connected;
  connected = nameOf(known.mailbox);
  if (before !== undefined && before !== connected) resetMailbox();
});

function nameOf(mailbox: ConnectionAnswer['mailbox']): string {
  return mailbox.state === 'connected' ? `${mailbox.kind} ${mailbox.address}` : '';
}

// Clears the page for the next user.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  resetMailbox();
  connected = undefined;
  predictionGeneration += 1;
  $prediction.set({ status: 'idle' });
  $filling.set({ subject: '', body: '' });
});
