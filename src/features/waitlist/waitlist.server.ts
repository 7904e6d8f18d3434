import { overwriteDeleted } from '../../server/db/overwrite.ts';
import type { Schema, WaitlistEntryTable } from '../../server/db/schema.ts';
import { type Failure, failure } from '../../server/failure.ts';
import { inOneLine } from '../../server/one-line.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import type { WaitlistRequest } from './contract.ts';
import { ALREADY_SUBMITTED } from './texts.ts';

/** The table's key ensures that only one of several parallel requests for an address succeeds. */
export async function joinWaitlist(services: Services, request: WaitlistRequest): Promise<{ joined: true } | Failure> {
  const entry: WaitlistEntryTable = {
    work_email: foldEmail(request.workEmail),
    user_type: request.userType,
    applicant_name: inOneLine(request.applicantName),
    team_size: request.teamSize,
    joined_at: services.now(),
  };
  const joined = await services.db
    .insertInto('waitlist_entries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('work_email')
    .executeTakeFirst();
  return joined ? { joined: true } : failure(409, 'ALREADY_SUBMITTED', ALREADY_SUBMITTED);
}

export function readWaitlist({ db }: Services): Promise<Schema['waitlist_entries'][]> {
  return db.selectFrom('waitlist_entries').selectAll().orderBy('joined_at').orderBy('work_email').execute();
}

/** Numbers of deleted records. */
export interface Erased {
  entries: number;
  /** Notifications of the entry, received through the form. */
  messages: number;
  /** Unsent emails about it. */
  mails: number;
}

export async function eraseFromWaitlist(services: Services, email: string): Promise<Erased> {
  const address = foldEmail(email);
  const erased = await services.db.transaction().execute(async (trx) => {
    const entry = await trx.deleteFrom('waitlist_entries').where('work_email', '=', address).executeTakeFirst();
    const notifications = await trx
      .selectFrom('form_messages')
      .select(['id', 'fields'])
      .where('form_id', '=', 'waitlist')
      .execute();
    const ids = notifications.filter(({ fields }) => addressIn(fields) === address).map(({ id }) => id);
    const erased = { entries: Number(entry.numDeletedRows), messages: ids.length, mails: 0 };
    for (const id of ids) {
      const { numDeletedRows } = await trx.deleteFrom('outbox').where('message_id', '=', id).executeTakeFirst();
      await trx.deleteFrom('form_messages').where('id', '=', id).execute();
      erased.mails += Number(numDeletedRows);
    }
    return erased;
  });
  await overwriteDeleted(services);
  return erased;
}

function addressIn(fields: string): string {
  return foldEmail(String((JSON.parse(fields) as { email?: unknown }).email ?? ''));
}
