import { setTimeout } from 'node:timers/promises';
import type { Failure } from '../../server/failure.ts';
import { readGrant } from '../../server/mailbox/grant-store.ts';
import { type Mailbox, watchMailbox } from '../../server/mailbox/mailbox.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';

export interface MailboxSource
  extends Pick<Mailbox, 'owner' | 'authservId' | 'list' | 'raw' | 'wrote' | 'sentRecipients'> {
  /** Waits for changes, or for the polling interval. @returns whether to poll now */
  hasNews(signal: AbortSignal): Promise<boolean>;
}

export type OpenSource = <T>(
  services: Services,
  userId: string,
  work: (mailboxSource: MailboxSource) => Promise<T | Failure>,
) => Promise<T | Failure>;

/** Gmail and Microsoft Graph count each poll against a quota, and an alert may take 30 seconds. */
const QUOTA_PAUSE_MS = 10_000;
const PAUSE_MS = 600;

export async function withMailboxSource<T>(
  services: Services,
  userId: string,
  work: (mailboxSource: MailboxSource) => Promise<T | Failure>,
  network?: Network,
): Promise<T | Failure> {
  const grant = await readGrant(services, userId);
  const hasQuota = typeof grant === 'object' && (grant.provider === 'google' || grant.provider === 'microsoft');
  const pauseMs = hasQuota ? QUOTA_PAUSE_MS : PAUSE_MS;
  const pause = async (signal: AbortSignal) => {
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
    return true;
  };
  // Not a copy: `authservId` may change while the mailbox is open.
  const watched = (mailbox: Mailbox) => work(Object.assign(mailbox, { hasNews: mailbox.waitForChanges ?? pause }));
  return watchMailbox(services, { userId }, watched, network);
}
