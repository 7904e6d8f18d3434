import { atom } from 'nanostores';
import type { Answer } from '../../client/answer.ts';
import { fetchQuery } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { showToast } from '../../client/toast.ts';
import { type ConnectionAnswer, MAILBOX_PATHS } from '../mailbox/contract.ts';
import { PREDICT_PATH } from '../predict/contract.ts';
import { $connection, noticeConnection } from './connection.ts';
import { AT_START, afterNext, afterRecent, type EmailFields, endLine, type MailboxState } from './mailbox.ts';
import { type Prediction, readPrediction } from './prediction.ts';

const TOAST_MS = 5000;

/** What the form is to be filled with; with `instead`, only if it still holds exactly that. */
export interface Filling extends EmailFields {
  instead?: EmailFields;
}

export type PredictionState = { status: 'idle' } | { status: 'loading' } | { status: 'done'; prediction: Prediction };

export const $mailbox = atom<MailboxState>(AT_START);
export const $prediction = atom<PredictionState>({ status: 'idle' });
/** Each value fills the form once. */
export const $filling = atom<Filling>({ subject: '', body: '' });

/** Counts what makes earlier answers stale: a later press, and the user's going. */
let mailboxTurn = 0;
let predictionTurn = 0;
/** The email that was put into the form last. */
let fromMailbox: EmailFields | undefined;

/** A press means "the newest there is", so the cache is passed by. */
export async function getRecentEmail(): Promise<void> {
  const { userId } = $auth.get();
  if (userId === null || $mailbox.get().loading === 'recent') return;
  const turn = startFetching('recent');
  const call = { method: 'GET', path: MAILBOX_PATHS.emails, params: { userId } } as const;
  const answer = await fetchQuery(`emails/${userId}`, () => request<unknown>(call), { fresh: true });
  noticeConnection(answer);
  if (turn === mailboxTurn) take(afterRecent($mailbox.get(), answer));
}

/** What a page token leads to never changes, so going the same way again within a minute is answered from the cache. */
export async function getNextEmail(): Promise<void> {
  const { userId } = $auth.get();
  const state = $mailbox.get();
  const { loading, atEnd, nextPageToken } = state;
  if (userId === null || loading === 'next') return;
  if (atEnd) {
    $mailbox.set({ ...state, line: endLine(state) });
    return;
  }
  const turn = startFetching('next');
  const query = { pageToken: nextPageToken ?? undefined };
  const call = { method: 'GET', path: MAILBOX_PATHS.nextEmail, params: { userId }, query } as const;
  const key = `next-email/${userId}/${nextPageToken ?? ''}`;
  const answer = await fetchQuery(key, () => request<unknown>(call), { fresh: nextPageToken === null });
  noticeConnection(answer);
  if (turn === mailboxTurn) take(afterNext($mailbox.get(), answer));
}

/** Asks for the assessment of an email. On success the form is emptied, unless something else is in it by then. */
export async function submitEmail(email: EmailFields): Promise<void> {
  if ($prediction.get().status === 'loading') return;
  if (email.subject.trim() === '' || email.body.trim() === '') {
    showToast('error', 'Subject and body cannot be empty', TOAST_MS);
    return;
  }
  const body = { Subject: email.subject, Body: email.body };
  const outcome = await showPrediction(() =>
    request<unknown>({ method: 'POST', path: PREDICT_PATH, host: 'predict', body }),
  );
  if (outcome === 'shown') $filling.set({ subject: '', body: '', instead: email });
  if (outcome === 'failed') showToast('error', 'Error: waiting for api', TOAST_MS);
}

/**
 * Shows what a call makes of an email.
 * @returns `overtaken` when the user has gone meanwhile, and nothing is shown of it
 */
export async function showPrediction(ask: () => Promise<Answer<unknown>>): Promise<'shown' | 'failed' | 'overtaken'> {
  predictionTurn += 1;
  const turn = predictionTurn;
  $prediction.set({ status: 'loading' });
  const answer = await ask();
  if (turn !== predictionTurn) return 'overtaken';
  const prediction = answer.ok ? readPrediction(answer.data) : undefined;
  $prediction.set(prediction ? { status: 'done', prediction } : { status: 'idle' });
  if (!prediction) return 'failed';
  showToast('success', 'Successful', TOAST_MS);
  return 'shown';
}

function startFetching(loading: 'recent' | 'next'): number {
  $mailbox.set({ ...$mailbox.get(), loading, line: '' });
  mailboxTurn += 1;
  return mailboxTurn;
}

function take({ state, email }: ReturnType<typeof afterNext>): void {
  $mailbox.set(state);
  if (!email) return;
  fromMailbox = email;
  $filling.set(email);
}

function leaveMailbox(): void {
  mailboxTurn += 1;
  $mailbox.set(AT_START);
  if (fromMailbox) $filling.set({ subject: '', body: '', instead: fromMailbox });
  fromMailbox = undefined;
}

let connected: string | undefined;

// A place in one mailbox and an email of it mean nothing in another. One that has to be connected again is the same yet.
$connection.listen(({ known }) => {
  if (!known || known.mailbox.state === 'reconnect') return;
  const before = connected;
  connected = nameOf(known.mailbox);
  if (before !== undefined && before !== connected) leaveMailbox();
});

function nameOf(mailbox: ConnectionAnswer['mailbox']): string {
  return mailbox.state === 'connected' ? `${mailbox.kind} ${mailbox.address}` : '';
}

// Nothing of one user's emails stays on the page for the next.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  leaveMailbox();
  connected = undefined;
  predictionTurn += 1;
  $prediction.set({ status: 'idle' });
  $filling.set({ subject: '', body: '' });
});
