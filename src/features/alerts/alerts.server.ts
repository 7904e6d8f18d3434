import type { Kysely } from 'kysely';
import type { Category } from '../../engines/detection/index.ts';
import type { AlertTable, ScanTable, Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { lockMonitor } from '../scanning/monitor-lock.server.ts';
import type { Alert, AlertsAnswer, AlertsQuery, AlertsReadBody } from '../scans/contract.ts';
import { startPresence } from './presence.server.ts';

export const ALERTS_PAGE = 50;

/** After a number, oldest first; before a number, newest first. */
export async function listAlerts(services: Services, userId: string, query: AlertsQuery): Promise<AlertsAnswer> {
  const { after, before } = query;
  // Only an open page without a stream polls for new ones.
  if (after !== undefined) await startPresence(services, userId);
  const alerts =
    after === undefined
      ? await rowsOf(services.db, userId)
          .$if(before !== undefined, (page) => page.where('number', '<', before ?? 0))
          .orderBy('number', 'desc')
          .execute()
      : await rowsOf(services.db, userId).where('number', '>', after).orderBy('number').execute();
  const monitor = await services.db
    .selectFrom('monitors')
    .select(['unread', 'alerts'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { alerts: alerts.map(alertOf), unread: monitor?.unread ?? 0, lastAlert: monitor?.alerts ?? 0 };
}

export async function alertsAfter(db: Kysely<Schema>, userId: string, number: number): Promise<Alert[]> {
  const rows = await rowsOf(db, userId).where('number', '>', number).orderBy('number').execute();
  return rows.map(alertOf);
}

export async function markRead(services: Services, userId: string, which: AlertsReadBody): Promise<{ unread: number }> {
  return services.db.transaction().execute(async (trx) => {
    await lockMonitor(trx, userId);
    const read = await trx
      .updateTable('alerts')
      .set({ read_at: services.now() })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where((where) => ('upTo' in which ? where('number', '<=', which.upTo) : where('number', '=', which.number)))
      .executeTakeFirst();
    const monitor = await trx
      .updateTable('monitors')
      .set((update) => ({ unread: update('unread', '-', Number(read.numUpdatedRows)) }))
      .where('user_id', '=', userId)
      .returning('unread')
      .executeTakeFirst();
    return { unread: monitor?.unread ?? 0 };
  });
}

function rowsOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('alerts')
    .innerJoin('scans', 'scans.id', 'alerts.scan_id')
    .where('alerts.user_id', '=', userId)
    .select(['number', 'scan_id', 'raised_at', 'read_at', 'arrived_at', 'sender', 'sender_name', 'subject'])
    .select(['severity', 'category', 'verdict', 'confidence'])
    .limit(ALERTS_PAGE);
}

type AlertRow = Omit<AlertTable, 'user_id'> &
  Pick<
    ScanTable,
    'arrived_at' | 'sender' | 'sender_name' | 'subject' | 'severity' | 'category' | 'verdict' | 'confidence'
  >;

function alertOf(row: AlertRow): Alert {
  return {
    number: row.number,
    scanId: row.scan_id,
    raisedAt: new Date(row.raised_at).toISOString(),
    arrivedAt: new Date(row.arrived_at).toISOString(),
    read: row.read_at !== null,
    sender: { name: row.sender_name, address: row.sender },
    subject: row.subject,
    severity: row.severity,
    category: row.category as Category,
    verdict: row.verdict,
    confidence: row.confidence,
  };
}
