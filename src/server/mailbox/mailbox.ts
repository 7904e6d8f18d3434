import { type Failure, isFailure } from '../failure.ts';
import type { Network } from '../oidc/provider.ts';
import type { Services } from '../services.ts';
import { withLock } from '../with-lock.ts';
import { mailboxNotConnected } from './failures.ts';
import { openGmail } from './gmail.ts';
import { type OAuthGrant, readGrant } from './grant-store.ts';
import { currentGrant, refuseGrant, renewAccessToken } from './grants.ts';
import { authservIdOf, openImap } from './imap.ts';
import { listingCache } from './listing-cache.ts';

export interface MessageList {
  /** Newest first. */
  ids: string[];
  /** Absent on the last page. */
  nextPageToken: string | undefined;
}

export interface RawMessage {
  /** RFC 5322. */
  source: Uint8Array;
  /** Time of receipt according to the mailbox, not the message; null where unknown. */
  receivedAt: number | null;
}

/** Read access to a mailbox. Neither this interface nor its implementations can change one. */
export interface Mailbox {
  /** Id of the connection; message ids mean nothing in a mailbox that is connected later. */
  connection: string;
  /** The owner's address, if known; otherwise the user name. */
  owner: string;
  /** The authserv-id of the mailbox's own Authentication-Results (RFC 8601, section 5), if known. */
  authservId?: string | undefined;
  /** Received messages: the newest page, or the one of a page token. */
  list(pageToken?: string): Promise<MessageList | Failure>;
  /** Fails with `MESSAGE_UNREADABLE` when the message is gone, with `MESSAGE_TOO_LARGE` above `limit` bytes. */
  raw(id: string, limit?: number): Promise<RawMessage | Failure>;
  /**
   * Whether the owner has sent the email with this Message-ID; false where that is unknown. Not concurrently with other calls,
   * because it opens another folder.
   */
  wrote(messageId: string): Promise<boolean>;
  /**
   * The first kilobytes of the newest messages, and of the newest with these characters in From. Absent where the authserv-id
   * is known.
   */
  newestHeaders?(from: string | null): Promise<Uint8Array[] | Failure>;
  /**
   * Waits a few seconds for change notifications. Absent where the mailbox must be polled.
   * @returns whether the mailbox should be read
   */
  waitForChanges?(signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
}

const GMAIL_ORIGIN = 'https://gmail.googleapis.com';

type Work<T> = (mailbox: Mailbox) => Promise<T | Failure>;

/** Opens the user's connected mailbox while the work runs, one at a time per user. */
export function withMailbox<T>(
  services: Services,
  { userId }: { userId: string },
  work: Work<T>,
  network?: Network,
): Promise<T | Failure> {
  return withLock(`mailbox of ${userId}`, () => openMailbox(services, { userId, watching: false }, work, network));
}

/**
 * Keeps a user's mailbox open for changes, in parallel to `withMailbox`. Its calls fail once another mailbox is connected, or
 * none.
 */
export function watchMailbox<T>(
  services: Services,
  { userId }: { userId: string },
  work: Work<T>,
  network?: Network,
): Promise<T | Failure> {
  return openMailbox(
    services,
    { userId, watching: true },
    (mailbox) => work(whileConnected(services, userId, mailbox)),
    network,
  );
}

function whileConnected(services: Services, userId: string, mailbox: Mailbox): Mailbox {
  let { authservId } = mailbox;
  const isConnected = async () => {
    const grant = await readGrant(services, userId);
    if (typeof grant !== 'object' || grant.connection !== mailbox.connection) return false;
    // The owner may change it at any time, and a watched mailbox is open for hours.
    if (grant.provider === 'imap') authservId = authservIdOf(grant);
    return true;
  };
  const { waitForChanges } = mailbox;
  return {
    ...mailbox,
    get authservId() {
      return authservId;
    },
    list: async (pageToken) => ((await isConnected()) ? mailbox.list(pageToken) : mailboxNotConnected()),
    raw: async (id, limit) => ((await isConnected()) ? mailbox.raw(id, limit) : mailboxNotConnected()),
    wrote: async (messageId) => (await isConnected()) && mailbox.wrote(messageId),
    ...(waitForChanges && {
      waitForChanges: async (signal) => !(await isConnected()) || waitForChanges(signal),
    }),
  };
}

async function openMailbox<T>(
  services: Services,
  { userId, watching }: { userId: string; watching: boolean },
  work: Work<T>,
  network?: Network,
): Promise<T | Failure> {
  const grant = await currentGrant(services, userId, network);
  if (isFailure(grant)) return grant;
  const refused = () => refuseGrant(services, userId, grant.connection);
  const mailbox =
    grant.provider === 'imap'
      ? openImap({ grant, services, refused, watching })
      : openGmail({ ...gmailOptions(services, userId, grant, network), refused });
  try {
    return await work(mailbox);
  } finally {
    await mailbox.close();
  }
}

function gmailOptions(services: Services, userId: string, grant: OAuthGrant, network?: Network) {
  const where =
    grant.provider === 'google'
      ? { baseUrl: GMAIL_ORIGIN }
      : { baseUrl: `${services.settings.siteUrl}/demo`, read: services.internalFetch };
  return {
    ...where,
    connection: grant.connection,
    owner: grant.address,
    accessToken: grant.accessToken,
    renew: (accessToken: string) =>
      renewAccessToken(services, userId, { connection: grant.connection, accessToken }, network),
    cache: listingCache(services, grant.connection),
    log: services.log,
    network,
  };
}
