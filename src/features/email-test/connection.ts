import { atom } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import { takeProviderReturn } from '../../client/oauth-return.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { isWebAddress } from '../../client/web-address.ts';
import { type ConnectionAnswer, type DisconnectAnswer, type ImapBody, MAILBOX_PATHS } from '../mailbox/contract.ts';
import { MAILBOX_MESSAGES } from '../mailbox/texts.ts';
import { type AuthUrlAnswer, STATE_HEADER } from '../sign-in/contract.ts';
import { CONNECTION_TEXTS } from './texts.ts';

export interface ConnectionState {
  /** Null until the server has answered. */
  known: ConnectionAnswer | null;
  busy: 'gmail' | 'imap' | 'disconnecting' | null;
  line: string;
  failed: boolean;
}

const UNKNOWN: ConnectionState = { known: null, busy: null, line: '', failed: false };
/** Error codes that mean the connection has changed. */
const CHANGED = new Set(['MAILBOX_NOT_CONNECTED', 'MAILBOX_RECONNECT']);

export const $connection = atom<ConnectionState>(UNKNOWN);

/** Finishes connecting Gmail when Google has just redirected here, then asks which mailbox is connected. */
export async function openConnection(): Promise<void> {
  const returned = takeProviderReturn();
  if (returned && 'code' in returned) {
    const headers = { [STATE_HEADER]: returned.state };
    const call = { method: 'POST', path: MAILBOX_PATHS.gmail, body: { code: returned.code }, headers } as const;
    if (await change('gmail', call)) return;
  } else if (returned) {
    const { gmailCancelled, gmailFailed } = CONNECTION_TEXTS;
    setLine(returned.error === 'access_denied' ? gmailCancelled : gmailFailed);
  }
  await refreshConnection();
}

/** Asks again when the answer to a call shows that the connection has changed. */
export function noticeConnection(answer: Answer<unknown>): void {
  if (!answer.ok && CHANGED.has(serverCode(answer.error) ?? '')) void refreshConnection();
}

export async function connectGmail(beforeLeaving: () => void): Promise<void> {
  const answer = await send<AuthUrlAnswer>('gmail', { method: 'GET', path: MAILBOX_PATHS.gmailAuthUrl });
  if (!answer) return;
  if (!isWebAddress(answer.authUrl)) {
    setLine(CONNECTION_TEXTS.failed, true);
    return;
  }
  beforeLeaving();
  location.assign(answer.authUrl);
}

export function connectImap(body: ImapBody): Promise<boolean> {
  return change('imap', { method: 'POST', path: MAILBOX_PATHS.imap, body });
}

export async function disconnectMailbox(): Promise<boolean> {
  const answer = await send<DisconnectAnswer>('disconnecting', { method: 'DELETE', path: MAILBOX_PATHS.connection });
  if (!answer) return false;
  await refreshConnection();
  if (!answer.revoked) setLine(MAILBOX_MESSAGES.notRevoked);
  return true;
}

export function clearFailure(): void {
  if ($connection.get().failed) setLine('');
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
  const known = await send<ConnectionAnswer>(busy, call);
  if (known) $connection.set({ ...$connection.get(), known });
  return known !== undefined;
}

async function send<T>(busy: NonNullable<ConnectionState['busy']>, call: Change): Promise<T | undefined> {
  const { userId } = $auth.get();
  if (userId === null || $connection.get().busy) return undefined;
  $connection.set({ ...$connection.get(), busy, line: '', failed: false });
  const answer = await request<T>({ ...call, params: { userId } });
  if ($auth.get().userId !== userId) return undefined;
  $connection.set({ ...$connection.get(), busy: null });
  if (answer.ok) return answer.data;
  setLine(serverMessage(answer.error) ?? CONNECTION_TEXTS.failed, true);
  return undefined;
}

function setLine(line: string, failed = false): void {
  $connection.set({ ...$connection.get(), line, failed });
}

$auth.listen(({ userId }, previous) => {
  if (userId !== previous?.userId) $connection.set(UNKNOWN);
});
