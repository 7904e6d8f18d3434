import type { Services } from '../../../server/services.ts';
import type { SignedIn } from '../../../server/session/access-token.ts';
import { MAX_SUBSCRIPTIONS, type PushBody } from './contract.ts';

/** Tied to the session: logging out on a device, or ending it from another one, ends its alerts. */
export async function addSubscription(services: Services, user: SignedIn, { endpoint }: PushBody): Promise<void> {
  const { db, keys, now } = services;
  const row = { user_id: user.userId, session_id: user.sessionId, key_id: keys.push.id, created_at: now() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const surplus = await trx
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', user.userId)
      .orderBy('created_at', 'desc')
      .orderBy('endpoint')
      .limit(MAX_SUBSCRIPTIONS)
      .offset(MAX_SUBSCRIPTIONS)
      .execute();
    for (const old of surplus) {
      await trx.deleteFrom('push_subscriptions').where('endpoint', '=', old.endpoint).execute();
    }
  });
}

export async function removeSubscription({ db }: Services, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
}

/** Of sessions that have not ended. */
export function subscriptionsOf({ db, now }: Services, userId: string) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['endpoint', 'key_id'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now())
    .execute();
}
