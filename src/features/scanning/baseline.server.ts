import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  answeredBy,
  ENOUGH_HISTORY,
  type History,
  type Letter,
  type SenderHistory,
} from '../../engines/detection/index.ts';
import { overwriteDeleted } from '../../server/db/overwrite.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { Mailbox } from '../../server/mailbox/mailbox.ts';
import { wroteOneOf } from '../../server/mailbox/sent-emails.ts';
import { readRecords, senderKey } from './sender-records.server.ts';
import type { Services } from '../../server/services.ts';
import type { BaselineAnswer } from '../scans/contract.ts';

/**
 * What is known of a user's mail, of a letter's sender and of what it answers. That a thread is not known is never said:
 * who is copied into one later, and who has deleted their own letters, would be warned of every honest answer.
 */
export async function readHistory(
  services: Services,
  userId: string,
  inbox: Pick<Mailbox, 'wrote'>,
  letter: Letter,
): Promise<History> {
  const records = await readRecords<SenderHistory>(services, userId, letter.from?.address ?? '');
  return (await wroteOneOf(inbox, answeredBy(letter))) ? { ...records, knowsThread: true } : records;
}

/**
 * Stores what a letter has taught.
 * @param before as it was read for that letter: when it was erased since, nothing of it comes back
 */
export async function storeHistory(
  { services, trx }: { services: Services; trx: Kysely<Schema> },
  userId: string,
  { from }: Letter,
  { before, after }: { before: History; after: History },
): Promise<void> {
  const counted = await trx
    .updateTable('monitors')
    .set({ letters: after.letters })
    .where('user_id', '=', userId)
    .where('letters', '=', before.letters)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n || after.sender === undefined) return;
  if (isDeepStrictEqual(after.sender, before.sender)) return;
  const row = { history: JSON.stringify(after.sender) };
  await trx
    .insertInto('sender_histories')
    .values({ user_id: userId, sender_key: senderKey(services, userId, from?.address ?? ''), ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'sender_key']).doUpdateSet(row))
    .execute();
}

export async function describeBaseline({ db }: Services, userId: string): Promise<BaselineAnswer> {
  const monitor = await db.selectFrom('monitors').select('letters').where('user_id', '=', userId).executeTakeFirst();
  const { senders } = await db
    .selectFrom('sender_histories')
    .select(({ fn }) => fn.countAll<number>().as('senders'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const letters = monitor?.letters ?? 0;
  return { letters, needed: ENOUGH_HISTORY, enough: letters >= ENOUGH_HISTORY, senders };
}

export async function eraseBaseline(services: Services, userId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await trx.updateTable('monitors').set({ letters: 0 }).where('user_id', '=', userId).execute();
    await trx.deleteFrom('sender_histories').where('user_id', '=', userId).execute();
  });
  await overwriteDeleted(services);
}
