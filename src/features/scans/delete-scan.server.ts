import { overwriteDeleted } from '../../server/db/overwrite.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { lockMonitor } from '../scanning/monitor-lock.server.ts';

/** Deletes one scan with its analysis and its alert. Its message stays known by its id, or it would be scanned again. */
export async function deleteScan(services: Services, userId: string, scanId: string): Promise<{ ok: true } | Failure> {
  const { db, now } = services;
  const deleted = await db.transaction().execute(async (trx) => {
    await lockMonitor(trx, userId);
    const alert = await trx
      .deleteFrom('alerts')
      .where('user_id', '=', userId)
      .where('scan_id', '=', scanId)
      .returning('read_at')
      .executeTakeFirst();
    const scan = await trx
      .deleteFrom('scans')
      .where('user_id', '=', userId)
      .where('id', '=', scanId)
      .returning(['mailbox', 'message_id'])
      .executeTakeFirst();
    if (!scan) return false;
    const forGood = { last_error: 'SCAN_DELETED', given_up_at: now() };
    await trx
      .insertInto('queued_emails')
      .values({
        ...{ user_id: userId, ...scan, found_at: now(), position: 0 },
        ...{ earlier: 1, attempts: 1, retry_at: now(), ...forGood },
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'mailbox', 'message_id']).doUpdateSet(forGood))
      .execute();
    if (alert?.read_at === null) {
      await trx
        .updateTable('monitors')
        .set((update) => ({ unread: update('unread', '-', 1) }))
        .where('user_id', '=', userId)
        .execute();
    }
    return true;
  });
  if (!deleted) return failure(404, 'SCAN_NOT_FOUND', 'This scan is not there any more.');
  await overwriteDeleted(services);
  return { ok: true };
}
