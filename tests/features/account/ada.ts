import type { Schema } from '../../../src/server/db/schema.ts';
import { storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { rememberServed } from '../../../src/server/mailbox/served.ts';
import type { Services } from '../../../src/server/services.ts';
import { signedIn } from '../../support/people.ts';

/** What each table is to an account; a new table is not tested until it stands in one of the two. */
export const PERSONAL = [
  'users',
  'passwords',
  'code_requests',
  'session_families',
  'refresh_tokens',
  'mailbox_grants',
  'served_letters',
  'form_messages',
  'outbox',
  'waitlist_entries',
] as const satisfies (keyof Schema)[];

export const OF_NOBODY = {
  reports: 'reports name nobody: only their receipt, of which a hash is stored, leads to them',
  day_keys: 'keys of days',
  erasures: 'hashes of receipts',
  call_counts: 'keyed pseudonyms that run out within the hour',
};

/** Somebody who has used everything there is, so that each table of `PERSONAL` has a row of theirs. */
export async function everythingOf(services: Services, name: string) {
  const { db, now } = services;
  const session = await signedIn(services, name);
  const { id, email } = session.user;
  const changed_at = now();
  await db
    .insertInto('passwords')
    .values({ user_id: id, hash: `$argon2id$of-${name}`, changed_at })
    .execute();
  const oauth = { accessToken: `ya29.${name}`, accessTokenExpiresAt: now() + 3_600_000, refreshToken: `1//${name}` };
  await storeGrant(services, id, { provider: 'google', address: `${name}@gmail.example`, ...oauth });
  await rememberServed(services, { userId: id, connection: 'one' }, `message-of-${name}`, {
    subject: 'Hello',
    body: name,
  });
  await db
    .insertInto('code_requests')
    .values({
      id: `code-request-of-${name}`,
      purpose: 'reset',
      email,
      password_hash: null,
      code_hash: `code-hash-of-${name}`,
      code_expires_at: now() + 600_000,
      guesses: 0,
      expires_at: now() + 600_000,
    })
    .execute();
  const applicant = { work_email: email, user_type: 'Individual', applicant_name: `Name of ${name}` } as const;
  await db
    .insertInto('waitlist_entries')
    .values({ ...applicant, team_size: null, joined_at: now() })
    .execute();
  // The address as it was typed, and only in one field of several.
  const fields = JSON.stringify({ Name: `Name of ${name}`, Email: email.toUpperCase(), Message: `Message of ${name}` });
  const message = { id: `form-message-of-${name}`, form_id: 'contact', fields, spam: 0 } as const;
  await db
    .insertInto('form_messages')
    .values({ ...message, received_at: now(), answered_at: null })
    .execute();
  await db.transaction().execute(async (trx) => {
    await services.outbox.write(trx, { subject: `About ${name}`, text: `From ${name}` }, { messageId: message.id });
    await services.outbox.write(trx, { to: email, subject: `To ${name}`, text: `Code of ${name}: 123456` });
  });
  return session;
}
