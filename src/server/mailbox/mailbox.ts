import { type Failure, isFailure } from '../failure.ts';
import type { Network } from '../oidc/provider.ts';
import type { Services } from '../services.ts';
import { withLock } from '../with-lock.ts';
import { mailboxNotConnected } from './failures.ts';
import { openGmail } from './gmail.ts';
import { type OAuthGrant, readGrant } from './grant-store.ts';
import { currentGrant, refuseGrant, renewAccessToken } from './grants.ts';
import { authservIdOf, openImap } from './imap.ts';
import { listingMemory } from './listing-memory.ts';

export interface MessageList {
  /** Newest first. */
  ids: string[];
  /** Absent on the last page. */
  nextPageToken: string | undefined;
}

export interface RawMessage {
  /** RFC 5322. */
  source: Uint8Array;
  /** When the mailbox took it in, by its own account and not by what stands in the message; null where it does not say. */
  receivedAt: number | null;
}

/** Reads a mailbox. Nothing here, nor in what stands behind it, can change one. */
export interface Mailbox {
  /** Names the connecting that it is open by: ids and what was shown mean nothing in a mailbox that is connected later. */
  connection: string;
  /** The address it belongs to, as far as is known. */
  owner: string;
  /** Whose Authentication-Results in its messages are its own (RFC 8601, section 5), where that is known. */
  authservId?: string | undefined;
  /** What was received: the newest page, or the one that a page token leads to. */
  list(pageToken?: string): Promise<MessageList | Failure>;
  /** A message. Fails with `MESSAGE_UNREADABLE` when it is gone, with `MESSAGE_TOO_LARGE` above so many bytes. */
  raw(id: string, limit?: number): Promise<RawMessage | Failure>;
  /**
   * Whether its owner has written the email with this Message-ID; false also where that cannot be told. Nothing else may
   * be read meanwhile: another folder is open.
   */
  wrote(messageId: string): Promise<boolean>;
  /**
   * The first kilobytes of some messages, with their headers: of the newest, and of the newest whose From line holds
   * these characters. Absent where it is known who writes the mailbox's Authentication-Results.
   */
  newestHeaders?(from: string | null): Promise<Uint8Array[] | Failure>;
  /**
   * Waits a few seconds for what the mailbox tells by itself, as one does that is watched.
   * @returns whether to look into it; absent where it has to be asked
   */
  hasNews?(signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
}

const GMAIL_ORIGIN = 'https://gmail.googleapis.com';

type Work<T> = (mailbox: Mailbox) => Promise<T | Failure>;

/** Opens the mailbox that a user has connected, wherever it is, for as long as the work on it takes: one at a time. */
export function withMailbox<T>(
  services: Services,
  { userId }: { userId: string },
  work: Work<T>,
  network?: Network,
): Promise<T | Failure> {
  return withLock(`mailbox of ${userId}`, () => openMailbox(services, { userId, held: false }, work, network));
}

/**
 * Holds a user's mailbox open to watch it, beside what else is read of it meanwhile, which must not wait for hours. As
 * soon as another one is connected, or none, it lets nobody in any more.
 */
export function watchMailbox<T>(
  services: Services,
  { userId }: { userId: string },
  work: Work<T>,
  network?: Network,
): Promise<T | Failure> {
  return openMailbox(
    services,
    { userId, held: true },
    (mailbox) => work(whileConnected(services, userId, mailbox)),
    network,
  );
}

function whileConnected(services: Services, userId: string, mailbox: Mailbox): Mailbox {
  let { authservId } = mailbox;
  const isConnected = async () => {
    const grant = await readGrant(services, userId);
    if (typeof grant !== 'object' || grant.connection !== mailbox.connection) return false;
    // Its owner may decide on it at any time, and a watched mailbox is open for hours.
    if (grant.provider === 'imap') authservId = authservIdOf(grant);
    return true;
  };
  const { hasNews } = mailbox;
  return {
    ...mailbox,
    get authservId() {
      return authservId;
    },
    list: async (pageToken) => ((await isConnected()) ? mailbox.list(pageToken) : mailboxNotConnected()),
    raw: async (id, limit) => ((await isConnected()) ? mailbox.raw(id, limit) : mailboxNotConnected()),
    wrote: async (messageId) => (await isConnected()) && mailbox.wrote(messageId),
    ...(hasNews && { hasNews: async (signal) => !(await isConnected()) || hasNews(signal) }),
  };
}

async function openMailbox<T>(
  services: Services,
  { userId, held }: { userId: string; held: boolean },
  work: Work<T>,
  network?: Network,
): Promise<T | Failure> {
  const grant = await currentGrant(services, userId, network);
  if (isFailure(grant)) return grant;
  const refused = () => refuseGrant(services, userId, grant.connection);
  const mailbox =
    grant.provider === 'imap'
      ? openImap({ grant, services, refused, held })
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
      : { baseUrl: `${services.settings.siteUrl}/demo`, read: services.readOwn };
  return {
    ...where,
    connection: grant.connection,
    owner: grant.address,
    accessToken: grant.accessToken,
    renew: (accessToken: string) =>
      renewAccessToken(services, userId, { connection: grant.connection, accessToken }, network),
    memory: listingMemory(services, grant.connection),
    log: services.log,
    network,
  };
}
