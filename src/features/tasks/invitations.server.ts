import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CalendarEntry } from '../../engines/tasks/index.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';

/** A scanned message that may hold invitations. */
export interface InvitingMessage {
  userId: string;
  scanId: string;
  email: { from?: { address: string } | null };
  calendarEntries: CalendarEntry[];
}

/**
 * Notes what a message says of calendar entries, and deletes what was suggested by what it said before. Only who has
 * invited can change or take back: another's entry of the same id is another entry.
 * @returns the hashes of those that it says something new of, by their ids
 */
export async function noteInvitations(
  { keys }: Pick<Services, 'keys'>,
  trx: Kysely<Schema>,
  { userId, scanId, email, calendarEntries }: InvitingMessage,
): Promise<Map<string, string>> {
  const sender = foldEmail(email.from?.address ?? '');
  const news = new Map<string, string>();
  for (const { id, revision } of calendarEntries) {
    const invitation = createHmac('sha256', keys.senderHistory)
      .update(JSON.stringify([userId, sender, id]))
      .digest('base64url');
    if (await isNew(trx, { user_id: userId, invitation, scan_id: scanId, revision })) news.set(id, invitation);
  }
  return news;
}

/** Messages may be scanned in another order than they were sent in. */
async function isNew(trx: Kysely<Schema>, row: Schema['invitations']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'invitation'])
        .doUpdateSet({ scan_id: row.scan_id, revision: row.revision })
        .where('invitations.revision', '<', row.revision),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await trx
    .deleteFrom('suggestions')
    .where('user_id', '=', row.user_id)
    .where('invitation', '=', row.invitation)
    .execute();
  return true;
}
