import { setTimeout } from 'node:timers/promises';
import type { Failure } from '../../server/failure.ts';
import { readGrant } from '../../server/mailbox/grant-store.ts';
import { type Mailbox, watchMailbox } from '../../server/mailbox/mailbox.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';

/** A mailbox as scanning needs it. */
export interface MailboxSource extends Pick<Mailbox, 'owner' | 'authservId' | 'list' | 'raw' | 'wrote'> {
  /** Waits a while between two looks into it. @returns whether it is time for the next */
  hasNews(signal: AbortSignal): Promise<boolean>;
}

/** Opens a user's mailbox for as long as the work on it takes. */
export type OpenSource = <T>(
  services: Services,
  userId: string,
  work: (mailboxSource: MailboxSource) => Promise<T | Failure>,
) => Promise<T | Failure>;

/** Gmail counts each look against a quota, and alerts may take 30 seconds there. */
const GMAIL_PAUSE_MS = 10_000;
const PAUSE_MS = 600;

/** The mailbox that the user has connected. */
export async function withMailboxSource<T>(
  services: Services,
  userId: string,
  work: (mailboxSource: MailboxSource) => Promise<T | Failure>,
  network?: Network,
): Promise<T | Failure> {
  const grant = await readGrant(services, userId);
  const isGmail = typeof grant === 'object' && grant.provider === 'google';
  const pauseMs = isGmail ? GMAIL_PAUSE_MS : PAUSE_MS;
  const pause = async (signal: AbortSignal) => {
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
    return true;
  };
  // The mailbox itself and no copy: who checks its senders may change while it is open.
  const watched = (mailbox: Mailbox) => work(Object.assign(mailbox, { hasNews: mailbox.waitForChanges ?? pause }));
  return watchMailbox(services, { userId }, watched, network);
}
