import { createHmac } from 'node:crypto';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';

/**
 * What is known of a user's mail: how many letters there were, and what was written down about a sender.
 * @typeParam Sender what is written down, which only who writes it knows
 */
export async function readRecords<Sender>(
  services: Services,
  userId: string,
  sender: string,
): Promise<{ emails: number; sender?: Sender }> {
  const { db } = services;
  const monitor = await db.selectFrom('monitors').select('emails').where('user_id', '=', userId).executeTakeFirst();
  const record = await db
    .selectFrom('sender_histories')
    .select('history')
    .where('user_id', '=', userId)
    .where('sender_key', '=', senderKey(services, userId, sender))
    .executeTakeFirst();
  return { emails: monitor?.emails ?? 0, ...(record && { sender: JSON.parse(record.history) as Sender }) };
}

/** Names a sender to who has the key, and to nobody else. */
export function senderKey({ keys }: Services, userId: string, address: string): string {
  return createHmac('sha256', keys.senderHistory)
    .update(JSON.stringify([userId, foldEmail(address)]))
    .digest('base64url');
}
