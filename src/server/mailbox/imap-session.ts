import { isIP } from 'node:net';
import type { ImapFlow, ImapFlowError } from 'imapflow';
import { MOST_BRIEF_POLLS, MOST_WATCHED } from '../../features/scanning/limits.ts';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { mailboxesBusy } from './failures.ts';
import type { ImapGrant } from './grant-store.ts';
import { findImapHost, type ImapHost } from './imap-host.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';

export type ImapLogin = Omit<ImapGrant, 'connection'>;

/** A connection that has logged in. */
export interface ImapSession {
  client: ImapFlow;
  /** Does a piece of work. Each has a time and an amount of talk of its own where the session is held, all of them one elsewhere. */
  within<T>(work: () => Promise<T>): Promise<T>;
  /** Lets in this many bytes more: a message of this size is asked for next. */
  expect(bytes: number): void;
  /** Takes leave without waiting for the answer. */
  close(): void;
}

/** For one wait. */
const TIMEOUT_MS = 8000;
/** For everything together: a server that says a word now and then keeps every wait short. */
const DEADLINE_MS = 25_000;

/** Servers log out who says nothing for 29 minutes (RFC 2177, section 3); what stands between forgets them much sooner. */
export const LONGEST_IDLE_MS = 4 * 60 * 1000;
const LONGEST_SILENCE_MS = LONGEST_IDLE_MS + DEADLINE_MS;

/** What a server says beside the messages that are asked for; the longest of it are 10,000 ids. */
const CHATTER_LIMIT = 256 * 1024;
/** Also one for each folder. */
const MOST_RESPONSES = 2000;

/** Brief ones answer a request, with somebody waiting; held ones watch a mailbox, and keep quiet for minutes. */
type Kind = 'brief' | 'held';

/** Those that are being closed still count. */
const CLOSING = 50;
/** Somebody who has many slow servers must not take all of ours. */
const MOST_SESSIONS: Record<Kind, number> = { brief: 30, held: MOST_WATCHED + MOST_BRIEF_POLLS + CLOSING };
const sessions: Record<Kind, number> = { brief: 0, held: 0 };

/** Connects and logs in. Off this machine the password is sent over TLS or not at all. */
export async function openImapSession(
  services: Services,
  login: ImapLogin,
  kind: Kind = 'brief',
): Promise<ImapSession | Failure> {
  const found = await findImapHost(services.settings, login);
  if (isFailure(found)) return found;
  // Loaded when somebody has such a mailbox: it takes five megabytes.
  const { ImapFlow } = await import('imapflow');
  if (sessions[kind] >= MOST_SESSIONS[kind]) return mailboxesBusy();
  let allowed = CHATTER_LIMIT;
  let responses = 0;
  let text = 0;
  let deadline: NodeJS.Timeout | undefined;
  const begin = () => {
    [allowed, responses, text] = [client.stats().received + CHATTER_LIMIT, 0, 0];
    deadline = setTimeout(() => client.close(), DEADLINE_MS);
  };
  /** Told of every response, with what is said in it beside literals. What it says goes nowhere. */
  const count = ({ src, msg }: { src?: unknown; msg?: unknown }) => {
    if (src !== 's') return;
    responses += 1;
    text += String(msg).length;
    const over = responses > MOST_RESPONSES || text > CHATTER_LIMIT || client.stats().received > allowed;
    if (over) client.close();
  };
  const client = new ImapFlow({
    ...optionsOf(login, found),
    // What a held one waits for has its deadline; between two of them silence is no fault.
    socketTimeout: kind === 'held' ? LONGEST_SILENCE_MS : 2 * TIMEOUT_MS,
    logger: { trace: count, debug: count, info: count, warn: count, error: count },
  });
  sessions[kind] += 1;
  begin();
  client.once('close', () => {
    clearTimeout(deadline);
    sessions[kind] -= 1;
  });
  // Without a listener a connection that breaks between two commands would end this process.
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
    // A bridge on this machine signs its certificate itself, and could as well speak in the clear.
    ...(mayBePlain ? { tls: { rejectUnauthorized: false } } : {}),
    auth: { user: login.user, pass: login.password },
    disableAutoIdle: true,
    // A little that is sent could become much here.
    disableCompression: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    maxLiteralSize: MESSAGE_LIMIT + 1024,
    maxLineLength: CHATTER_LIMIT,
    maxResponseSize: MESSAGE_LIMIT + CHATTER_LIMIT,
  };
}

/** The codes by which a server says that it will not take this password again (RFC 5530, section 3). */
const FINAL = new Set(['AUTHENTICATIONFAILED', 'AUTHORIZATIONFAILED', 'EXPIRED']);

function connectFailure(host: string, error: ImapFlowError, code: string): Failure {
  if (isRefusal(error)) {
    const message = `${host} did not accept this user name and password. Most providers want an app password here.`;
    return failure(422, 'IMAP_LOGIN_REFUSED', message);
  }
  if (error.authenticationFailed) {
    const sentence = `${host} did not let us in now. It may be busy, or want an app password: please check, or try again.`;
    return failure(422, 'IMAP_NO_ANSWER', sentence);
  }
  if (/CERT|SSL|TLS|ISSUER|SIGNED|ALTNAME/i.test(code) || (error as { tlsFailed?: boolean }).tlsFailed) {
    const message = `${host} offers no connection of this encryption that can be trusted, so your password was not sent.`;
    return failure(422, 'IMAP_NOT_ENCRYPTED', `${message} Port 993 is for TLS, 143 for STARTTLS.`);
  }
  return failure(
    422,
    'IMAP_NO_ANSWER',
    `No mail server answered at ${host}. Please check its name, port and encryption.`,
  );
}

/** Whether the password was refused. A server that is busy, or whose connection broke meanwhile, has refused nothing. */
function isRefusal({ authenticationFailed, responseStatus, serverResponseCode }: ImapFlowError): boolean {
  if (!authenticationFailed || responseStatus !== 'NO') return false;
  return serverResponseCode === undefined || FINAL.has(serverResponseCode);
}

/** What went wrong, without the server's words. */
export function codeOf(error: unknown): string {
  const { code, name } = error as ImapFlowError;
  return code ?? name;
}
