import { type Failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { authservIdOfHost } from './authserv-ids.ts';
import { mailboxesBusy, mailboxReconnect, mailboxUnavailable, messageTooLarge, messageUnreadable } from './failures.ts';
import type { ImapGrant } from './grant-store.ts';
import { type ImapChanges, listenForChanges } from './imap-idle.ts';
import { codeOf, type ImapLogin, type ImapSession, openImapSession } from './imap-session.ts';
import type { Mailbox } from './mailbox-interface.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { NOTHING_SENT, SENT_AT_ONCE, SENT_AT_START } from './sent-emails.ts';

export interface ImapOptions {
  grant: ImapGrant;
  services: Services;
  /** Called when the server refuses the password. */
  refused(): Promise<void>;
  watching?: boolean;
}

/** A server that closes a connection sooner than this is not reconnected at once. */
const MIN_RECONNECT_MS = 30_000;

/** More than anyone pages through, and short enough for one line of ids. */
const MAX_LISTED = 10_000;

/** Messages whose headers are read, and bytes of each: a receiving server adds its fields at the top. */
const HEADERS_READ = 20;
const HEADER_BYTES = 16 * 1024;

const INBOX = 'INBOX';
const NONE = '';

/** UIDVALIDITY and UID, which is only valid together with it (RFC 9051, 2.3.1.1). */
const ID = /^(\d{1,10})-(\d{1,10})$/;

/** Connects on first use. Folders are opened with EXAMINE, which is read-only. */
export function openImap({ grant, services, refused, watching = false }: ImapOptions): Mailbox {
  let pending: Promise<ImapSession | Failure> | undefined;
  let changes: ImapChanges | undefined;
  let replacedAt = 0;
  /** The folder of sent messages, by its special use (RFC 6154) or its name. */
  let sent: string | undefined;

  async function open(): Promise<ImapSession | Failure> {
    const session = await openImapSession(services, grant, watching ? 'watching' : 'brief');
    if (watching && !isFailure(session)) changes = listenForChanges(session.client, services.now);
    return session;
  }

  /** A lost watching connection is replaced, but not twice in a short time. */
  async function connected(): Promise<ImapSession | Failure> {
    pending ??= open();
    const session = await pending;
    if (!watching || isFailure(session) || session.client.usable) return session;
    if (services.now() - replacedAt < MIN_RECONNECT_MS) return mailboxUnavailable();
    replacedAt = services.now();
    pending = open();
    return pending;
  }

  async function inSession<T>(work: (session: ImapSession) => Promise<T | Failure>): Promise<T | Failure> {
    const session = await connected();
    if (isFailure(session)) {
      if (session.code === mailboxesBusy().code) return session;
      if (session.code !== 'IMAP_LOGIN_REFUSED') return mailboxUnavailable();
      await refused();
      return mailboxReconnect();
    }
    try {
      return await session.within(() => work(session));
    } catch (error) {
      services.log.warn({ reason: codeOf(error) }, 'mailbox failed');
      return mailboxUnavailable();
    }
  }

  function mailboxSource<T>(
    work: (session: ImapSession, validity: string) => Promise<T | Failure>,
  ): Promise<T | Failure> {
    return inSession(async (session) => {
      const { mailbox } = session.client;
      const isOpen = mailbox && mailbox.path === INBOX;
      const { uidValidity } = isOpen ? mailbox : await session.client.mailboxOpen(INBOX, { readOnly: true });
      return work(session, String(uidValidity));
    });
  }

  /** @returns false if there is no such folder */
  async function openSent(client: ImapSession['client']): Promise<boolean> {
    if (sent === undefined) {
      // Stays so when LIST exceeds the session's limits.
      sent = NONE;
      sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')?.path ?? NONE;
    }
    if (sent === NONE) return false;
    await client.mailboxOpen(sent, { readOnly: true });
    // While another folder is open the server reports no changes of the inbox.
    changes?.markChanged();
    return true;
  }

  return {
    connection: grant.connection,
    owner: grant.user,
    authservId: authservIdOf(grant),
    list: () =>
      mailboxSource(async ({ client }, validity) => {
        changes?.reset();
        // Some servers report new messages only after NOOP (RFC 9051, 6.1.2); otherwise Dovecot delays them by five seconds.
        await client.noop();
        const { exists } = client.mailbox || { exists: 0 };
        if (exists === 0) return { ids: [], nextPageToken: undefined };
        // Sequence numbers are in the order of UIDs (RFC 9051, 2.3.1.2): the newest are last.
        const seq = `${Math.max(1, exists - MAX_LISTED + 1)}:*`;
        const uids = await client.search({ seq, deleted: false }, { uid: true });
        if (!uids) return mailboxUnavailable();
        const newest = uids.toSorted((one, other) => other - one).slice(0, MAX_LISTED);
        return { ids: newest.map((uid) => `${validity}-${uid}`), nextPageToken: undefined };
      }),
    raw: (id, limit = MESSAGE_LIMIT) =>
      mailboxSource(async ({ client, expect }, validity) => {
        const [, given, uid] = ID.exec(id) ?? [];
        if (uid === undefined || given !== validity) return messageUnreadable();
        const found = await client.fetchOne(uid, { size: true, internalDate: true }, { uid: true });
        if (!found) return messageUnreadable();
        if ((found.size ?? 0) > limit) return messageTooLarge();
        expect(found.size ?? 0);
        // BODY.PEEK: the message stays unread.
        const message = await client.fetchOne(uid, { source: true }, { uid: true });
        const source = (message || undefined)?.source;
        if (!source) return messageUnreadable();
        const receivedAt = new Date(found.internalDate ?? Number.NaN).getTime();
        return { source, receivedAt: Number.isNaN(receivedAt) ? null : receivedAt };
      }),
    newestHeaders: (from) =>
      mailboxSource(async ({ client, expect }) => {
        const { exists } = client.mailbox || { exists: 0 };
        if (exists === 0) return [];
        const seq = `${Math.max(1, exists - MAX_LISTED + 1)}:*`;
        const newest = new Set<number>();
        for (const only of from === null ? [{}] : [{}, { from }]) {
          const uids = await client.search({ seq, deleted: false, ...only }, { uid: true });
          if (!uids) return mailboxUnavailable();
          for (const uid of uids.toSorted((one, other) => other - one).slice(0, HEADERS_READ)) newest.add(uid);
        }
        if (newest.size === 0) return [];
        expect(newest.size * HEADER_BYTES);
        const bodyParts = [{ key: 'HEADER', start: 0, maxLength: HEADER_BYTES }];
        const messages = await client.fetchAll([...newest].join(','), { bodyParts }, { uid: true });
        return messages.flatMap(({ headers }) => headers ?? []);
      }),
    wrote: async (messageId) => {
      const found = await inSession(async ({ client }) => {
        if (!(await openSent(client))) return { found: false };
        const uids = await client.search({ header: { 'message-id': messageId } }, { uid: true });
        return { found: uids ? uids.length > 0 : false };
      });
      return !isFailure(found) && found.found;
    },
    sentRecipients: (cursor) =>
      inSession(async ({ client, expect }) => {
        if (!(await openSent(client))) return NOTHING_SENT;
        const { exists, uidValidity } = client.mailbox || { exists: 0, uidValidity: 0n };
        const [, given, uid = '0'] = ID.exec(cursor ?? '') ?? [];
        const isFromStart = given !== String(uidValidity);
        const last = isFromStart ? 0 : Number(uid);
        const within = isFromStart ? { seq: `${Math.max(1, exists - SENT_AT_START + 1)}:*` } : { uid: `${last + 1}:*` };
        const found = exists === 0 ? [] : await client.search({ ...within, deleted: false }, { uid: true });
        if (!found) return mailboxUnavailable();
        // “n:*” is never empty (RFC 9051, 6.4.9): it ends with the last message even if that is older.
        const newUids = found.filter((one) => one > last).toSorted((one, other) => one - other);
        const read = newUids.slice(0, SENT_AT_ONCE);
        expect(read.length * HEADER_BYTES);
        const fields = { headers: ['to', 'cc'] };
        const messages = read.length === 0 ? [] : await client.fetchAll(read.join(','), fields, { uid: true });
        return {
          headers: messages.flatMap(({ headers }) => headers ?? []),
          cursor: `${uidValidity}-${read.at(-1) ?? last}`,
          isFromStart,
          hasMore: newUids.length > read.length,
        };
      }),
    ...(watching && { waitForChanges: async (signal: AbortSignal) => changes?.wait(signal) ?? true }),
    close: async () => {
      const session = await pending;
      if (session && !isFailure(session)) session.close();
    },
  };
}

/** The owner's choice, or else the provider's known one. */
export function authservIdOf({ host, authservId }: Pick<ImapGrant, 'host' | 'authservId'>): string | undefined {
  return authservId === undefined ? authservIdOfHost(host) : (authservId ?? undefined);
}

export async function checkImap(services: Services, login: ImapLogin): Promise<Failure | undefined> {
  const session = await openImapSession(services, login);
  if (isFailure(session)) return session;
  session.close();
  return undefined;
}
