import { overwriteDeleted } from '../../server/db/overwrite.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { lockMonitor } from '../scanning/monitor-lock.server.ts';
import { SCAN_MESSAGES } from './texts.ts';

/** Keeps the email's id; otherwise the email would be scanned again. */
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
    // A correction that covers the sender stays in the account's list.
    await trx
      .deleteFrom('corrections')
      .where('user_id', '=', userId)
      .where('scan_id', '=', scanId)
      .where('covers_sender', '=', 0)
      .execute();
    const scan = await trx
      .deleteFrom('scans')
      .where('user_id', '=', userId)
      .where('id', '=', scanId)
      .returning(['mailbox', 'message_id'])
      .executeTakeFirst();
    if (!scan) return false;
    const abandoned = { last_error: 'SCAN_DELETED', given_up_at: now() };
    await trx
      .insertInto('queued_emails')
      .values({
        ...scan,
        ...abandoned,
        user_id: userId,
        found_at: now(),
        position: 0,
        earlier: 1,
        attempts: 1,
        retry_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'mailbox', 'message_id']).doUpdateSet(abandoned))
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
  if (!deleted) return failure(404, 'SCAN_NOT_FOUND', SCAN_MESSAGES.scanNotFound);
  await overwriteDeleted(services);
  return { ok: true };
}
