import type { Schema, WaitlistEntryTable } from '../../server/db/schema.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { ALREADY_SUBMITTED, type WaitlistRequest } from './contract.ts';

/** Puts someone on the waitlist. The table's key decides who was first, however many ask at once. */
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

/** Everyone on the waitlist, in the order in which they joined. */
export function readWaitlist({ db }: Services): Promise<Schema['waitlist_entries'][]> {
  return db.selectFrom('waitlist_entries').selectAll().orderBy('joined_at').orderBy('work_email').execute();
}

/** @returns whether there was such an entry */
export async function eraseFromWaitlist({ db }: Services, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('waitlist_entries')
    .where('work_email', '=', foldEmail(email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A name has one line; Postgres has no place for NUL. */
function inOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
