import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import {
  type Analysis,
  type Correspondence,
  type Email,
  type History,
  imitatedBrand,
} from '../../engines/detection/index.ts';
import type { MonitorTable, Schema } from '../../server/db/schema.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { FairQueue } from '../../server/fair-queue.ts';
import type { RawMessage } from '../../server/mailbox/mailbox.ts';
import { inOneLine } from '../../server/one-line.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { readEmail } from '../../workers/read-email.server.ts';
import { runTask, workersFor } from '../../workers/run-task.server.ts';
import type { ScannedEmail } from '../../workers/tasks.ts';
import { queueAlertEmail } from '../alerts/alert-email.server.ts';
import { deliverHooks, queueHooks } from '../alerts/hooks/deliver.server.ts';
import { pushAlert } from '../alerts/push/send.server.ts';
import { readSenderOpinion } from '../corrections/apply.server.ts';
import { proofsOf } from '../corrections/proof.server.ts';
import { type MarkedColumns, markedColumns } from '../corrections/verdict.server.ts';
import { searchText } from '../scans/search.server.ts';
import { serializeAnalysis } from '../scans/stored-analysis.server.ts';
import { readHistory, storeHistory } from './baseline.server.ts';
import { rememberFrequent } from './correspondents.server.ts';
import { readContext } from './email-context.server.ts';
import { isNew } from './is-new.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource } from './mailbox-source.server.ts';
import { abandon, defer, markFailed, type QueuedEmail, seriesOf } from './queue.server.ts';
import { SCANNING_LOG } from './texts.ts';

/** Index entries are limited in size. */
const SUBJECT_LENGTH = 400;
const NAME_LENGTH = 200;
const ADDRESS_LENGTH = 320;

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
    await insertScan(trx, { scanId, userId, queued, scanned, columns, now });
    await storeHistory({ services, trx }, userId, email, { before, after });
    await rememberFrequent({ services, trx }, userId, email, { after, correspondence });
    await onScanned?.(trx, { userId, scanId, email, scannedAt: now, ...found, analysis });
    if (!isAlerting(monitor, analysis) || !isNew(received, monitor.consented_at ?? now, queued.earlier === 1)) {
      return undefined;
    }
    await raiseAlert(trx, monitor, scanId, now);
    return {
      hasEmail: await queueAlertEmail(services, trx, monitor, analysis),
      hasHooks: await queueHooks(services, trx, userId, scanId),
    };
  });
  if (raised) void pushAlert(services, userId);
  if (raised?.hasEmail) void services.outbox.send();
  if (raised?.hasHooks) void deliverHooks(services);
}

/**
 * After a change of UIDVALIDITY (RFC 3501, 2.3.1.1), known emails have new ids and must not be listed or alerted twice.
 * An email with a worse verdict counts as a different one, unless the user marked the known one.
 * @returns whether the email was known
 */
async function adoptNewId(
  trx: Kysely<Schema>,
  userId: string,
  { mailbox, message_id }: QueuedEmail,
  { received, email, analysis }: Scanned,
): Promise<boolean> {
  const series = seriesOf(message_id);
  if (series === undefined || received === null) return false;
  const { sender, subject } = displayFields(email);
  const known = await trx
    .selectFrom('scans')
    .select(['id', 'severity'])
    .where('user_id', '=', userId)
    .where('sender', '=', sender)
    .where('arrived_at', '=', received)
    .where('mailbox', '=', mailbox)
    .where('message_id', 'not like', `${series}-%`)
    .where('subject', '=', subject)
    .where((where) =>
      where.or([
        where('severity', 'in', SEVERITIES.slice(SEVERITIES.indexOf(analysis.severity))),
        where('marked_by', '=', 'email'),
      ]),
    )
    .execute();
  const same = known.find(({ severity }) => severity === analysis.severity) ?? known[0];
  if (!same) return false;
  await trx.updateTable('scans').set({ message_id }).where('id', '=', same.id).execute();
  return true;
}

function displayFields(email: Email) {
  return {
    sender: foldEmail(inOneLine(email.from?.address ?? '')).slice(0, ADDRESS_LENGTH),
    senderName: truncate(inOneLine(email.from?.name ?? ''), NAME_LENGTH),
    subject: truncate(inOneLine(email.subject), SUBJECT_LENGTH),
  };
}

function truncate(line: string, length: number): string {
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

async function insertScan(
  trx: Kysely<Schema>,
  scan: { scanId: string; userId: string; queued: QueuedEmail; scanned: Scanned; columns: MarkedColumns; now: number },
): Promise<void> {
  const { scanId, userId, queued, now } = scan;
  const { received, email, analysis, proofs } = scan.scanned;
  const { sender, senderName, subject } = displayFields(email);
  const columns = { ...verdictColumns(analysis), ...scan.columns, sender_proofs: proofs };
  const isFirst = columns.first_contact === 1 && !(await hasScanFrom(trx, userId, sender));
  await trx
    .insertInto('scans')
    .values({
      id: scanId,
      user_id: userId,
      mailbox: queued.mailbox,
      message_id: queued.message_id,
      arrived_at: Math.min(received ?? queued.found_at, now),
      scanned_at: now,
      sender,
      sender_name: senderName,
      subject,
      search_text: searchText(subject, senderName, sender),
      ...columns,
      first_contact: isFirst ? 1 : 0,
    })
    .execute();
  await trx
    .insertInto('scan_analyses')
    .values({ scan_id: scanId, analysis: serializeAnalysis(analysis) })
    .execute();
}

/** The history leaves out threats, so their sender would be new each time. */
async function hasScanFrom(trx: Kysely<Schema>, userId: string, sender: string): Promise<boolean> {
  const scan = trx.selectFrom('scans').select('id').where('user_id', '=', userId).where('sender', '=', sender);
  return (await scan.limit(1).executeTakeFirst()) !== undefined;
}

export function verdictColumns(analysis: Analysis) {
  const { severity, category, kind, verdict, confidence, signals, engineVersion } = analysis;
  const isFirst = signals.some(({ id }) => id === 'first-contact');
  return {
    severity,
    category,
    kind,
    verdict,
    confidence,
    brand: imitatedBrand(analysis),
    engine_version: engineVersion,
    first_contact: isFirst ? (1 as const) : (0 as const),
  };
}

/** The verdict that the user sees. */
export function verdictIn({ severity, category, kind, verdict }: MarkedColumns) {
  return { severity, category, kind, verdict };
}

function isAlerting({ threshold }: MonitorTable, { severity }: Analysis): boolean {
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

async function raiseAlert(trx: Kysely<Schema>, { user_id, alerts }: MonitorTable, scanId: string, now: number) {
  await trx
    .insertInto('alerts')
    .values({ user_id, number: alerts + 1, scan_id: scanId, raised_at: now, read_at: null })
    .execute();
  await trx
    .updateTable('monitors')
    .set((update) => ({ alerts: alerts + 1, unread: update('unread', '+', 1) }))
    .where('user_id', '=', user_id)
    .execute();
}
