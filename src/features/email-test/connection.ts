import { atom } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { type ConnectionAnswer, type DisconnectAnswer, type ImapBody, MAILBOX_PATHS } from '../mailbox/contract.ts';
import { type AuthUrlAnswer, STATE_HEADER } from '../sign-in/contract.ts';
import { isWebAddress, takeProviderReturn } from '../sign-in/provider-return.ts';

export interface ConnectionState {
  /** Null until the server has said it. */
  known: ConnectionAnswer | null;
  busy: 'gmail' | 'imap' | 'disconnecting' | null;
  /** What went wrong, or what else there is to know, as a sentence. */
  line: string;
  failed: boolean;
}

const UNKNOWN: ConnectionState = { known: null, busy: null, line: '', failed: false };
const FAILED = 'That did not work. Please try again.';
const NOT_REVOKED =
  'The mailbox is disconnected here, but Google did not confirm it. Please remove our access in your Google account, too.';
/** Codes by which the server says that what is shown here has changed. */
const CHANGED = new Set(['MAILBOX_NOT_CONNECTED', 'MAILBOX_RECONNECT']);

export const $connection = atom<ConnectionState>(UNKNOWN);

/** Asks which mailbox is connected, once what Google has brought back to this page is taken in. */
export async function openConnection(): Promise<void> {
  const returned = takeProviderReturn();
  if (returned && 'code' in returned) {
    const headers = { [STATE_HEADER]: returned.state };
    const call = { method: 'POST', path: MAILBOX_PATHS.gmail, body: { code: returned.code }, headers } as const;
    if (await change('gmail', call)) return;
  } else if (returned) {
    const why = returned.error === 'access_denied' ? 'you cancelled at Google.' : 'Google did not complete it.';
    tell(`Gmail was not connected: ${why}`);
  }
  await refreshConnection();
}

/** Asks again when a call for an email has met another state than the one shown. */
export function noticeConnection(answer: Answer<unknown>): void {
  if (!answer.ok && CHANGED.has(serverCode(answer.error) ?? '')) void refreshConnection();
}

/** Sends the browser to Google, where reading a mailbox is allowed. */
export async function connectGmail(beforeLeaving: () => void): Promise<void> {
  const answer = await ask<AuthUrlAnswer>('gmail', { method: 'GET', path: MAILBOX_PATHS.gmailAuthUrl });
  if (!answer) return;
  if (!isWebAddress(answer.authUrl)) {
    tell(FAILED, true);
    return;
  }
  beforeLeaving();
  location.assign(answer.authUrl);
}

/** @returns whether the mailbox let us in */
export function connectImap(body: ImapBody): Promise<boolean> {
  return change('imap', { method: 'POST', path: MAILBOX_PATHS.imap, body });
}

/** @returns whether there is none connected now */
export async function disconnectMailbox(): Promise<boolean> {
  const answer = await ask<DisconnectAnswer>('disconnecting', { method: 'DELETE', path: MAILBOX_PATHS.connection });
  if (!answer) return false;
  await refreshConnection();
  if (!answer.revoked) tell(NOT_REVOKED);
  return true;
}

/** Takes back what was said about a try that is given up. */
export function forgetFailure(): void {
  if ($connection.get().failed) tell('');
}

async function refreshConnection(): Promise<void> {
  const { userId } = $auth.get();
  if (userId === null) return;
  const params = { userId };
  const answer = await request<ConnectionAnswer>({ method: 'GET', path: MAILBOX_PATHS.connection, params });
  if (answer.ok && $auth.get().userId === userId) $connection.set({ ...$connection.get(), known: answer.data });
}

interface Change {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function change(busy: 'gmail' | 'imap', call: Change): Promise<boolean> {
  const known = await ask<ConnectionAnswer>(busy, call);
  if (known) $connection.set({ ...$connection.get(), known });
  return known !== undefined;
}

/** One change at a time; what goes wrong is said. */
async function ask<T>(busy: NonNullable<ConnectionState['busy']>, call: Change): Promise<T | undefined> {
  const { userId } = $auth.get();
  if (userId === null || $connection.get().busy) return undefined;
  $connection.set({ ...$connection.get(), busy, line: '', failed: false });
  const answer = await request<T>({ ...call, params: { userId } });
  if ($auth.get().userId !== userId) return undefined;
  $connection.set({ ...$connection.get(), busy: null });
  if (answer.ok) return answer.data;
  tell(serverMessage(answer.error) ?? FAILED, true);
  return undefined;
}

function tell(line: string, failed = false): void {
  $connection.set({ ...$connection.get(), line, failed });
}

$auth.listen(({ userId }, previous) => {
  if (userId !== previous?.userId) $connection.set(UNKNOWN);
});
