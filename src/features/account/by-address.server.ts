import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import { foldEmail } from '../../server/users.ts';

/** Recipients are stored as typed. */
export const lowerRecipient = sql<string>`lower(recipient)`;

export async function messagesOf(db: Kysely<Schema>, email: string) {
  const candidates = await db
    .selectFrom('form_messages')
    .select(['id', 'form_id', 'fields', 'received_at', 'answered_at'])
    .where(sql`lower(fields)`, 'like', `%${email}%`)
    .orderBy('received_at')
    .execute();
  return candidates
    .map(({ fields, ...message }) => ({ ...message, fields: JSON.parse(fields) as Record<string, string> }))
    .filter(({ fields }) => Object.values(fields).some((value) => foldEmail(value) === email));
}

/** Data stored by address rather than by account. */
export async function eraseAddress(db: Kysely<Schema>, email: string): Promise<void> {
  const ids = (await messagesOf(db, email)).map(({ id }) => id);
  if (ids.length > 0) {
    await db.deleteFrom('outbox').where('message_id', 'in', ids).execute();
    await db.deleteFrom('form_messages').where('id', 'in', ids).execute();
  }
  await db.deleteFrom('outbox').where(lowerRecipient, '=', email).execute();
  await db.deleteFrom('code_requests').where('email', '=', email).execute();
  await db.deleteFrom('waitlist_entries').where('work_email', '=', email).execute();
}
