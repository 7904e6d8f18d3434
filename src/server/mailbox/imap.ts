import { type Failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { authservIdOfHost } from './authserv-ids.ts';
import { mailboxesBusy, mailboxReconnect, mailboxUnavailable, messageTooLarge, messageUnreadable } from './failures.ts';
import type { ImapGrant } from './grant-store.ts';
import { type ImapNews, listenForNews } from './imap-idle.ts';
import { codeOf, type ImapLogin, type ImapSession, openImapSession } from './imap-session.ts';
import type { Mailbox } from './mailbox.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';

export interface ImapOptions {
  grant: ImapGrant;
  services: Services;
  /** Told when the server does not take the password. */
  refused(): Promise<void>;
  /** Whether it is kept open to be watched. */
  held?: boolean;
}

/** A server that hangs up again sooner than this does not want to be asked at present. */
const STEADY_MS = 30_000;

/** Nobody presses Next more often, and a line of ids this long stays below every limit. */
const LISTED = 10_000;

/** Of so many messages the headers are read, and the most of each: what a receiving server adds is at the top. */
const HEADERS_READ = 20;
const HEADER_BYTES = 16 * 1024;

const INBOX = 'INBOX';
const NONE = '';

/** An id of ours: a UID means something only together with its folder's UIDVALIDITY (RFC 9051, 2.3.1.1). */
const ID = /^(\d{1,10})-(\d{1,10})$/;

/** The inbox of a mailbox that is reached over IMAP; connected when first asked, and opened with EXAMINE. */
export function openImap({ grant, services, refused, held = false }: ImapOptions): Mailbox {
  let pending: Promise<ImapSession | Failure> | undefined;
  let news: ImapNews | undefined;
  let replacedAt = 0;
  /** The folder that the server marks as the one for what was sent (RFC 6154), or that is named like one. */
  let sent: string | undefined;

  async function open(): Promise<ImapSession | Failure> {
    const session = await openImapSession(services, grant, held ? 'held' : 'brief');
    if (held && !isFailure(session)) news = listenForNews(session.client, services.now);
    return session;
  }

  /** The connection that is there; one that is held and was lost is replaced, unless the one before was lost just now. */
  async function connected(): Promise<ImapSession | Failure> {
    pending ??= open();
    const session = await pending;
    if (!held || isFailure(session) || session.client.usable) return session;
    if (services.now() - replacedAt < STEADY_MS) return mailboxUnavailable();
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

  return {
    connection: grant.connection,
    owner: grant.user,
    authservId: authservIdOf(grant),
    list: () =>
      mailboxSource(async ({ client }, validity) => {
        news?.forget();
        // A server may tell of new messages only when it is asked to (RFC 9051, 6.1.2); Dovecot then skips five seconds.
        await client.noop();
        const { exists } = client.mailbox || { exists: 0 };
        if (exists === 0) return { ids: [], nextPageToken: undefined };
        // Messages are numbered in the order of their UIDs (RFC 9051, 2.3.1.2): the newest are the last.
        const seq = `${Math.max(1, exists - LISTED + 1)}:*`;
        const uids = await client.search({ seq, deleted: false }, { uid: true });
        if (!uids) return mailboxUnavailable();
        const newest = uids.toSorted((one, other) => other - one).slice(0, LISTED);
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
        const seq = `${Math.max(1, exists - LISTED + 1)}:*`;
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
        if (sent === undefined) {
          // Also when there are more folders than a server may tell of here.
          sent = NONE;
          sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')?.path ?? NONE;
        }
        if (sent === NONE) return { found: false };
        await client.mailboxOpen(sent, { readOnly: true });
        // Nothing was told of the inbox meanwhile.
        news?.tell();
        const uids = await client.search({ header: { 'message-id': messageId } }, { uid: true });
        return { found: uids ? uids.length > 0 : false };
      });
      return !isFailure(found) && found.found;
    },
    ...(held && { hasNews: async (signal: AbortSignal) => news?.wait(signal) ?? true }),
    close: async () => {
      const session = await pending;
      if (session && !isFailure(session)) session.close();
    },
  };
}

/** Who checks the sender of what comes into a mailbox: as its owner says, or else as is known of its provider. */
export function authservIdOf({ host, authservId }: Pick<ImapGrant, 'host' | 'authservId'>): string | undefined {
  return authservId === undefined ? authservIdOfHost(host) : (authservId ?? undefined);
}

/** Tries a login before it is stored. @returns what is wrong with it */
export async function checkImap(services: Services, login: ImapLogin): Promise<Failure | undefined> {
  const session = await openImapSession(services, login);
  if (isFailure(session)) return session;
  session.close();
  return undefined;
}
