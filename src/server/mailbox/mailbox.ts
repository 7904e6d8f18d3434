import { type Failure, isFailure } from '../failure.ts';
import type { Network } from '../oidc/provider.ts';
import type { Services } from '../services.ts';
import { withLock } from '../with-lock.ts';
import { mailboxNotConnected } from './failures.ts';
import { openGmail } from './gmail.ts';
import { type OAuthGrant, readGrant } from './grant-store.ts';
import { currentGrant, refuseGrant, renewAccessToken } from './grants.ts';
import { openGraph } from './graph.ts';
import { authservIdOf, openImap } from './imap.ts';
import { listingCache } from './listing-cache.ts';
import type { Mailbox } from './mailbox-interface.ts';
import { quietTime } from './quiet-time.ts';

export type { Mailbox, MessageList, RawMessage, SentRecipients } from './mailbox-interface.ts';

const GMAIL_ORIGIN = 'https://gmail.googleapis.com';

type Work<T> = (mailbox: Mailbox) => Promise<T | Failure>;

/** One at a time per user. */
export function withMailbox<T>(
  services: Services,
  { userId }: { userId: string },
  work: Work<T>,
  network?: Network,
): Promise<T | Failure> {
  return withLock(`mailbox of ${userId}`, () => openMailbox(services, { userId, watching: false }, work, network));
}

/** In parallel to `withMailbox`. Its calls fail once another mailbox is connected, or none. */
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
    sentRecipients: async (cursor) => ((await isConnected()) ? mailbox.sentRecipients(cursor) : mailboxNotConnected()),
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
      : openByOAuth(services, grant, { ...oauthOptions(services, userId, grant, network), refused });
  try {
    return await work(mailbox);
  } finally {
    await mailbox.close();
  }
}

function openByOAuth(
  { settings, internalFetch }: Services,
  { provider }: OAuthGrant,
  options: ReturnType<typeof oauthOptions> & { refused(): Promise<void> },
): Mailbox {
  if (provider === 'microsoft') return openGraph({ ...options, origin: settings.microsoft?.graphUrl ?? '' });
  if (provider === 'google') return openGmail({ ...options, baseUrl: GMAIL_ORIGIN });
  return openGmail({ ...options, baseUrl: `${settings.siteUrl}/demo`, read: internalFetch });
}

function oauthOptions(services: Services, userId: string, grant: OAuthGrant, network?: Network) {
  return {
    connection: grant.connection,
    owner: grant.address,
    accessToken: grant.accessToken,
    renew: (accessToken: string) =>
      renewAccessToken(services, userId, { connection: grant.connection, accessToken }, network),
    cache: listingCache(services, grant.connection),
    quietTime: quietTime(services, grant.connection),
    log: services.log,
    network,
  };
}
