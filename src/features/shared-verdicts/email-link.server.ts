import type { Kysely } from 'kysely';
import type { z as zod } from 'zod';
import type { Schema } from '../../server/db/schema.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure, isFailure } from '../../server/failure.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { lockUser } from '../../server/users.ts';
import { askEmail } from './ask-email.ts';
import { ASKS_OF_ADDRESS, type AskAnswer, type Asked, type askBody, MAX_ASKED } from './contract.ts';
import { findShared, linkNotFound, urlOf } from './links.server.ts';
import { askedOf } from './own-links.server.ts';
import { SHARED_ERRORS } from './texts.ts';

type Call = EndpointCall<zod.output<typeof askBody>, undefined, SignedIn>;

/**
 * Emails one of the user’s own links to somebody they trust, and stores the recipient for as long as the link works.
 */
export async function emailLink({ services, user, body: { to, note }, context }: Call) {
  const { db, settings, outbox, limits, now } = services;
  const own = { id: context.params.sharedId ?? '', user_id: user.userId };
  const found = (await readAsked(db, own)) && (await findShared(services, own.id));
  if (!found) return linkNotFound();
  if (!settings.mail) return failure(409, 'NO_MAIL', SHARED_ERRORS.noMail);
  const tooMany = await limits.count('verdicts emailed to', withoutTag(to), ASKS_OF_ADDRESS);
  if (tooMany) return tooMany;
  const { claims, expiresAt } = found;
  const mail = askEmail({ asker: user.email, note, claims, url: urlOf(services, own.id), expiresAt });
  const outcome = await db.transaction().execute(async (trx) => {
    await lockUser(services, trx, user.userId);
    const asked = await readAsked(trx, own);
    if (!asked) return linkNotFound();
    if (asked.length >= MAX_ASKED) return failure(409, 'ASKED_MOST', SHARED_ERRORS.askedMost);
    const emailedTo = [...asked, { address: to, at: new Date(now()).toISOString() }];
    await trx
      .updateTable('shared_verdicts')
      .set({ emailed_to: JSON.stringify(emailedTo) })
      .where('id', '=', own.id)
      .execute();
    await outbox.write(trx, { to, replyTo: { name: '', address: user.email }, ...mail }, { linkId: own.id, expiresAt });
    return { emailedTo } satisfies AskAnswer;
  });
  if (!isFailure(outcome)) outbox.sendSoon();
  return outcome;
}

/** Many providers deliver ada+anything@ to ada@. */
function withoutTag(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, '');
}

async function readAsked(db: Kysely<Schema>, own: { id: string; user_id: string }): Promise<Asked[] | undefined> {
  const link = await db
    .selectFrom('shared_verdicts')
    .select('emailed_to')
    .where('id', '=', own.id)
    .where('user_id', '=', own.user_id)
    .executeTakeFirst();
  return link && askedOf(link);
}
