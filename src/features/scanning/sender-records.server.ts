import { createHmac } from 'node:crypto';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';

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

/** A keyed hash: without the key, a stored record can't be linked to a sender. */
export function senderKey({ keys }: Services, userId: string, address: string): string {
  return createHmac('sha256', keys.senderHistory)
    .update(JSON.stringify([userId, foldEmail(address)]))
    .digest('base64url');
}
