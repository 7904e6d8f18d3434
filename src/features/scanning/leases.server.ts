import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { MonitorTable, Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { SCANNING_LOG } from './texts.ts';

/** How long a crashed process blocks a mailbox. */
const LEASE_MS = 6000;
const RENEWALS = 3;
/** No wait is longer than this: a time further ahead comes from a wrong clock. */
const MAX_WAIT_MS = 10 * 60 * 1000;

export interface Lease {
  userId: string;
  owner: string;
  /** Aborted when the lease is lost, scanning was turned off or the server stops. */
  ended: AbortSignal;
  isUserPresent(): boolean;
  /** @param outcome when to poll the mailbox again, without and with a page open */
  release(outcome: { dueAt: number; dueAtIfPresent: number; failures: number; problem: string | null }): Promise<void>;
  /** A lease that wasn't released expires. */
  end(): void;
}

export interface Claim {
  owner: string;
  limit: number;
  /** Users with a page open, or the others. */
  present: boolean;
  /** Users whose mailboxes this process still polls, even if their lease has expired. */
  exclude: readonly string[];
  stopping: AbortSignal;
}

/**
 * Those that waited longest first. Skips rows that another process is claiming, so that processes don't compete for
 * them.
 */
export async function claimLeases(services: Services, claim: Claim): Promise<Lease[]> {
  const time = services.now();
  // Two statements, because no index covers both conditions. Rows with a wrong time come first, so that a failure of the
  // second statement loses no claim.
  const misdated = await claimRows(services, claim, ({ eb }) => eb('due_at', '>', time + MAX_WAIT_MS));
  const rest = { ...claim, limit: claim.limit - misdated.length };
  const due = rest.limit === 0 ? [] : await claimRows(services, rest, ({ eb }) => eb('due_at', '<=', time));
  return [...misdated, ...due].map((row) => leaseOf(services, row, claim));
}

type Claimed = Pick<MonitorTable, 'user_id' | 'watched_until'>;
type Where = (eb: ExpressionBuilder<Schema, 'monitors'>) => Expression<SqlBool>;

function claimRows(
  { db, now, settings }: Services,
  { owner, limit, present, exclude }: Claim,
  isDue: Where,
): Promise<Claimed[]> {
  return (
    db
      // Postgres may run a subquery once per row, and each run would lock and claim further rows.
      .with(
        (cte) => cte('claimable').materialized(),
        (monitors) =>
          monitors
            .selectFrom('monitors')
            .select('user_id')
            .where('consented_at', 'is not', null)
            .where(isDue)
            .where(isLeaseOver(now()))
            .where('watched_until', present ? '>' : '<=', now())
            .$if(exclude.length > 0, (others) => others.where('user_id', 'not in', exclude))
            .orderBy('due_at')
            .limit(limit)
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
  let presentUntil = row.watched_until;
  const end = new AbortController();
  const renew = async () => {
    const held = await whereLeaseHeld(db, userId, owner, now())
      .set({ lease_until: now() + LEASE_MS })
      .returning('watched_until')
      .executeTakeFirst();
    if (held) presentUntil = held.watched_until;
    else end.abort();
  };
  const timer = setInterval(() => {
    // The database may be back before the lease expires.
    renew().catch((error: unknown) => log.warn({ err: error }, SCANNING_LOG.renewalFailed));
  }, LEASE_MS / RENEWALS).unref();
  return {
    userId,
    owner,
    ended: AbortSignal.any([end.signal, stopping]),
    isUserPresent: () => presentUntil > now(),
    release: async ({ dueAt, dueAtIfPresent, failures, problem }) => {
      // The row decides: a page may have been opened since it was last read.
      await whereLeaseHeld(db, userId, owner, now())
        .set(({ eb }) => ({
          due_at: eb.case().when('watched_until', '>', now()).then(dueAtIfPresent).else(dueAt).end(),
          lease_owner: null,
          lease_until: 0,
          failures,
          problem,
        }))
        .execute();
    },
    end: () => clearInterval(timer),
  };
}

function isLeaseOver(now: number): Where {
  return ({ eb, or }) => or([eb('lease_until', '<=', now), eb('lease_until', '>', now + MAX_WAIT_MS)]);
}

/** Matches nothing once the lease is lost. */
export function whereLeaseHeld(db: Kysely<Schema>, userId: string, owner: string, now: number) {
  return db
    .updateTable('monitors')
    .where('user_id', '=', userId)
    .where('lease_owner', '=', owner)
    .where('lease_until', '>', now)
    .where('consented_at', 'is not', null);
}
