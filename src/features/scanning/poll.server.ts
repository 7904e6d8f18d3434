import { waitAfter } from '../../server/backoff.ts';
import type { Failure } from '../../server/failure.ts';
import { mailboxesBusy, mailboxUnavailable } from '../../server/mailbox/failures.ts';
import { outageResponse } from '../../server/outage-response.ts';
import type { Services } from '../../server/services.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource, OpenSource } from './mailbox-source.server.ts';
import { nextQueued, nextRetry, queueNewEmails, retryGivenUp } from './queue.server.ts';
import { type OnScanned, type ScanSlots, scanQueued } from './scan.server.ts';

/** How often a mailbox is looked into while nobody has a page open. */
const UNWATCHED_MS = 30_000;
/** While somebody has, it is kept open, and for so long even if others wait for their turn. */
const VISIT_MS = 60_000;
const FIRST_RETRY_MS = 2000;
/** Where only the user can help, and what else fails for long, is looked into this often. */
const LAST_RETRY_MS = 5 * 60 * 1000;

/** We have no place for it: nothing that its owner were to be told. */
const BUSY = mailboxesBusy().code;

export interface PollOptions {
  withMailboxSource: OpenSource;
  places: ScanSlots;
  /** Whether others wait for a place. */
  isCrowded(): boolean;
  onScanned?: OnScanned | undefined;
}

/** Looks into a mailbox, scans what is new in it, and says when it wants to be visited again. */
export async function poll(services: Services, lease: Lease, options: PollOptions): Promise<void> {
  try {
    await visitAndLeave(services, lease, options);
  } finally {
    lease.end();
  }
}

async function visitAndLeave(services: Services, lease: Lease, options: PollOptions): Promise<void> {
  const { now } = services;
  const leaveAt = now() + VISIT_MS;
  const stays = () => lease.isWatched() && !lease.ended.aborted && (now() <= leaveAt || !options.isCrowded());
  const outcome = await options
    .withMailboxSource(services, lease.userId, async (mailboxSource) => {
      await retryGivenUp(services, lease.userId);
      for (;;) {
        const notFound = await queueNewEmails(services, lease, mailboxSource);
        if (notFound) return notFound;
        await noteOpen(services, lease);
        const notScanned = await scanWaiting(services, lease, mailboxSource, options);
        if (notScanned) return notScanned;
        while (
          stays() &&
          !(await mailboxSource.hasNews(lease.ended)) &&
          !(await mayRetry(services, lease, mailboxSource))
        );
        if (!stays()) return undefined;
      }
    })
    .catch((error: unknown) => {
      if (!outageResponse(services, error)) services.log.error({ err: error }, 'unexpected error');
      return mailboxUnavailable();
    });
  await leave(services, lease, outcome?.code, now() > leaveAt);
}

/** One after the other, so that memory does not grow with what waits. */
async function scanWaiting(
  services: Services,
  lease: Lease,
  mailboxSource: MailboxSource,
  options: PollOptions,
): Promise<undefined | Failure> {
  while (!lease.ended.aborted) {
    const queued = await nextQueued(services, lease.userId, mailboxSource.owner);
    if (!queued) break;
    const failed = await scanQueued(services, lease, mailboxSource, queued, options);
    if (failed) return failed;
  }
  return undefined;
}

/** Whether a message that could not be scanned waits no longer: its mailbox does not tell of it again. */
async function mayRetry(services: Services, { userId }: Lease, { owner }: MailboxSource): Promise<boolean> {
  const retry = await nextRetry(services, userId, owner);
  return retry !== null && retry <= services.now();
}

/** The mailbox lets us in: a visit may last for hours, in which nobody is to read of a problem that is over. */
async function noteOpen({ db, now }: Services, { userId, owner }: Lease): Promise<void> {
  await whereLeaseHeld(db, userId, owner, now()).set({ problem: null }).where('problem', 'is not', null).execute();
}

async function leave(services: Services, lease: Lease, problem: string | undefined, wasLong: boolean): Promise<void> {
  const { db, log } = services;
  const now = services.now();
  if (problem === undefined) {
    const retry = (await nextRetry(services, lease.userId)) ?? Number.POSITIVE_INFINITY;
    const dueAt = Math.min(now + UNWATCHED_MS, retry);
    return lease.giveBack({ dueAt, dueAtIfWatched: now, failures: 0, problem: null });
  }
  const row = await db
    .selectFrom('monitors')
    .select(['failures', 'problem'])
    .where('user_id', '=', lease.userId)
    .executeTakeFirst();
  if (problem === BUSY) {
    const before = { failures: row?.failures ?? 0, problem: row?.problem ?? null };
    return lease.giveBack({ dueAt: now + FIRST_RETRY_MS, dueAtIfWatched: now + FIRST_RETRY_MS, ...before });
  }
  const failures = wasLong ? 1 : (row?.failures ?? 0) + 1;
  log.warn({ reason: problem, failures }, 'a mailbox could not be visited; it is tried again');
  const dueAt = now + waitAfter(failures, FIRST_RETRY_MS, LAST_RETRY_MS);
  await lease.giveBack({ dueAt, dueAtIfWatched: dueAt, failures, problem });
}
