import type { Kysely } from 'kysely';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Analysis } from '../../engines/detection/index.ts';
import type { MonitorTable, Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { queueAlertEmail } from './alert-email.server.ts';
import { deliverHooks, queueHooks } from './hooks/deliver.server.ts';
import { pushAlert } from './push/send.server.ts';

/** What an alert has queued. */
export interface RaisedAlert {
  hasEmail: boolean;
  hasHooks: boolean;
}

/** Whether the user wants an alert about a verdict. */
export function isAlerting({ threshold }: MonitorTable, { severity }: Analysis): boolean {
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

/** In the transaction that stores the scan. Deliver what it returns once that is committed. */
export async function raiseAlert(
  services: Services,
  trx: Kysely<Schema>,
  monitor: MonitorTable,
  { scanId, analysis, now }: { scanId: string; analysis: Analysis; now: number },
): Promise<RaisedAlert> {
  const { user_id, alerts } = monitor;
  await trx
    .insertInto('alerts')
    .values({ user_id, number: alerts + 1, scan_id: scanId, raised_at: now, read_at: null })
    .execute();
  await trx
    .updateTable('monitors')
    .set((update) => ({ alerts: alerts + 1, unread: update('unread', '+', 1) }))
    .where('user_id', '=', user_id)
    .execute();
  return {
    hasEmail: await queueAlertEmail(services, trx, monitor, analysis),
    hasHooks: await queueHooks(services, trx, user_id, scanId),
  };
}

/** Sends it now, without waiting for the next round. */
export function deliverAlert(services: Services, userId: string, { hasEmail, hasHooks }: RaisedAlert): void {
  void pushAlert(services, userId);
  if (hasEmail) void services.outbox.send();
  if (hasHooks) void deliverHooks(services);
}
