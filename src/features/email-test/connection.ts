import { atom } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import { takeProviderReturn } from '../../client/oauth-return.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { isWebAddress } from '../../client/web-address.ts';
import { type ConnectionAnswer, type DisconnectAnswer, type ImapBody, MAILBOX_PATHS } from '../mailbox/contract.ts';
import { kindOfConnected } from '../mailbox/store.ts';
import { MAILBOX_MESSAGES } from '../mailbox/texts.ts';
import { type AuthUrlAnswer, STATE_HEADER } from '../sign-in/contract.ts';
import { CONNECTION_TEXTS } from './texts.ts';

/** Mailboxes that are connected on a consent page. */
export type Consented = 'gmail' | 'microsoft';

const CONSENTED = {
  gmail: { path: MAILBOX_PATHS.gmail, authUrl: MAILBOX_PATHS.gmailAuthUrl },
  microsoft: { path: MAILBOX_PATHS.microsoft, authUrl: MAILBOX_PATHS.microsoftAuthUrl },
} as const;

export interface ConnectionState {
  /** Null until the server has answered. */
  known: ConnectionAnswer | null;
  busy: Consented | 'imap' | 'disconnecting' | null;
  line: string;
  failed: boolean;
}

const UNKNOWN: ConnectionState = { known: null, busy: null, line: '', failed: false };
/** Error codes that mean the connection has changed. */
const CHANGED = new Set(['MAILBOX_NOT_CONNECTED', 'MAILBOX_RECONNECT']);
let running: AbortController | undefined;

export const $connection = atom<ConnectionState>(UNKNOWN);

/**
 * Finishes connecting a mailbox when its provider has just redirected here, then asks which mailbox is connected.
 * @returns whether it has
 */
export async function openConnection(): Promise<boolean> {
  const returned = takeProviderReturn();
  if (returned && 'code' in returned) {
    const headers = { [STATE_HEADER]: returned.state };
    const kind = kindOf(returned);
    const call = { method: 'POST', path: CONSENTED[kind].path, body: { code: returned.code }, headers } as const;
    if (await change(kind, call)) return true;
  } else if (returned) {
    setLine(notConnected(returned));
  }
  await refreshConnection();
  return returned !== undefined;
}

/** Refetches it when the answer to a call shows that the connection has changed. */
export function noticeConnection(answer: Answer<unknown>): void {
  if (!answer.ok && CHANGED.has(serverCode(answer.error) ?? '')) void refreshConnection();
}

/** Google's return path has no provider in it. */
function kindOf({ provider }: { provider?: string }): Consented {
  return provider === undefined ? 'gmail' : 'microsoft';
}

function notConnected({ error, reason, ...from }: { error: string; provider?: string; reason?: string }): string {
  const { refusals, cancelled, refused } = CONNECTION_TEXTS;
  if (reason === 'ADMIN_CONSENT_NEEDED' || reason === 'BLOCKED_BY_POLICY') return refusals[reason];
  return (error === 'access_denied' ? cancelled : refused)[kindOf(from)];
}

export async function connectByConsent(kind: Consented, beforeLeaving: () => void): Promise<void> {
  const answer = await send<AuthUrlAnswer>(kind, { method: 'GET', path: CONSENTED[kind].authUrl });
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

/** Stops an attempt, which may take as long as the server waits for a mail server, so that the next can start. */
export function stopConnecting(): void {
  running?.abort();
  $connection.set({ ...$connection.get(), busy: null });
}

export async function disconnectMailbox(): Promise<boolean> {
  const { known } = $connection.get();
  const answer = await send<DisconnectAnswer>('disconnecting', { method: 'DELETE', path: MAILBOX_PATHS.connection });
  if (!answer) return false;
  await refreshConnection();
  if (!answer.revoked) setLine(MAILBOX_MESSAGES.notRevoked(kindOfConnected(known?.mailbox)));
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

async function change(busy: Consented | 'imap', call: Change): Promise<boolean> {
  const known = await send<ConnectionAnswer>(busy, call);
  if (known) $connection.set({ ...$connection.get(), known });
  return known !== undefined;
}

async function send<T>(busy: NonNullable<ConnectionState['busy']>, call: Change): Promise<T | undefined> {
  const { userId } = $auth.get();
  if (userId === null || $connection.get().busy) return undefined;
  $connection.set({ ...$connection.get(), busy, line: '', failed: false });
  running = new AbortController();
  const { signal } = running;
  const answer = await request<T>({ ...call, params: { userId }, signal });
  if (signal.aborted || $auth.get().userId !== userId) return undefined;
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
