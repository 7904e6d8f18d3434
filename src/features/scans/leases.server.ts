import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';

/** How long a process that died keeps others off a mailbox. One that lives renews it three times as often. */
const LEASE_MS = 6000;
const RENEWALS = 3;
/** Nothing waits for longer: a time that is further away was set by a clock that went wrong. */
const LONGEST_WAIT_MS = 10 * 60 * 1000;

/** The right of one process to work on one user's mailbox, until it is given back or lost. */
export interface Lease {
  userId: string;
  owner: string;
  /** Aborted when somebody else has taken over, scanning was switched off or the server stops. */
  ended: AbortSignal;
  /** Whether somebody has a page open. */
  isWatched(): boolean;
  /** @param outcome when the mailbox is to be looked into again, and when while somebody has a page open */
  giveBack(outcome: { dueAt: number; dueAtIfWatched: number; failures: number; problem: string | null }): Promise<void>;
  /** Holds it no longer: one that could not be given back runs out by itself. */
  end(): void;
}

/**
 * Users whose mailbox is due and free, who have a page open or who have not; those who wait longest first.
 * @param but none of these, whom this process visits still, though it may have held their lease for too long
 */
export async function dueUsers(
  { db, now }: Services,
  { limit, watched, but }: { limit: number; watched: boolean; but: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('monitors')
    .select('user_id')
    .where('consented_at', 'is not', null)
    .where(isOver('due_at', now()))
    .where(isOver('lease_until', now()))
    .where('watched_until', watched ? '>' : '<=', now())
    .$if(but.length > 0, (others) => others.where('user_id', 'not in', but))
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** @returns undefined when another process was faster */
export async function takeLease(
  services: Services,
  userId: string,
  owner: string,
  stopping: AbortSignal,
): Promise<Lease | undefined> {
  const { db, now, log } = services;
  const taken = await db
    .updateTable('monitors')
    .set({ lease_owner: owner, lease_until: now() + LEASE_MS })
    .where('user_id', '=', userId)
    .where('consented_at', 'is not', null)
    .where(isOver('due_at', now()))
    .where(isOver('lease_until', now()))
    .returning('watched_until')
    .executeTakeFirst();
  if (!taken) return undefined;
  let watchedUntil = taken.watched_until;
  const end = new AbortController();
  const renew = async () => {
    const held = await heldBy(db, userId, owner, now())
      .set({ lease_until: now() + LEASE_MS })
      .returning('watched_until')
      .executeTakeFirst();
    if (held) watchedUntil = held.watched_until;
    else end.abort();
  };
  const timer = setInterval(() => {
    // A database that does not answer now may do so before the lease is over.
    renew().catch((error: unknown) => log.warn({ err: error }, 'a lease could not be renewed'));
  }, LEASE_MS / RENEWALS).unref();
  return {
    userId,
    owner,
    ended: AbortSignal.any([end.signal, stopping]),
    isWatched: () => watchedUntil > now(),
    giveBack: async ({ dueAt, dueAtIfWatched, failures, problem }) => {
      // Decided by the row: somebody may have opened a page since it was read last.
      await heldBy(db, userId, owner, now())
        .set(({ eb }) => ({
          due_at: eb.case().when('watched_until', '>', now()).then(dueAtIfWatched).else(dueAt).end(),
          ...{ lease_owner: null, lease_until: 0, failures, problem },
        }))
        .execute();
    },
    end: () => clearInterval(timer),
  };
}

function isOver(time: 'due_at' | 'lease_until', now: number) {
  return ({ eb, or }: ExpressionBuilder<Schema, 'monitors'>) =>
    or([eb(time, '<=', now), eb(time, '>', now + LONGEST_WAIT_MS)]);
}

/** An update of the user's row that finds nothing once the lease is lost, whatever this process believes. */
export function heldBy(db: Kysely<Schema>, userId: string, owner: string, now: number) {
  return db
    .updateTable('monitors')
    .where('user_id', '=', userId)
    .where('lease_owner', '=', owner)
    .where('lease_until', '>', now)
    .where('consented_at', 'is not', null);
}
