import { isIP } from 'node:net';
import { ImapFlow, type ImapFlowError } from 'imapflow';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { mailboxReconnect, mailboxUnavailable, messageUnreadable } from './failures.ts';
import type { ImapGrant } from './grant-store.ts';
import { findImapHost } from './imap-host.ts';
import type { Mailbox } from './mailbox.ts';

export interface ImapOptions {
  grant: Omit<ImapGrant, 'connection'>;
  services: Services;
  /** Told when the server does not take the password. */
  refused(): Promise<void>;
}

/** The largest message that is read, as at Gmail. */
const MESSAGE_LIMIT = 25 * 1024 * 1024;
/** Nobody presses Next more often, and a line of ids this long stays below every limit. */
const LISTED = 10_000;
const TIMEOUT_MS = 8000;

/** An id of ours: a UID means something only together with its folder's UIDVALIDITY (RFC 9051, 2.3.1.1). */
const ID = /^(\d{1,10})-(\d{1,10})$/;

/** The inbox of a mailbox that is reached over IMAP; connected when first asked, and opened with EXAMINE. */
export function openImap({ grant, services, refused }: ImapOptions): Mailbox {
  let pending: Promise<ImapFlow | Failure> | undefined;

  async function inbox<T>(work: (client: ImapFlow, validity: string) => Promise<T | Failure>): Promise<T | Failure> {
    pending ??= connectImap(services, grant);
    const client = await pending;
    if (isFailure(client)) {
      if (client.code !== 'IMAP_LOGIN_REFUSED') return mailboxUnavailable();
      await refused();
      return mailboxReconnect();
    }
    try {
      const { uidValidity } = client.mailbox || (await client.mailboxOpen('INBOX', { readOnly: true }));
      return await work(client, String(uidValidity));
    } catch (error) {
      services.log.warn({ reason: codeOf(error) }, 'mailbox failed');
      return mailboxUnavailable();
    }
  }

  return {
    owner: grant.user,
    list: () =>
      inbox(async (client, validity) => {
        const uids = (await client.search({ deleted: false }, { uid: true })) || [];
        const newest = uids.toSorted((one, other) => other - one).slice(0, LISTED);
        return { ids: newest.map((uid) => `${validity}-${uid}`), nextPageToken: undefined };
      }),
    raw: (id) =>
      inbox(async (client, validity) => {
        const [, given, uid] = ID.exec(id) ?? [];
        if (uid === undefined || given !== validity) return messageUnreadable();
        const found = await client.fetchOne(uid, { size: true }, { uid: true });
        if (!found || (found.size ?? 0) > MESSAGE_LIMIT) return messageUnreadable();
        // BODY.PEEK: the message stays unread.
        const message = await client.fetchOne(uid, { source: true }, { uid: true });
        return (message || undefined)?.source ?? messageUnreadable();
      }),
    close: async () => {
      const client = await pending;
      if (client && !isFailure(client)) await client.logout().catch(() => client.close());
    },
  };
}

/** Tries a grant before it is stored. @returns what is wrong with it */
export async function checkImap(services: Services, grant: ImapOptions['grant']): Promise<Failure | undefined> {
  const client = await connectImap(services, grant);
  if (isFailure(client)) return client;
  await client.logout().catch(() => client.close());
  return undefined;
}

/** Connects and logs in. Off this machine the password is sent over TLS or not at all. */
async function connectImap(services: Services, grant: ImapOptions['grant']): Promise<ImapFlow | Failure> {
  const found = await findImapHost(services.settings, grant);
  if (isFailure(found)) return found;
  const client = new ImapFlow({
    host: found.address,
    port: grant.port,
    secure: grant.security === 'tls',
    ...(isIP(grant.host) === 0 ? { servername: grant.host } : {}),
    ...(grant.security === 'starttls' && !found.mayBePlain ? { doSTARTTLS: true } : {}),
    // A bridge on this machine signs its certificate itself, and could as well speak in the clear.
    ...(found.mayBePlain ? { tls: { rejectUnauthorized: false } } : {}),
    auth: { user: grant.user, pass: grant.password },
    // Its log quotes what the server says.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    maxLiteralSize: MESSAGE_LIMIT + 1024,
    maxLineLength: 1024 * 1024,
    maxResponseSize: MESSAGE_LIMIT + 2 * 1024 * 1024,
  });
  // Without a listener a connection that breaks between two commands would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    const code = codeOf(error);
    services.log.warn({ reason: code }, 'mail server not connected');
    return connectFailure(grant.host, error as ImapFlowError, code);
  }
}

function connectFailure(host: string, error: ImapFlowError, code: string): Failure {
  if (error.authenticationFailed) {
    const message = `${host} did not accept this user name and password. Most providers want an app password here.`;
    return failure(422, 'IMAP_LOGIN_REFUSED', message);
  }
  if (isAboutTls(code, error)) {
    const message = `${host} offers no encrypted connection that can be trusted, so your password was not sent.`;
    return failure(422, 'IMAP_NOT_ENCRYPTED', message);
  }
  return failure(422, 'IMAP_NO_ANSWER', `No mail server answered at ${host}. Please check its name and port.`);
}

function isAboutTls(code: string, error: ImapFlowError): boolean {
  return /CERT|SSL|TLS|ISSUER|SIGNED|ALTNAME/i.test(code) || Boolean((error as { tlsFailed?: boolean }).tlsFailed);
}

/** What went wrong, without the server's words. */
function codeOf(error: unknown): string {
  const { code, name } = error as ImapFlowError;
  return code ?? name;
}
