import type { Services } from '../../server/services.ts';

/** An open page renews its presence more often than this. */
const PRESENCE_MS = 30_000;

/** The mailbox is then polled now and continuously. @returns the number of the user's last alert */
export async function startPresence({ db, now }: Services, userId: string): Promise<number> {
  const row = await db
    .updateTable('monitors')
    .set(({ eb }) => ({
      watched_until: now() + PRESENCE_MS,
      // Only the first page makes the poll due: a failing mailbox keeps its backoff.
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

export async function extendPresence({ db, now }: Services, userIds: string[]): Promise<void> {
  await db
    .updateTable('monitors')
    .set({ watched_until: now() + PRESENCE_MS })
    .where('user_id', 'in', userIds)
    .execute();
}
