import type { Kysely, Updateable } from 'kysely';
import { ENGINE_VERSION } from '../../engines/detection/index.ts';
import { MAX_WAIT_MS, waitAfter } from '../../server/backoff.ts';
import type { QueuedEmailTable, Schema } from '../../server/db/schema.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { consentNeeded } from './consent.server.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource } from './mailbox-source.server.ts';
import { SCANNING_LOG } from './texts.ts';

/** Earlier emails that are scanned when scanning is turned on. */
const EARLIER_EMAILS = 100;
/** If more new emails arrive at once, the oldest are skipped. */
const MAX_NEW_EMAILS = 10_000;
const CHUNK = 100;
const FIRST_RETRY_MS = 5000;
/** With the wait after each, an email is abandoned after 85 minutes. */
export const MAX_ATTEMPTS = 10;

const COLUMNS = ['message_id', 'mailbox', 'earlier', 'found_at', 'attempts', 'last_error'] as const;
export type QueuedEmail = Pick<QueuedEmailTable, (typeof COLUMNS)[number]>;

/** Lists are newest first, so an unknown email above a known one is new. */
export async function queueNewEmails(
  services: Services,
  lease: Lease,
  mailboxSource: MailboxSource,
): Promise<undefined | Failure> {
  const monitor = await services.db
    .selectFrom('monitors')
    .select(['mailbox', 'consented_mailbox'])
    .where('user_id', '=', lease.userId)
    .executeTakeFirst();
  if (monitor?.consented_mailbox !== mailboxSource.owner) return consentNeeded();
  const first = monitor.mailbox !== mailboxSource.owner;
  const limit = first ? EARLIER_EMAILS : MAX_NEW_EMAILS;
  const found: string[] = [];
  let reachedKnown = false;
  let pageToken: string | undefined;
  do {
    const page = await mailboxSource.list(pageToken);
    if (isFailure(page)) return page;
    const unknown = await findUnknown(services.db, lease.userId, mailboxSource.owner, page.ids.slice(0, limit));
    found.push(...unknown.ids);
    reachedKnown ||= unknown.reachedKnown;
    pageToken = reachedKnown ? undefined : page.nextPageToken;
  } while (pageToken !== undefined && found.length < limit);
  const ids = found.slice(0, limit);
  const newIds = await newerThanKnown(services.db, lease.userId, mailboxSource.owner, ids, reachedKnown);
  if (newIds.length > 0 || first) await enqueue(services, lease, mailboxSource, newIds, first);
  return undefined;
}

/** A list has no known email when all of them were moved to another folder. IMAP assigns ascending UIDs. */
async function newerThanKnown(
  db: Kysely<Schema>,
  userId: string,
  mailbox: string,
  ids: string[],
  reachedKnown: boolean,
): Promise<string[]> {
  const series = seriesOf(ids[0] ?? '');
  if (reachedKnown || series === undefined) return ids;
  const known = await db
    .selectFrom('scans')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('mailbox', '=', mailbox)
    .unionAll((union) =>
      union
        .selectFrom('queued_emails')
        .select('message_id')
        .where('user_id', '=', userId)
        .where('mailbox', '=', mailbox),
    )
    .execute();
  const highest = known.reduce((most, { message_id }) => {
    return seriesOf(message_id) === series ? Math.max(most, numberOf(message_id)) : most;
  }, 0);
  return ids.filter((id) => numberOf(id) > highest);
}

/** The folder's UIDVALIDITY with IMAP; undefined with Gmail and Microsoft, whose ids aren't numbers. */
export function seriesOf(messageId: string): string | undefined {
  return /^(\d+)-\d+$/.exec(messageId)?.[1];
}

function numberOf(messageId: string): number {
  return Number(messageId.slice(messageId.indexOf('-') + 1));
}

async function findUnknown(db: Kysely<Schema>, userId: string, mailbox: string, ids: string[]) {
  const unknown: string[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const known = await findKnown(db, userId, mailbox, chunk);
    const end = chunk.findLastIndex((id) => known.has(id));
    unknown.push(...(end === -1 ? chunk : chunk.slice(0, end)).filter((id) => !known.has(id)));
    if (end !== -1) return { ids: unknown, reachedKnown: true };
  }
  return { ids: unknown, reachedKnown: false };
}

async function findKnown(db: Kysely<Schema>, userId: string, mailbox: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('scans')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('mailbox', '=', mailbox)
    .where('message_id', 'in', ids)
    .unionAll((union) =>
      union
        .selectFrom('queued_emails')
        .select('message_id')
        .where('user_id', '=', userId)
        .where('mailbox', '=', mailbox)
        .where('message_id', 'in', ids),
    )
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
}

/** In one transaction: after a partial insert, the rest would look old. */
async function enqueue(
  services: Services,
  lease: Lease,
  mailboxSource: MailboxSource,
  ids: string[],
  first: boolean,
): Promise<void> {
  const now = services.now();
  const rows = ids.toReversed().map((id, position) => ({
    user_id: lease.userId,
    mailbox: mailboxSource.owner,
    message_id: id,
    found_at: now,
    position,
    earlier: first ? (1 as const) : (0 as const),
    attempts: 0,
    retry_at: now,
    last_error: null,
    given_up_at: null,
    engine_version: null,
  }));
  await services.db.transaction().execute(async (trx) => {
    const held = await whereLeaseHeld(trx, lease.userId, lease.owner, now)
      .set({ mailbox: mailboxSource.owner, ...(first && { sent_cursor: null, sent_read_at: 0 }) })
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return;
    if (first) {
      await trx
        .deleteFrom('queued_emails')
        .where('user_id', '=', lease.userId)
        .where('mailbox', '!=', mailboxSource.owner)
        .execute();
    }
    for (let start = 0; start < rows.length; start += CHUNK) {
      await trx
        .insertInto('queued_emails')
        .values(rows.slice(start, start + CHUNK))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

/** The attempt is counted before the scan, so that an email that crashes the process is abandoned in the end. */
export async function nextQueued(
  services: Services,
  userId: string,
  mailbox: string,
): Promise<QueuedEmail | undefined> {
  const { db, now, log } = services;
  for (;;) {
    const due = await waiting(db, userId)
      .select(COLUMNS)
      .where('mailbox', '=', mailbox)
      .where('retry_at', '<=', now())
      .orderBy('found_at')
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    if (due.attempts < MAX_ATTEMPTS) {
      const attempts = due.attempts + 1;
      const started = { attempts, retry_at: now() + waitAfter(attempts, FIRST_RETRY_MS) };
      return update(services, userId, due, started);
    }
    log.error({ attempts: due.attempts }, SCANNING_LOG.scanAbandoned);
    const abandoned = { last_error: 'SCAN_FAILED', given_up_at: now(), engine_version: ENGINE_VERSION };
    await update(services, userId, due, abandoned);
  }
}

export async function retryAbandoned({ db, now }: Services, userId: string): Promise<void> {
  await db
    .updateTable('queued_emails')
    .set({ given_up_at: null, attempts: 0, retry_at: now(), engine_version: null })
    .where('user_id', '=', userId)
    .where('last_error', '=', 'SCAN_FAILED')
    .where('given_up_at', 'is not', null)
    .where('engine_version', 'is distinct from', ENGINE_VERSION)
    .execute();
}

/** Emails without a verdict: too large, or every attempt failed. Deleted emails don't count. */
export async function countUnscanned(db: Kysely<Schema>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('queued_emails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('given_up_at', 'is not', null)
    .where('last_error', 'in', ['SCAN_FAILED', 'MESSAGE_TOO_LARGE'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function markFailed(services: Services, userId: string, queued: QueuedEmail): Promise<void> {
  await update(services, userId, queued, { last_error: 'SCAN_FAILED' });
}

export async function abandon(services: Services, userId: string, queued: QueuedEmail, error: string): Promise<void> {
  await update(services, userId, queued, { last_error: error, given_up_at: services.now() });
}

/** Doesn't count as an attempt, and the waits get longer. */
export async function defer(services: Services, userId: string, queued: QueuedEmail, error: string): Promise<void> {
  const now = services.now();
  const wait = Math.min(MAX_WAIT_MS, Math.max(FIRST_RETRY_MS, now - queued.found_at));
  const deferred = { last_error: error, attempts: queued.attempts - 1, retry_at: now + wait };
  await update(services, userId, queued, deferred);
}

function update({ db }: Services, userId: string, queued: QueuedEmail, values: Updateable<QueuedEmailTable>) {
  return db
    .updateTable('queued_emails')
    .set(values)
    .where('user_id', '=', userId)
    .where('mailbox', '=', queued.mailbox)
    .where('message_id', '=', queued.message_id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function nextRetry({ db }: Services, userId: string, mailbox?: string): Promise<number | null> {
  const { next } = await waiting(db, userId)
    .$if(mailbox !== undefined, (those) => those.where('mailbox', '=', mailbox ?? ''))
    .select(({ fn }) => fn.min('retry_at').as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

export function waiting(db: Kysely<Schema>, userId: string) {
  return db.selectFrom('queued_emails').where('user_id', '=', userId).where('given_up_at', 'is', null);
}
