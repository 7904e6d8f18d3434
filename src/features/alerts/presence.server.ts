import type { Services } from '../../server/services.ts';

/** A page that is open says so more often than this. */
const WATCHED_MS = 30_000;

/**
 * Has a user's mailbox looked into now, and again and again for a while: a page is open.
 * @returns the number of the user's last alert
 */
export async function watch({ db, now }: Services, userId: string): Promise<number> {
  const row = await db
    .updateTable('monitors')
    .set(({ eb }) => ({
      watched_until: now() + WATCHED_MS,
      // Only the first to open a page hurries it: a mailbox that fails is tried again when it was to be.
      due_at: eb
        .case()
        .when(eb.and([eb('due_at', '>', now()), eb('watched_until', '<=', now())]))
        .then(now())
        .else(eb.ref('due_at'))
        .end(),
    }))
    .where('user_id', '=', userId)
    .returning('alerts')
    .executeTakeFirst();
  return row?.alerts ?? 0;
}

/** The pages of these users are still open. */
export async function stayWatched({ db, now }: Services, userIds: string[]): Promise<void> {
  await db
    .updateTable('monitors')
    .set({ watched_until: now() + WATCHED_MS })
    .where('user_id', 'in', userIds)
    .execute();
}
