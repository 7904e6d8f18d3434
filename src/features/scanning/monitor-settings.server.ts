import { overwriteDeleted } from '../../server/db/overwrite.ts';
import type { MonitorTable } from '../../server/db/schema.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { DEFAULT_THRESHOLD, type MonitorAnswer, type MonitorBody, type MonitorProblem } from '../scans/contract.ts';
import { NO_CONSENT, newConsent } from './consent.server.ts';
import { countUnscanned, waiting } from './queue.server.ts';

/** The row of a user who hasn't turned scanning on, or who has erased everything. */
const CLEARED_MONITOR: Omit<MonitorTable, 'user_id' | 'alerts' | 'erasures'> = {
  ...NO_CONSENT,
  mailbox: null,
  sent_cursor: null,
  sent_read_at: 0,
  problem: null,
  failures: 0,
  due_at: 0,
  watched_until: 0,
  lease_owner: null,
  lease_until: 0,
  emails: 0,
  scanned: 0,
  unread: 0,
  threshold: DEFAULT_THRESHOLD,
  mails_alerts: 0,
  mails_since: 0,
  mails_sent: 0,
};

export async function describeMonitor({ db, settings }: Services, userId: string): Promise<MonitorAnswer> {
  const row = await db.selectFrom('monitors').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const { count } = await waiting(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const consentedAt = row?.consented_at ?? null;
  return {
    on: consentedAt !== null,
    consentedAt: consentedAt === null ? null : new Date(consentedAt).toISOString(),
    consentVersion: row?.consent_version ?? null,
    threshold: row?.threshold ?? DEFAULT_THRESHOLD,
    mailsAlerts: row?.mails_alerts === 1,
    canEmail: settings.mail !== undefined,
    forwardTo: settings.scanIntake?.address ?? null,
    scanned: row?.scanned ?? 0,
    waiting: count,
    unscanned: await countUnscanned(db, userId),
    hasPolled: (row?.mailbox ?? null) !== null,
    unread: row?.unread ?? 0,
    lastAlert: row?.alerts ?? 0,
    problem: (row?.problem ?? null) as MonitorProblem | null,
  };
}

/** Turning it on takes consent to the current text. */
export async function setMonitor(
  services: Services,
  userId: string,
  { on, consent, threshold, mailsAlerts }: MonitorBody,
): Promise<MonitorAnswer | Failure> {
  const { db, now } = services;
  const before = await db
    .selectFrom('monitors')
    .select(['consented_at', 'consent_version', 'consented_mailbox'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const consented = on === true ? await newConsent(services, userId, before ?? NO_CONSENT, consent) : undefined;
  if (isFailure(consented)) return consented;
  const isSameMailbox =
    (before?.consented_at ?? null) !== null && before?.consented_mailbox === consented?.consented_mailbox;
  const changed = {
    ...(threshold === undefined ? {} : { threshold }),
    ...(mailsAlerts === undefined ? {} : { mails_alerts: mailsAlerts ? (1 as const) : (0 as const) }),
    ...(on === false ? { ...NO_CONSENT, problem: null, lease_owner: null, lease_until: 0 } : {}),
    ...(consented && { ...consented, problem: null, failures: 0, due_at: now() }),
    // Starts over: emails that came while scanning was off raise no alerts.
    ...(consented && !isSameMailbox ? { mailbox: null } : {}),
  };
  await db
    .insertInto('monitors')
    .values({ user_id: userId, alerts: 0, erasures: 0, ...CLEARED_MONITOR, ...changed })
    .onConflict((conflict) =>
      Object.keys(changed).length === 0 ? conflict.doNothing() : conflict.column('user_id').doUpdateSet(changed),
    )
    .execute();
  return describeMonitor(services, userId);
}

export async function eraseScans(services: Services, userId: string): Promise<void> {
  await services.upkeepDb.transaction().execute(async (trx) => {
    // First, so that a process that is scanning can't store anything more. Alert numbers continue, because open pages
    // resume from the last one they have seen.
    await trx
      .updateTable('monitors')
      .set(({ eb }) => ({ ...CLEARED_MONITOR, erasures: eb('erasures', '+', 1) }))
      .where('user_id', '=', userId)
      .execute();
    await trx.deleteFrom('corrections').where('user_id', '=', userId).where('covers_sender', '=', 0).execute();
    for (const table of ['queued_emails', 'sender_histories', 'correspondents', 'alerts', 'scans'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
  });
  await overwriteDeleted(services);
}
