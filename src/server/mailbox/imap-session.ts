import { isIP } from 'node:net';
import type { ImapFlow, ImapFlowError } from 'imapflow';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { IMAP_TEXTS } from '../texts.ts';
import { mailboxesBusy } from './failures.ts';
import type { ImapGrant } from './grant-store.ts';
import { findImapHost, type ImapHost } from './imap-host.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';

export type ImapLogin = Omit<ImapGrant, 'connection'>;

export interface ImapSession {
  client: ImapFlow;
  /** Limits time and data: per piece of work in a watching session, for all together otherwise. */
  within<T>(work: () => Promise<T>): Promise<T>;
  /** For a message that is requested next. */
  expect(bytes: number): void;
  /** Logs out without waiting for the response. */
  close(): void;
}

/** For a single response. */
const TIMEOUT_MS = 8000;
/** In total, because a slow server can keep each single wait short. */
const DEADLINE_MS = 25_000;

/** Servers log out idle clients after 30 minutes (RFC 2177), but firewalls drop idle connections much sooner. */
export const MAX_IDLE_MS = 4 * 60 * 1000;
const MAX_SILENCE_MS = MAX_IDLE_MS + DEADLINE_MS;

/** Server output besides requested messages; the longest is a list of 10,000 ids. */
const RESPONSE_LIMIT = 256 * 1024;
/** LIST sends one for each folder. */
const MAX_RESPONSES = 2000;

/** `brief` serves one request; `watching` stays open and may be silent for minutes. */
type Kind = 'brief' | 'watching';

/** One user with many slow servers must not use up all sessions. Sessions that are being closed still count. */
export const MAX_SESSIONS: Readonly<Record<Kind, number>> = { brief: 30, watching: 600 };
const sessions: Record<Kind, number> = { brief: 0, watching: 0 };

/** Off this machine the password is sent over TLS or not at all. */
export async function openImapSession(
  services: Services,
  login: ImapLogin,
  kind: Kind = 'brief',
): Promise<ImapSession | Failure> {
  const found = await findImapHost(services.settings, login);
  if (isFailure(found)) return found;
  // Loaded on demand: it takes five megabytes.
  const { ImapFlow } = await import('imapflow');
  if (sessions[kind] >= MAX_SESSIONS[kind]) return mailboxesBusy();
  let allowed = RESPONSE_LIMIT;
  let responses = 0;
  let text = 0;
  let deadline: NodeJS.Timeout | undefined;
  const begin = () => {
    allowed = client.stats().received + RESPONSE_LIMIT;
    responses = 0;
    text = 0;
    deadline = setTimeout(() => client.close(), DEADLINE_MS);
  };
  /** Counts every response, without literals, through the log hooks; nothing is logged. */
  const count = ({ src, msg }: { src?: unknown; msg?: unknown }) => {
    if (src !== 's') return;
    responses += 1;
    text += String(msg).length;
    const over = responses > MAX_RESPONSES || text > RESPONSE_LIMIT || client.stats().received > allowed;
    if (over) client.close();
  };
  const client = new ImapFlow({
    ...optionsOf(login, found),
    // In a watching session each piece of work has its own deadline; silence in between is normal.
    socketTimeout: kind === 'watching' ? MAX_SILENCE_MS : 2 * TIMEOUT_MS,
    logger: { trace: count, debug: count, info: count, warn: count, error: count },
  });
  sessions[kind] += 1;
  begin();
  client.once('close', () => {
    clearTimeout(deadline);
    sessions[kind] -= 1;
  });
  // Without a listener, an error between two commands would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    client.close();
    const code = codeOf(error);
    services.log.warn({ reason: code }, 'mail server not connected');
    return connectFailure(login.host, error as ImapFlowError, code);
  }
  return {
    client,
    within: async (work) => {
      if (kind === 'brief') return work();
      clearTimeout(deadline);
      begin();
      try {
        return await work();
      } finally {
        clearTimeout(deadline);
      }
    },
    expect: (bytes) => {
      allowed += bytes;
    },
    close: () => void client.logout().catch(() => client.close()),
  };
}

function optionsOf(login: ImapLogin, { address, mayBePlain }: ImapHost) {
  return {
    host: address,
    port: login.port,
    secure: login.security === 'tls',
    ...(isIP(login.host) === 0 ? { servername: login.host } : {}),
    ...(login.security === 'starttls' && !mayBePlain ? { doSTARTTLS: true } : {}),
    // Local mail bridges have self-signed certificates, and plain text would be acceptable too.
    ...(mayBePlain ? { tls: { rejectUnauthorized: false } } : {}),
    auth: { user: login.user, pass: login.password },
    disableAutoIdle: true,
    // Against decompression bombs.
    disableCompression: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    maxLiteralSize: MESSAGE_LIMIT + 1024,
    maxLineLength: RESPONSE_LIMIT,
    maxResponseSize: MESSAGE_LIMIT + RESPONSE_LIMIT,
  };
}

/** Response codes for a permanently refused password (RFC 5530, section 3). */
const FINAL = new Set(['AUTHENTICATIONFAILED', 'AUTHORIZATIONFAILED', 'EXPIRED']);

function connectFailure(host: string, error: ImapFlowError, code: string): Failure {
  if (isRefusal(error)) {
    return failure(422, 'IMAP_LOGIN_REFUSED', IMAP_TEXTS.wrongPassword(host));
  }
  if (error.authenticationFailed) {
    return failure(422, 'IMAP_NO_ANSWER', IMAP_TEXTS.loginFailed(host));
  }
  if (/CERT|SSL|TLS|ISSUER|SIGNED|ALTNAME/i.test(code) || (error as { tlsFailed?: boolean }).tlsFailed) {
    return failure(422, 'IMAP_NOT_ENCRYPTED', IMAP_TEXTS.notEncrypted(host));
  }
  return failure(422, 'IMAP_NO_ANSWER', IMAP_TEXTS.noAnswer(host));
}

/** Permanently: the server is not just busy or disconnected. */
function isRefusal({ authenticationFailed, responseStatus, serverResponseCode }: ImapFlowError): boolean {
  if (!authenticationFailed || responseStatus !== 'NO') return false;
  return serverResponseCode === undefined || FINAL.has(serverResponseCode);
}

/** The error's code, without the server's text. */
export function codeOf(error: unknown): string {
  const { code, name } = error as ImapFlowError;
  return code ?? name;
}
