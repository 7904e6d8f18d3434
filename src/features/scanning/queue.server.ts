import type { Kysely, Updateable } from 'kysely';
import { ENGINE_VERSION } from '../../engines/detection/index.ts';
import { LONGEST_WAIT_MS, waitAfter } from '../../server/backoff.ts';
import type { QueuedEmailTable, Schema } from '../../server/db/schema.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { consentNeeded } from './consent.server.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource } from './mailbox-source.server.ts';

/** How many messages are scanned that are there already when scanning is switched on. */
export const EARLIER_MESSAGES = 100;
/** More than this many new ones are not looked for at once: the oldest of them are left out. */
const FOUND_AT_MOST = 10_000;
const CHUNK = 100;
const FIRST_RETRY_MS = 5000;
/** So often a scan is begun that does not end well, which takes more than an hour. */
export const MOST_ATTEMPTS = 10;

const COLUMNS = ['message_id', 'mailbox', 'earlier', 'found_at', 'attempts', 'last_error'] as const;
export type QueuedEmail = Pick<QueuedEmailTable, (typeof COLUMNS)[number]>;

/**
 * Looks for messages that are not known yet and keeps them to be scanned. The list is the newest first, so what is not
 * known above a known one is new.
 */
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
  const most = first ? EARLIER_MESSAGES : FOUND_AT_MOST;
  const found: string[] = [];
  let reached = false;
  let pageToken: string | undefined;
  do {
    const page = await mailboxSource.list(pageToken);
    if (isFailure(page)) return page;
    const { ids, reachedKnown } = await unknownOf(
      services.db,
      lease.userId,
      mailboxSource.owner,
      page.ids.slice(0, most),
    );
    found.push(...ids);
    reached ||= reachedKnown;
    pageToken = reachedKnown ? undefined : page.nextPageToken;
  } while (pageToken !== undefined && found.length < most);
  const news = await newerThanKnown(services.db, lease.userId, mailboxSource.owner, found.slice(0, most), reached);
  if (news.length > 0 || first) await keep(services, lease, mailboxSource, news, first);
  return undefined;
}

/**
 * Where no known message is in the list any more, since all were moved elsewhere, what is left in it may be old. IMAP
 * numbers messages as they come.
 */
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

/** What an id is numbered within: over IMAP the UIDVALIDITY of the folder, at Gmail nothing. */
export function seriesOf(messageId: string): string | undefined {
  const end = messageId.indexOf('-');
  return end === -1 ? undefined : messageId.slice(0, end);
}

function numberOf(messageId: string): number {
  return Number(messageId.slice(messageId.indexOf('-') + 1));
}

async function unknownOf(db: Kysely<Schema>, userId: string, mailbox: string, ids: string[]) {
  const unknown: string[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const known = await knownOf(db, userId, mailbox, chunk);
    const end = chunk.findLastIndex((id) => known.has(id));
    unknown.push(...(end === -1 ? chunk : chunk.slice(0, end)).filter((id) => !known.has(id)));
    if (end !== -1) return { ids: unknown, reachedKnown: true };
  }
  return { ids: unknown, reachedKnown: false };
}

async function knownOf(db: Kysely<Schema>, userId: string, mailbox: string, ids: string[]): Promise<Set<string>> {
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

/** All or none of them: a part would make the rest look old. */
async function keep(
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
      .set({ mailbox: mailboxSource.owner })
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return;
    // What waits in a mailbox that was connected before cannot be read any more.
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

/**
 * The oldest message that is due to be scanned. Its attempt is counted before it is made: a message that ends the whole
 * process must not be the first again when the next one starts, and in the end is left alone.
 */
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
    if (due.attempts < MOST_ATTEMPTS) {
      const attempts = due.attempts + 1;
      const begun = { attempts, retry_at: now() + waitAfter(attempts, FIRST_RETRY_MS) };
      return change(services, userId, due, begun);
    }
    log.error({ attempts: due.attempts }, 'a message could not be scanned and is left out');
    await change(services, userId, due, {
      ...{ last_error: 'SCAN_FAILED', given_up_at: now(), engine_version: ENGINE_VERSION },
    });
  }
}

/** Has those tried again that an earlier engine could not scan. */
export async function retryGivenUp({ db, now }: Services, userId: string): Promise<void> {
  await db
    .updateTable('queued_emails')
    .set({ given_up_at: null, attempts: 0, retry_at: now(), engine_version: null })
    .where('user_id', '=', userId)
    .where('last_error', '=', 'SCAN_FAILED')
    .where('given_up_at', 'is not', null)
    .where('engine_version', 'is distinct from', ENGINE_VERSION)
    .execute();
}

/** How many messages are there that nobody may take for harmless: too large, or no attempt to scan them ended well. */
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

/** Remembers that a message could not be scanned; it is tried again. */
export async function noteFailure(services: Services, userId: string, queued: QueuedEmail): Promise<void> {
  await change(services, userId, queued, { last_error: 'SCAN_FAILED' });
}

/** Remembers that a message is gone or too large; it is not tried again. */
export async function giveUp(services: Services, userId: string, queued: QueuedEmail, error: string): Promise<void> {
  await change(services, userId, queued, { last_error: error, given_up_at: services.now() });
}

/** Puts a message off that its mailbox did not give: no attempt, since it was not begun. The longer it waits, the longer. */
export async function putOff(services: Services, userId: string, queued: QueuedEmail, error: string): Promise<void> {
  const now = services.now();
  const wait = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_RETRY_MS, now - queued.found_at));
  await change(services, userId, queued, {
    ...{ last_error: error, attempts: queued.attempts - 1, retry_at: now + wait },
  });
}

function change({ db }: Services, userId: string, queued: QueuedEmail, values: Updateable<QueuedEmailTable>) {
  return db
    .updateTable('queued_emails')
    .set(values)
    .where('user_id', '=', userId)
    .where('mailbox', '=', queued.mailbox)
    .where('message_id', '=', queued.message_id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** When the next of the messages that wait may be tried, in one mailbox or any; null when none waits. */
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
