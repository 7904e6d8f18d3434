import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CalendarEntry } from '../../engines/tasks/index.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';

export interface InvitingEmail {
  userId: string;
  scanId: string;
  email: { from?: { address: string } | null };
  calendarEntries: CalendarEntry[];
}

/**
 * Entries are keyed by their sender, so that only the organizer can change or cancel an invitation.
 * @returns the hashes of new or changed entries, by entry id
 */
export async function storeInvitations(
  { keys }: Pick<Services, 'keys'>,
  trx: Kysely<Schema>,
  { userId, scanId, email, calendarEntries }: InvitingEmail,
): Promise<Map<string, string>> {
  const sender = foldEmail(email.from?.address ?? '');
  const updated = new Map<string, string>();
  for (const { id, revision } of calendarEntries) {
    const invitation = createHmac('sha256', keys.senderHistory)
      .update(JSON.stringify([userId, sender, id]))
      .digest('base64url');
    if (await storeRevision(trx, { user_id: userId, invitation, scan_id: scanId, revision }))
      updated.set(id, invitation);
  }
  return updated;
}

/** Emails may be scanned out of order: a lower revision changes nothing. @returns whether it was stored */
async function storeRevision(trx: Kysely<Schema>, row: Schema['invitations']): Promise<boolean> {
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
