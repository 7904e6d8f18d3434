import type { SenderHistory } from '../../engines/detection/index.ts';
import type { Services } from '../../server/services.ts';
import { describeBaseline } from '../scanning/baseline.server.ts';
import { describeMonitor } from '../scanning/monitor-settings.server.ts';
import type { Cursor } from './cursor.ts';
import { summaryOf } from './list.server.ts';
import { parseAnalysis } from './stored-analysis.server.ts';

const CHUNK = 100;

export async function collectScanning(services: Services, userId: string) {
  const unscanned = await services.db
    .selectFrom('queued_emails')
    .select(['mailbox', 'message_id', 'found_at', 'last_error', 'given_up_at'])
    .where('user_id', '=', userId)
    .orderBy('found_at')
    .orderBy('position')
    .execute();
  const monitor = await services.db
    .selectFrom('monitors')
    .select('consented_mailbox')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    scanning: {
      ...(await describeMonitor(services, userId)),
      consentedMailbox: monitor?.consented_mailbox ?? null,
    },
    baseline: await describeBaseline(services, userId),
    senderHistories: historiesOf(services, userId),
    correspondents: correspondentsOf(services, userId),
    unscanned: unscanned.map((row) => ({
      mailbox: row.mailbox,
      messageId: row.message_id,
      foundAt: iso(row.found_at),
      problem: row.last_error,
      givenUpAt: isoOrNull(row.given_up_at),
    })),
    scans: scansOf(services, userId),
  };
}

/** Without the keyed hash of the sender's address. */
async function* historiesOf({ db }: Services, userId: string) {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('sender_histories')
      .select(['sender_key', 'history'])
      .where('user_id', '=', userId)
      .where('sender_key', '>', last)
      .orderBy('sender_key')
      .limit(CHUNK)
      .execute();
    for (const { history } of rows) yield JSON.parse(history) as SenderHistory;
    last = rows.at(-1)?.sender_key ?? last;
    if (rows.length < CHUNK) return;
  }
}

/** Without the keyed hashes, and without the spellings of domains, which say nothing else. */
async function* correspondentsOf({ db }: Services, userId: string) {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('correspondents')
      .select(['entry_key', 'kind', 'emails'])
      .where('user_id', '=', userId)
      .where('kind', '!=', 'spelling')
      .where('entry_key', '>', last)
      .orderBy('entry_key')
      .limit(CHUNK)
      .execute();
    for (const { kind, emails } of rows) yield { kind, emailsWritten: emails };
    last = rows.at(-1)?.entry_key ?? last;
    if (rows.length < CHUNK) return;
  }
}

/** In chunks: a mailbox may have 50,000 scans. */
async function* scansOf({ db }: Services, userId: string) {
  let last: Cursor = { arrivedAt: Number.MIN_SAFE_INTEGER, id: '' };
  for (;;) {
    const rows = await db
      .selectFrom(nextIds(db, userId, last).as('page'))
      .innerJoin('scans', 'scans.id', 'page.id')
      .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'page.id')
      .leftJoin('alerts', 'alerts.scan_id', 'page.id')
      .selectAll('scans')
      .select(['analysis', 'raised_at', 'read_at'])
      .orderBy('page.arrived_at')
      .orderBy('page.id')
      .execute();
    for (const row of rows) {
      const analysis = parseAnalysis(row);
      yield {
        ...summaryOf(row, analysis),
        mailbox: row.mailbox,
        messageId: row.message_id,
        brand: row.brand,
        engineVersion: row.engine_version,
        analysis,
        alert: row.raised_at === null ? null : { raisedAt: iso(row.raised_at), readAt: isoOrNull(row.read_at) },
      };
    }
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < CHUNK) return;
    last = { arrivedAt: lastRow.arrived_at, id: lastRow.id };
  }
}

/** Answered by the list's index alone, before any row is read. */
export function nextIds(db: Services['db'], userId: string, last: Cursor) {
  return db
    .selectFrom('scans')
    .select(['id', 'arrived_at'])
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('arrived_at', 'id'), '>', tuple(last.arrivedAt, last.id)))
    .orderBy('arrived_at')
    .orderBy('id')
    .limit(CHUNK);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time);
}
