import { type Failure, isFailure } from '../failure.ts';
import { inTurn } from '../in-turn.ts';
import type { Network } from '../oidc/provider.ts';
import type { Services } from '../services.ts';
import { openGmail } from './gmail.ts';
import type { OAuthGrant } from './grant-store.ts';
import { currentGrant, refuseGrant, renewAccessToken } from './grants.ts';
import { openImap } from './imap.ts';
import { listingMemory } from './listing-memory.ts';

export interface MessageList {
  /** Newest first. */
  ids: string[];
  /** Absent on the last page. */
  nextPageToken: string | undefined;
}

/** Reads a mailbox. Nothing here, nor in what stands behind it, can change one. */
export interface Mailbox {
  /** Names the connecting that it is open by: ids and what was shown mean nothing in a mailbox that is connected later. */
  connection: string;
  /** The address it belongs to, as far as is known. */
  owner: string;
  /** Whose Authentication-Results in its messages are its own (RFC 8601, section 5), where that is known. */
  authservId?: string;
  /** What was received: the newest page, or the one that a page token leads to. */
  list(pageToken?: string): Promise<MessageList | Failure>;
  /** The message's source (RFC 5322). Fails with `MESSAGE_UNREADABLE` when it is gone or too large to be read. */
  raw(id: string): Promise<Uint8Array | Failure>;
  close(): Promise<void>;
}

const GMAIL_ORIGIN = 'https://gmail.googleapis.com';

/** Opens the mailbox that a user has connected, wherever it is, for as long as the work on it takes: one at a time. */
export function withMailbox<T>(
  services: Services,
  user: { userId: string },
  work: (mailbox: Mailbox) => Promise<T | Failure>,
  network?: Network,
): Promise<T | Failure> {
  return inTurn(`mailbox of ${user.userId}`, () => useMailbox(services, user, work, network));
}

async function useMailbox<T>(
  services: Services,
  user: { userId: string },
  work: (mailbox: Mailbox) => Promise<T | Failure>,
  network?: Network,
): Promise<T | Failure> {
  const grant = await currentGrant(services, user.userId, network);
  if (isFailure(grant)) return grant;
  const refused = () => refuseGrant(services, user.userId, grant.connection);
  const mailbox =
    grant.provider === 'imap'
      ? openImap({ grant, services, refused })
      : openGmail({ ...gmailOptions(services, user.userId, grant, network), refused });
  try {
    return await work(mailbox);
  } finally {
    await mailbox.close();
  }
}

function gmailOptions(services: Services, userId: string, grant: OAuthGrant, network?: Network) {
  return {
    baseUrl: grant.provider === 'google' ? GMAIL_ORIGIN : `${services.settings.siteUrl}/demo`,
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
