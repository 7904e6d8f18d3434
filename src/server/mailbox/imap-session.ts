import { isIP } from 'node:net';
import { ImapFlow, type ImapFlowError } from 'imapflow';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { mailboxUnavailable } from './failures.ts';
import type { ImapGrant } from './grant-store.ts';
import { findImapHost, type ImapHost } from './imap-host.ts';

export type ImapLogin = Omit<ImapGrant, 'connection'>;

/** A connection that has logged in. */
export interface ImapSession {
  client: ImapFlow;
  /** Lets in this many bytes more: a message of this size is asked for next. */
  expect(bytes: number): void;
  /** Takes leave without waiting for the answer. */
  close(): void;
}

/** The largest message that is read, as at Gmail. */
export const MESSAGE_LIMIT = 25 * 1024 * 1024;

/** For one wait. */
const TIMEOUT_MS = 8000;
/** For everything together: a server that says a word now and then keeps every wait short. */
const DEADLINE_MS = 25_000;

/** What a server says beside the messages that are asked for; the longest of it are 10,000 ids. */
const CHATTER_LIMIT = 256 * 1024;
const MOST_RESPONSES = 500;

/** Somebody who has many slow servers must not take all of ours. */
const MOST_SESSIONS = 30;
let sessions = 0;

/** Connects and logs in. Off this machine the password is sent over TLS or not at all. */
export async function openImapSession(services: Services, login: ImapLogin): Promise<ImapSession | Failure> {
  const found = await findImapHost(services.settings, login);
  if (isFailure(found)) return found;
  if (sessions >= MOST_SESSIONS) return mailboxUnavailable();
  let allowed = CHATTER_LIMIT;
  let responses = 0;
  let text = 0;
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
    logger: { trace: count, debug: count, info: count, warn: count, error: count },
  });
  sessions += 1;
  const deadline = setTimeout(() => client.close(), DEADLINE_MS);
  client.once('close', () => {
    clearTimeout(deadline);
    sessions -= 1;
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
    socketTimeout: 2 * TIMEOUT_MS,
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
