import { type Failure, isFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { mailboxReconnect, mailboxUnavailable, messageUnreadable } from './failures.ts';
import type { ImapGrant } from './grant-store.ts';
import { codeOf, type ImapLogin, type ImapSession, MESSAGE_LIMIT, openImapSession } from './imap-session.ts';
import type { Mailbox } from './mailbox.ts';

export interface ImapOptions {
  grant: ImapGrant;
  services: Services;
  /** Told when the server does not take the password. */
  refused(): Promise<void>;
}

/** Nobody presses Next more often, and a line of ids this long stays below every limit. */
const LISTED = 10_000;

/** An id of ours: a UID means something only together with its folder's UIDVALIDITY (RFC 9051, 2.3.1.1). */
const ID = /^(\d{1,10})-(\d{1,10})$/;

/** The inbox of a mailbox that is reached over IMAP; connected when first asked, and opened with EXAMINE. */
export function openImap({ grant, services, refused }: ImapOptions): Mailbox {
  let pending: Promise<ImapSession | Failure> | undefined;

  async function inbox<T>(work: (session: ImapSession, opened: Opened) => Promise<T | Failure>): Promise<T | Failure> {
    pending ??= openImapSession(services, grant);
    const session = await pending;
    if (isFailure(session)) {
      if (session.code !== 'IMAP_LOGIN_REFUSED') return mailboxUnavailable();
      await refused();
      return mailboxReconnect();
    }
    try {
      const { client } = session;
      const { uidValidity, exists } = client.mailbox || (await client.mailboxOpen('INBOX', { readOnly: true }));
      return await work(session, { validity: String(uidValidity), exists });
    } catch (error) {
      services.log.warn({ reason: codeOf(error) }, 'mailbox failed');
      return mailboxUnavailable();
    }
  }

  return {
    connection: grant.connection,
    owner: grant.user,
    list: () =>
      inbox(async ({ client }, { validity, exists }) => {
        if (exists === 0) return { ids: [], nextPageToken: undefined };
        // Messages are numbered in the order of their UIDs (RFC 9051, 2.3.1.2): the newest are the last.
        const seq = `${Math.max(1, exists - LISTED + 1)}:*`;
        const uids = await client.search({ seq, deleted: false }, { uid: true });
        if (!uids) return mailboxUnavailable();
        const newest = uids.toSorted((one, other) => other - one).slice(0, LISTED);
        return { ids: newest.map((uid) => `${validity}-${uid}`), nextPageToken: undefined };
      }),
    raw: (id) =>
      inbox(async ({ client, expect }, { validity }) => {
        const [, given, uid] = ID.exec(id) ?? [];
        if (uid === undefined || given !== validity) return messageUnreadable();
        const found = await client.fetchOne(uid, { size: true }, { uid: true });
        if (!found || (found.size ?? 0) > MESSAGE_LIMIT) return messageUnreadable();
        expect(found.size ?? 0);
        // BODY.PEEK: the message stays unread.
        const message = await client.fetchOne(uid, { source: true }, { uid: true });
        return (message || undefined)?.source ?? messageUnreadable();
      }),
    close: async () => {
      const session = await pending;
      if (session && !isFailure(session)) session.close();
    },
  };
}

interface Opened {
  validity: string;
  /** How many messages there are. */
  exists: number;
}

/** Tries a login before it is stored. @returns what is wrong with it */
export async function checkImap(services: Services, login: ImapLogin): Promise<Failure | undefined> {
  const session = await openImapSession(services, login);
  if (isFailure(session)) return session;
  session.close();
  return undefined;
}
