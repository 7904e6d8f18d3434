import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  answeredBy,
  type Email,
  ENOUGH_HISTORY,
  type History,
  type SenderHistory,
} from '../../engines/detection/index.ts';
import { overwriteDeleted } from '../../server/db/overwrite.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { Mailbox } from '../../server/mailbox/mailbox.ts';
import { wroteOneOf } from '../../server/mailbox/sent-emails.ts';
import type { Services } from '../../server/services.ts';
import type { BaselineAnswer } from '../scans/contract.ts';
import { countWrittenTo, eraseCorrespondents } from './correspondents.server.ts';
import { readRecords, senderKey } from './sender-records.server.ts';

/** An unknown thread is no evidence: the user may have been copied in later, or have deleted their own emails. */
export async function readHistory(
  services: Services,
  userId: string,
  mailboxSource: Pick<Mailbox, 'wrote'>,
  email: Email,
): Promise<History> {
  const records = await readRecords<SenderHistory>(services, userId, email.from?.address ?? '');
  return (await wroteOneOf(mailboxSource, answeredBy(email))) ? { ...records, knowsThread: true } : records;
}

/** @param before as read for that email: if the baseline was erased since, nothing is stored */
export async function storeHistory(
  { services, trx }: { services: Services; trx: Kysely<Schema> },
  userId: string,
  { from }: Email,
  { before, after }: { before: History; after: History },
): Promise<void> {
  const counted = await trx
    .updateTable('monitors')
    .set({ emails: after.emails })
    .where('user_id', '=', userId)
    .where('emails', '=', before.emails)
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
  const monitor = await db.selectFrom('monitors').select('emails').where('user_id', '=', userId).executeTakeFirst();
  const { senders } = await db
    .selectFrom('sender_histories')
    .select(({ fn }) => fn.countAll<number>().as('senders'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const emails = monitor?.emails ?? 0;
  const people = await countWrittenTo(db, userId);
  return { emails, needed: ENOUGH_HISTORY, enough: emails >= ENOUGH_HISTORY, senders, people };
}

export async function eraseBaseline(services: Services, userId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await trx.updateTable('monitors').set({ emails: 0 }).where('user_id', '=', userId).execute();
    await trx.deleteFrom('sender_histories').where('user_id', '=', userId).execute();
    await eraseCorrespondents({ services, trx }, userId);
  });
  await overwriteDeleted(services);
}
