import {
  authenticationOf,
  type Email,
  type Mailbox as EmailAddress,
  ENGINE_VERSION,
} from '../../engines/detection/index.ts';
import { overwriteDeleted } from '../../server/db/overwrite.ts';
import type { MonitorTable, ScanTable } from '../../server/db/schema.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { type Mailbox, withMailbox } from '../../server/mailbox/mailbox.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { NO_CONSENT, newConsent } from '../scanning/consent.server.ts';
import { countUnscanned, waiting } from '../scanning/queue.server.ts';
import {
  DEFAULT_THRESHOLD,
  type EmailAnswer,
  type MonitorAnswer,
  type MonitorBody,
  type MonitorProblem,
  type ScanAnswer,
  type StoredAnalysis,
} from './contract.ts';
import { summaryOf } from './list.server.ts';
import { parseAnalysis } from './stored-analysis.server.ts';
import { SCAN_MESSAGES } from './texts.ts';

const INITIAL: Omit<MonitorTable, 'user_id' | 'alerts' | 'erasures'> = {
  ...NO_CONSENT,
  mailbox: null,
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

export async function describeMonitor({ db }: Services, userId: string): Promise<MonitorAnswer> {
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
    scanned: row?.scanned ?? 0,
    waiting: count,
    unscanned: await countUnscanned(db, userId),
    looked: (row?.mailbox ?? null) !== null,
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
    .values({ user_id: userId, alerts: 0, erasures: 0, ...INITIAL, ...changed })
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
      .set(({ eb }) => ({ ...INITIAL, erasures: eb('erasures', '+', 1) }))
      .where('user_id', '=', userId)
      .execute();
    for (const table of ['queued_emails', 'sender_histories', 'alerts', 'scans'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
  });
  await overwriteDeleted(services);
}

/** Another user's scan counts as not found. */
export async function readScan({ db }: Services, userId: string, scanId: string): Promise<ScanAnswer | Failure> {
  const row = await db
    .selectFrom('scans')
    .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'scans.id')
    .selectAll('scans')
    .select('analysis')
    .where('scans.user_id', '=', userId)
    .where('scans.id', '=', scanId)
    .executeTakeFirst();
  if (!row) return scanNotFound();
  const analysis = parseAnalysis(row);
  const outdated = row.engine_version !== ENGINE_VERSION;
  return { ...summaryOf(row), analysis, engineVersion: row.engine_version, outdated };
}

/** The text isn't stored here, so it is read from the mailbox. */
export async function readScannedEmail(
  services: Services,
  userId: string,
  scanId: string,
  network?: Network,
): Promise<EmailAnswer | Failure> {
  const scan = await readScan(services, userId, scanId);
  if (isFailure(scan)) return scan;
  return withEmailOf(
    services,
    { userId, scanId },
    async (email, mailbox, { bytes }) => {
      const texts = await runTask(services, 'textsOf', email, { client: userId, bytes });
      return isFailure(texts) ? texts : emailAnswer(email, mailbox, textOf(texts, scan.analysis));
    },
    network,
  );
}

export async function withEmailOf<T>(
  services: Services,
  { userId, scanId }: { userId: string; scanId: string },
  work: (
    email: Email,
    mailbox: Mailbox,
    scan: Pick<ScanTable, 'first_contact'> & { bytes: number },
  ) => Promise<T | Failure>,
  network?: Network,
): Promise<T | Failure> {
  const scan = await services.db
    .selectFrom('scans')
    .select(['mailbox', 'message_id', 'first_contact'])
    .where('user_id', '=', userId)
    .where('id', '=', scanId)
    .executeTakeFirst();
  if (!scan) return scanNotFound();
  return withMailbox(
    services,
    { userId },
    async (mailbox) => {
      if (mailbox.owner !== scan.mailbox) {
        return failure(409, 'EMAIL_ELSEWHERE', SCAN_MESSAGES.emailElsewhere);
      }
      const message = await mailbox.raw(scan.message_id);
      if (isFailure(message)) return message;
      const bytes = message.source.byteLength;
      const email = await runTask(services, 'readMessage', message.source, { client: userId, bytes });
      return isFailure(email) ? email : work(email, mailbox, { ...scan, bytes });
    },
    network,
  );
}

function emailAnswer(email: Email, { authservId }: Pick<Mailbox, 'authservId'>, text: string): EmailAnswer {
  const { from, replyTo = [], to = [], attachments = [], subject, headers = [] } = email;
  return {
    from: from ? formatAddress(from) : null,
    replyTo: replyTo.map(formatAddress),
    to: to.map(formatAddress),
    attachments: attachments.map(({ filename }) => filename),
    subject,
    text,
    headers: [...headers],
    authentication: authenticationOf({ email, context: authservId === undefined ? {} : { authservId } }),
  };
}

/** The text that matches the stored quotes: an earlier engine may have displayed another part. */
function textOf(texts: readonly string[], { signals }: StoredAnalysis): string {
  const quotes = signals.flatMap(({ evidence }) =>
    evidence.filter(({ where }) => where === 'body' || where === 'link'),
  );
  const isQuoted = (text: string) =>
    quotes.every(({ quote, start, end }) => start === undefined || text.slice(start, end) === quote);
  return texts.find(isQuoted) ?? texts[0] ?? '';
}

function formatAddress({ name, address }: EmailAddress): string {
  return name === '' ? address : `${name} <${address}>`;
}

function scanNotFound(): Failure {
  return failure(404, 'SCAN_NOT_FOUND', SCAN_MESSAGES.scanNotFound);
}
