import type { Kysely } from 'kysely';
import type { AlertTable, ScanTable, Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { lockMonitor } from '../scanning/monitor-lock.server.ts';
import type { Alert, AlertsAnswer, AlertsQuery, AlertsReadBody } from '../scans/contract.ts';
import { summaryOf } from '../scans/list.server.ts';
import { parseAnalysis } from '../scans/stored-analysis.server.ts';
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
    .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'scans.id')
    .where('alerts.user_id', '=', userId)
    .selectAll('scans')
    .select(['alerts.number', 'alerts.scan_id', 'alerts.raised_at', 'alerts.read_at', 'scan_analyses.analysis'])
    .limit(ALERTS_PAGE);
}

type AlertRow = Omit<AlertTable, 'user_id'> & ScanTable & { analysis: string };

function alertOf(row: AlertRow): Alert {
  const { arrivedAt, sender, subject, severity, category, verdict, confidence, reason } = summaryOf(
    row,
    parseAnalysis(row),
  );
  return {
    number: row.number,
    scanId: row.scan_id,
    raisedAt: new Date(row.raised_at).toISOString(),
    read: row.read_at !== null,
    ...{ arrivedAt, sender, subject, severity, category, verdict, confidence, reason },
  };
}
