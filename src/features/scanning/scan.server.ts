import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import {
  type Analysis,
  type Email,
  type History,
  imitatedBrand,
  mailboxContext,
} from '../../engines/detection/index.ts';
import type { MonitorTable, Schema } from '../../server/db/schema.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { RawMessage } from '../../server/mailbox/mailbox.ts';
import { inOneLine } from '../../server/one-line.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { runTask, workersFor } from '../../workers/run-task.server.ts';
import type { ScannedEmail } from '../../workers/tasks.ts';
import { mailAlert } from '../alerts/alert-email.server.ts';
import { searchText } from '../scans/search.ts';
import { serializeAnalysis } from '../scans/stored-analysis.ts';
import { readHistory, storeHistory } from './baseline.server.ts';
import { isNew } from './is-new.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource } from './mailbox-source.server.ts';
import { giveUp, noteFailure, putOff, type QueuedEmail, seriesOf } from './queue.server.ts';

/** A subject has no end of its own, and an index entry must have one. */
const SUBJECT_LENGTH = 400;
const NAME_LENGTH = 200;
const ADDRESS_LENGTH = 320;

/** A message that has been scanned, as what else makes use of it needs to know it. */
export interface ScannedMessage extends Omit<ScannedEmail, 'after'> {
  userId: string;
  scanId: string;
  email: Email;
  /** Milliseconds since the epoch. */
  scannedAt: number;
}

/**
 * Told of each message in the transaction that stores its scan, so that what it stores is there once, too, or not at all.
 * What it throws fails the scan, which is tried again.
 */
export type OnScanned = (trx: Kysely<Schema>, message: ScannedMessage) => Promise<void>;

/** A place for work that this process has few of. */
export type Place = <T>(work: () => Promise<T>) => Promise<T>;

/** What a process takes on at a time; a slow mailbox holds up no analysis of what others have given. */
export interface ScanSlots {
  /** A small email is analysed on the main thread, which has others to answer in between. */
  analysis: Place;
  /** A message may have 25 MB. */
  largeMessage: Place;
}

/** Messages up to this size may be held for all mailboxes that are visited. */
export const SMALL_BYTES = 512 * 1024;

/** Failures that trying again does not change. */
const FINAL: ReadonlySet<string> = new Set(['MESSAGE_UNREADABLE', 'MESSAGE_TOO_LARGE']);

interface Scanned extends ScannedEmail {
  received: number | null;
  email: Email;
  before: History;
}

/**
 * Scans one message and stores what was found: once, however often it is tried and by how many processes.
 * @returns the mailbox's failure, which the messages behind it would meet, too
 */
export async function scanQueued(
  services: Services,
  lease: Lease,
  mailboxSource: MailboxSource,
  queued: QueuedEmail,
  { places, onScanned }: { places: ScanSlots; onScanned?: OnScanned | undefined },
): Promise<undefined | Failure> {
  const scan = (message: RawMessage | Failure) =>
    isFailure(message)
      ? noteUnread(services, lease, queued, message)
      : scanMessage(services, { lease, mailboxSource, queued, place: places.analysis, onScanned }, message);
  const small = await mailboxSource.raw(queued.message_id, SMALL_BYTES);
  if (!isFailure(small) || small.code !== 'MESSAGE_TOO_LARGE') return scan(small);
  return places.largeMessage(async () => scan(await mailboxSource.raw(queued.message_id)));
}

async function noteUnread(
  services: Services,
  { userId }: Lease,
  queued: QueuedEmail,
  failure: Failure,
): Promise<undefined | Failure> {
  const isFinal = FINAL.has(failure.code);
  await (isFinal ? giveUp : putOff)(services, userId, queued, failure.code);
  return isFinal ? undefined : failure;
}

async function scanMessage(
  services: Services,
  scan: {
    lease: Lease;
    mailboxSource: MailboxSource;
    queued: QueuedEmail;
    place: Place;
    onScanned: OnScanned | undefined;
  },
  { source, receivedAt }: RawMessage,
): Promise<undefined> {
  const { lease, mailboxSource, queued, place, onScanned } = scan;
  const { userId } = lease;
  const caller = { client: userId, bytes: source.byteLength };
  const notRun = ({ code }: Failure) =>
    code === 'TOO_COMPLEX' ? noteFailure(services, userId, queued) : putOff(services, userId, queued, 'SCAN_FAILED');
  try {
    const email = await runTask(services, 'readMessage', source, caller);
    if (isFailure(email)) {
      await notRun(email);
      return;
    }
    const before = await readHistory(services, userId, mailboxSource, email);
    const analyseAndStore = async () => {
      const input = { email, context: mailboxContext(mailboxSource), history: before };
      const scanned = await runTask(services, 'scanEmail', input, caller);
      if (isFailure(scanned)) return notRun(scanned);
      await store(services, lease, queued, { received: receivedAt, email, before, ...scanned }, onScanned);
    };
    // Waiting for a worker thread it would hold a place that the small ones behind it could have.
    await (workersFor(services, caller.bytes) ? analyseAndStore() : place(analyseAndStore));
  } catch (error) {
    services.log.error({ err: error, attempts: queued.attempts }, 'a message could not be scanned; it is tried again');
    await noteFailure(services, userId, queued);
  }
}

/** One transaction: the message stops waiting, and its scan, what it taught and its alert appear, or nothing happens. */
async function store(
  services: Services,
  lease: Lease,
  queued: QueuedEmail,
  scanned: Scanned,
  onScanned: OnScanned | undefined,
): Promise<void> {
  const { userId, owner } = lease;
  const { received, email, before, after, ...found } = scanned;
  const { analysis } = found;
  const now = services.now();
  const mailed = await services.db.transaction().execute(async (trx) => {
    const monitor = await whereLeaseHeld(trx, userId, owner, now)
      .set({ lease_owner: owner })
      .returningAll()
      .executeTakeFirst();
    if (!monitor) return false;
    const scanId = randomUUID();
    await trx
      .deleteFrom('queued_emails')
      .where('user_id', '=', userId)
      .where('mailbox', '=', queued.mailbox)
      .where('message_id', '=', queued.message_id)
      .execute();
    if (await takeNewId(trx, userId, queued, scanned)) return false;
    await trx
      .updateTable('monitors')
      .set((update) => ({ scanned: update('scanned', '+', 1) }))
      .where('user_id', '=', userId)
      .execute();
    await insertScan(trx, { scanId, userId, queued, scanned, now });
    await storeHistory({ services, trx }, userId, email, { before, after });
    await onScanned?.(trx, { userId, scanId, email, scannedAt: now, ...found });
    if (!isAlerting(monitor, analysis) || !isNew(received, monitor.consented_at ?? now, queued.earlier === 1)) {
      return false;
    }
    await raiseAlert(trx, monitor, scanId, now);
    return mailAlert(services, trx, monitor, analysis);
  });
  if (mailed) void services.outbox.send();
}

/**
 * Whether a message is known by an id that is good no longer, since its folder was numbered anew: then it has the new one,
 * and is neither listed nor warned of a second time. One that is judged worse than before is taken for another.
 */
async function takeNewId(
  trx: Kysely<Schema>,
  userId: string,
  { mailbox, message_id }: QueuedEmail,
  { received, email, analysis }: Scanned,
): Promise<boolean> {
  const series = seriesOf(message_id);
  if (series === undefined || received === null) return false;
  const { sender, subject } = shownOf(email);
  const known = await trx
    .selectFrom('scans')
    .select(['id', 'severity'])
    .where('user_id', '=', userId)
    .where('sender', '=', sender)
    .where('arrived_at', '=', received)
    .where('mailbox', '=', mailbox)
    .where('message_id', 'not like', `${series}-%`)
    .where('subject', '=', subject)
    .where('severity', 'in', SEVERITIES.slice(SEVERITIES.indexOf(analysis.severity)))
    .execute();
  const same = known.find(({ severity }) => severity === analysis.severity) ?? known[0];
  if (!same) return false;
  await trx.updateTable('scans').set({ message_id }).where('id', '=', same.id).execute();
  return true;
}

/** What a list shows of an email. */
function shownOf(email: Email) {
  return {
    sender: foldEmail(inOneLine(email.from?.address ?? '')).slice(0, ADDRESS_LENGTH),
    senderName: shortened(inOneLine(email.from?.name ?? ''), NAME_LENGTH),
    subject: shortened(inOneLine(email.subject), SUBJECT_LENGTH),
  };
}

function shortened(line: string, length: number): string {
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

async function insertScan(
  trx: Kysely<Schema>,
  scan: { scanId: string; userId: string; queued: QueuedEmail; scanned: Scanned; now: number },
): Promise<void> {
  const { scanId, userId, queued, now } = scan;
  const { received, email, analysis } = scan.scanned;
  const { sender, senderName, subject } = shownOf(email);
  const columns = verdictColumns(analysis);
  const isFirst = columns.first_contact === 1 && !(await isListed(trx, userId, sender));
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

/** Emails that were warned of teach nothing, so by what was learned their sender is new with each of them. */
async function isListed(trx: Kysely<Schema>, userId: string, sender: string): Promise<boolean> {
  const scan = trx.selectFrom('scans').select('id').where('user_id', '=', userId).where('sender', '=', sender);
  return (await scan.limit(1).executeTakeFirst()) !== undefined;
}

/** What the list of scans is filtered and counted by. */
export function verdictColumns(analysis: Analysis) {
  const { severity, category, kind, verdict, confidence, signals, engineVersion } = analysis;
  const isFirst = signals.some(({ id }) => id === 'first-contact');
  return {
    ...{ severity, category, kind, verdict, confidence, brand: imitatedBrand(analysis), engine_version: engineVersion },
    first_contact: isFirst ? (1 as const) : (0 as const),
  };
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
