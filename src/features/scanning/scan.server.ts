import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Correspondence, Email, History } from '../../engines/detection/index.ts';
import type { Schema } from '../../server/db/schema.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { FairQueue } from '../../server/fair-queue.ts';
import type { RawMessage } from '../../server/mailbox/mailbox.ts';
import type { Services } from '../../server/services.ts';
import { readEmail } from '../../workers/read-email.server.ts';
import { runTask, workersFor } from '../../workers/run-task.server.ts';
import type { ScannedEmail } from '../../workers/tasks.ts';
import { deliverAlert, isAlerting, raiseAlert } from '../alerts/raise.server.ts';
import { readSenderOpinion } from '../corrections/apply.server.ts';
import { proofsOf } from '../corrections/proof.server.ts';
import { markedColumns } from '../corrections/verdict.server.ts';
import { insertScan, verdictIn } from '../scans/insert-scan.server.ts';
import { readHistory, storeHistory } from './baseline.server.ts';
import { rememberFrequent } from './correspondents.server.ts';
import { readContext } from './email-context.server.ts';
import { isNew } from './is-new.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource } from './mailbox-source.server.ts';
import { adoptNewId } from './new-id.server.ts';
import { abandon, defer, markFailed, type QueuedEmail } from './queue.server.ts';
import { SCANNING_LOG } from './texts.ts';

export interface ScannedEmailRecord extends Omit<ScannedEmail, 'after'> {
  userId: string;
  scanId: string;
  email: Email;
  scannedAt: number;
}

/** In the transaction that stores a scan. An exception fails the scan, which is retried. */
export type OnScanned = (trx: Kysely<Schema>, scanned: ScannedEmailRecord) => Promise<void>;

/** Separate from fetching, so that a slow mailbox doesn't block analyses. */
export interface ScanSlots {
  /** For small emails, which are analysed on the main thread. */
  analysis: FairQueue;
  /** For emails of up to 25 MB. */
  largeEmail: FairQueue;
}

/** Emails up to this size may be in memory for all polled mailboxes at once. */
export const SMALL_BYTES = 512 * 1024;

const PERMANENT_FAILURES: ReadonlySet<string> = new Set(['MESSAGE_UNREADABLE', 'MESSAGE_TOO_LARGE']);

interface Scanned extends ScannedEmail {
  received: number | null;
  email: Email;
  before: History;
  correspondence: Correspondence;
  /** The proof of the sender. */
  proofs: string;
}

/** Stores the result once, whatever the number of attempts. @returns a failure that would affect the next email too */
export async function scanQueued(
  services: Services,
  lease: Lease,
  mailboxSource: MailboxSource,
  queued: QueuedEmail,
  { slots, onScanned }: { slots: ScanSlots; onScanned?: OnScanned | undefined },
): Promise<undefined | Failure> {
  const scan = (message: RawMessage | Failure) =>
    isFailure(message)
      ? handleUnreadable(services, lease, queued, message)
      : scanRawEmail(services, { lease, mailboxSource, queued, slots, onScanned }, message);
  const small = await mailboxSource.raw(queued.message_id, SMALL_BYTES);
  if (!isFailure(small) || small.code !== 'MESSAGE_TOO_LARGE') return scan(small);
  return slots.largeEmail.run(lease.userId, async () => scan(await mailboxSource.raw(queued.message_id)));
}

async function handleUnreadable(
  services: Services,
  { userId }: Lease,
  queued: QueuedEmail,
  failure: Failure,
): Promise<undefined | Failure> {
  const isPermanent = PERMANENT_FAILURES.has(failure.code);
  await (isPermanent ? abandon : defer)(services, userId, queued, failure.code);
  return isPermanent ? undefined : failure;
}

async function scanRawEmail(
  services: Services,
  scan: {
    lease: Lease;
    mailboxSource: MailboxSource;
    queued: QueuedEmail;
    slots: ScanSlots;
    onScanned: OnScanned | undefined;
  },
  { source, receivedAt }: RawMessage,
): Promise<undefined> {
  const { lease, mailboxSource, queued, slots, onScanned } = scan;
  const { userId } = lease;
  const caller = { client: userId, bytes: source.byteLength };
  const handleFailure = ({ code }: Failure) =>
    code === 'TOO_COMPLEX' ? markFailed(services, userId, queued) : defer(services, userId, queued, 'SCAN_FAILED');
  try {
    const email = await readEmail(services, source, caller);
    if (isFailure(email)) {
      await handleFailure(email);
      return;
    }
    const before = await readHistory(services, userId, mailboxSource, email);
    const context = await readContext(services, userId, mailboxSource, email);
    const analyseAndStore = async () => {
      const scanned = await runTask(services, 'scanEmail', { email, context, history: before }, caller);
      if (isFailure(scanned)) return handleFailure(scanned);
      const known = { before, correspondence: context.correspondence, proofs: proofsOf(email, mailboxSource) };
      await storeScan(services, lease, queued, { received: receivedAt, email, ...known, ...scanned }, onScanned);
    };
    // While it waits for a worker thread, it must not occupy a slot that small emails could use.
    if (workersFor(services, caller.bytes)) await analyseAndStore();
    else
      await slots.analysis.run(userId, async () => {
        await analyseAndStore();
        await yieldToEventLoop();
      });
  } catch (error) {
    services.log.error({ err: error, attempts: queued.attempts }, SCANNING_LOG.scanRetried);
    await markFailed(services, userId, queued);
  }
}

async function storeScan(
  services: Services,
  lease: Lease,
  queued: QueuedEmail,
  scanned: Scanned,
  onScanned: OnScanned | undefined,
): Promise<void> {
  const { userId, owner } = lease;
  const { received, email, before, correspondence, after, proofs, ...found } = scanned;
  const now = services.now();
  const raised = await services.db.transaction().execute(async (trx) => {
    const monitor = await whereLeaseHeld(trx, userId, owner, now)
      .set({ lease_owner: owner })
      .returningAll()
      .executeTakeFirst();
    if (!monitor) return undefined;
    const scanId = randomUUID();
    await trx
      .deleteFrom('queued_emails')
      .where('user_id', '=', userId)
      .where('mailbox', '=', queued.mailbox)
      .where('message_id', '=', queued.message_id)
      .execute();
    const opinion = await readSenderOpinion(trx, userId, { address: email.from?.address ?? '', proofs });
    const columns = markedColumns(found.analysis, null, opinion);
    const analysis = { ...found.analysis, ...verdictIn(columns) };
    if (await adoptNewId(trx, userId, queued, { ...scanned, analysis })) return undefined;
    await trx
      .updateTable('monitors')
      .set((update) => ({ scanned: update('scanned', '+', 1) }))
      .where('user_id', '=', userId)
      .execute();
    await insertScan(trx, {
      ...{ scanId, userId, email, analysis: found.analysis, columns, proofs, now },
      mailbox: queued.mailbox,
      messageId: queued.message_id,
      arrivedAt: received ?? queued.found_at,
    });
    await storeHistory({ services, trx }, userId, email, { before, after });
    await rememberFrequent({ services, trx }, userId, email, { after, correspondence });
    await onScanned?.(trx, { userId, scanId, email, scannedAt: now, ...found, analysis });
    if (!isAlerting(monitor, analysis) || !isNew(received, monitor.consented_at ?? now, queued.earlier === 1)) {
      return undefined;
    }
    return raiseAlert(services, trx, monitor, { scanId, analysis, now });
  });
  if (raised) deliverAlert(services, userId, raised);
}
