import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { MonitorTable, Schema } from '../../server/db/schema.ts';
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

export interface Claim {
  owner: string;
  limit: number;
  /** Whether somebody has a page open. */
  watched: boolean;
  /** None of these, whom this process visits still, though it may have held their lease for too long. */
  but: readonly string[];
  stopping: AbortSignal;
}

/**
 * Takes the leases of mailboxes that are due and free, those first who wait longest. In one statement, which steps over what
 * another process is about to take: many that read the same few rows first would take one in turn and come back in vain.
 */
export async function claimLeases(services: Services, claim: Claim): Promise<Lease[]> {
  const time = services.now();
  // Asked apart, since together no index would answer it: a walk over all that are not due yet, at every tick. Asked first:
  // of what a statement has taken nothing may be lost by the next one.
  const misdated = await claimRows(services, claim, ({ eb }) => eb('due_at', '>', time + LONGEST_WAIT_MS));
  const rest = { ...claim, limit: claim.limit - misdated.length };
  const due = rest.limit === 0 ? [] : await claimRows(services, rest, ({ eb }) => eb('due_at', '<=', time));
  return [...misdated, ...due].map((row) => leaseOf(services, row, claim));
}

type Claimed = Pick<MonitorTable, 'user_id' | 'watched_until'>;
type Where = (eb: ExpressionBuilder<Schema, 'monitors'>) => Expression<SqlBool>;

function claimRows(
  { db, now, settings }: Services,
  { owner, limit, watched, but }: Claim,
  isDue: Where,
): Promise<Claimed[]> {
  return (
    db
      // Materialized: Postgres may carry out a subquery again for each row, and what is locked by then gives way to more.
      .with(
        (cte) => cte('claimable').materialized(),
        (monitors) =>
          monitors
            .selectFrom('monitors')
            .select('user_id')
            .where('consented_at', 'is not', null)
            .where(isDue)
            .where(isLeaseOver(now()))
            .where('watched_until', watched ? '>' : '<=', now())
            .$if(but.length > 0, (others) => others.where('user_id', 'not in', but))
            .orderBy('due_at')
            .limit(limit)
            // The embedded database has one writer at a time.
            .$if(settings.databaseUrl !== undefined, (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable('monitors')
      .set({ lease_owner: owner, lease_until: now() + LEASE_MS })
      .where('user_id', 'in', ({ selectFrom }) => selectFrom('claimable').select('user_id'))
      .returning(['user_id', 'watched_until'])
      .execute()
  );
}

function leaseOf(services: Services, { user_id: userId, ...row }: Claimed, { owner, stopping }: Claim): Lease {
  const { db, now, log } = services;
  let watchedUntil = row.watched_until;
  const end = new AbortController();
  const renew = async () => {
    const held = await whereLeaseHeld(db, userId, owner, now())
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
      await whereLeaseHeld(db, userId, owner, now())
        .set(({ eb }) => ({
          due_at: eb.case().when('watched_until', '>', now()).then(dueAtIfWatched).else(dueAt).end(),
          ...{ lease_owner: null, lease_until: 0, failures, problem },
        }))
        .execute();
    },
    end: () => clearInterval(timer),
  };
}

function isLeaseOver(now: number): Where {
  return ({ eb, or }) => or([eb('lease_until', '<=', now), eb('lease_until', '>', now + LONGEST_WAIT_MS)]);
}

/** An update of the user's row that finds nothing once the lease is lost, whatever this process believes. */
export function whereLeaseHeld(db: Kysely<Schema>, userId: string, owner: string, now: number) {
  return db
    .updateTable('monitors')
    .where('user_id', '=', userId)
    .where('lease_owner', '=', owner)
    .where('lease_until', '>', now)
    .where('consented_at', 'is not', null);
}
