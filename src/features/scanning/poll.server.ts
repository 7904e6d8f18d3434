import { waitAfter } from '../../server/backoff.ts';
import type { Failure } from '../../server/failure.ts';
import { mailboxesBusy, mailboxUnavailable } from '../../server/mailbox/failures.ts';
import { outageResponse } from '../../server/outage-response.ts';
import type { Services } from '../../server/services.ts';
import { learnFromSent } from './learn-from-sent.server.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource, OpenSource } from './mailbox-source.server.ts';
import { nextQueued, nextRetry, queueNewEmails, retryAbandoned } from './queue.server.ts';
import { type OnScanned, type ScanSlots, scanQueued } from './scan.server.ts';
import { SCANNING_LOG } from './texts.ts';

/** Interval while the user has no page open. */
const INTERVAL_MS = 30_000;
/** With a page open, the mailbox stays open at least this long, even when other mailboxes wait. */
const MIN_OPEN_MS = 60_000;
const FIRST_RETRY_MS = 2000;
/** Also the interval where only the user can fix the problem. */
const MAX_RETRY_MS = 5 * 60 * 1000;

/** We have no free connection: not a problem to show to the user. */
const BUSY = mailboxesBusy().code;

export interface PollOptions {
  withMailboxSource: OpenSource;
  slots: ScanSlots;
  isCrowded(): boolean;
  onScanned?: OnScanned | undefined;
}

export async function poll(services: Services, lease: Lease, options: PollOptions): Promise<void> {
  try {
    await pollAndRelease(services, lease, options);
  } finally {
    lease.end();
  }
}

async function pollAndRelease(services: Services, lease: Lease, options: PollOptions): Promise<void> {
  const { now } = services;
  const minOpenUntil = now() + MIN_OPEN_MS;
  const staysOpen = () =>
    lease.isUserPresent() && !lease.ended.aborted && (now() <= minOpenUntil || !options.isCrowded());
  const waitForWork = async (mailboxSource: MailboxSource) => {
    while (staysOpen()) {
      if (await mailboxSource.hasNews(lease.ended)) return;
      if (await isRetryDue(services, lease, mailboxSource)) return;
    }
  };
  const outcome = await options
    .withMailboxSource(services, lease.userId, async (mailboxSource) => {
      await retryAbandoned(services, lease.userId);
      for (;;) {
        const listFailure = await queueNewEmails(services, lease, mailboxSource);
        if (listFailure) return listFailure;
        await clearProblem(services, lease);
        await learnFromSent(services, lease, mailboxSource);
        const scanFailure = await scanDueEmails(services, lease, mailboxSource, options);
        if (scanFailure) return scanFailure;
        await waitForWork(mailboxSource);
        if (!staysOpen()) return undefined;
      }
    })
    .catch((error: unknown) => {
      if (!outageResponse(services, error)) services.log.error({ err: error }, SCANNING_LOG.unexpected);
      return mailboxUnavailable();
    });
  await release(services, lease, outcome?.code, now() > minOpenUntil);
}

/** One at a time, so that memory doesn't grow with the queue. */
async function scanDueEmails(
  services: Services,
  lease: Lease,
  mailboxSource: MailboxSource,
  options: PollOptions,
): Promise<undefined | Failure> {
  while (!lease.ended.aborted) {
    const queued = await nextQueued(services, lease.userId, mailboxSource.owner);
    if (!queued) break;
    const failure = await scanQueued(services, lease, mailboxSource, queued, options);
    if (failure) return failure;
  }
  return undefined;
}

/** The mailbox doesn't announce the email a second time. */
async function isRetryDue(services: Services, { userId }: Lease, { owner }: MailboxSource): Promise<boolean> {
  const retry = await nextRetry(services, userId, owner);
  return retry !== null && retry <= services.now();
}

/** Right after opening the mailbox: a poll may last for hours. */
async function clearProblem({ db, now }: Services, { userId, owner }: Lease): Promise<void> {
  await whereLeaseHeld(db, userId, owner, now()).set({ problem: null }).where('problem', 'is not', null).execute();
}

async function release(services: Services, lease: Lease, problem: string | undefined, wasLong: boolean): Promise<void> {
  const { db, log } = services;
  const now = services.now();
  if (problem === undefined) {
    const retry = (await nextRetry(services, lease.userId)) ?? Number.POSITIVE_INFINITY;
    const dueAt = Math.min(now + INTERVAL_MS, retry);
    return lease.release({ dueAt, dueAtIfPresent: now, failures: 0, problem: null });
  }
  const row = await db
    .selectFrom('monitors')
    .select(['failures', 'problem'])
    .where('user_id', '=', lease.userId)
    .executeTakeFirst();
  if (problem === BUSY) {
    const before = { failures: row?.failures ?? 0, problem: row?.problem ?? null };
    return lease.release({ dueAt: now + FIRST_RETRY_MS, dueAtIfPresent: now + FIRST_RETRY_MS, ...before });
  }
  const failures = wasLong ? 1 : (row?.failures ?? 0) + 1;
  log.warn({ reason: problem, failures }, SCANNING_LOG.pollFailed);
  const dueAt = now + waitAfter(failures, FIRST_RETRY_MS, MAX_RETRY_MS);
  await lease.release({ dueAt, dueAtIfPresent: dueAt, failures, problem });
}
