import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AlertHookTable, HookDeliveryTable, Schema } from '../../../server/db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../../server/durations.ts';
import { type Failure, isFailure } from '../../../server/failure.ts';
import { type PostPublic, postPublic } from '../../../server/public-request.ts';
import type { Services } from '../../../server/services.ts';
import type { HookDelivery, HookTestAnswer } from './contract.ts';
import { deliveryOf, hookGone } from './hooks.server.ts';
import { messageOf, type OutgoingAlert } from './message.server.ts';
import { type Outcome, outcomeOf } from './post.server.ts';
import { openTarget } from './target.server.ts';
import { hookDisabledEmail } from './texts.ts';

const MINUTE_MS = 60_000;
/**
 * The waits after failed attempts, each longer than an attempt may take. An alert that arrives after half a day is no
 * longer news.
 */
const WAITS_MS = [15_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS];
/** After this many failed deliveries in a row, the webhook is turned off. */
export const MAX_FAILURES = 3;
/** The receiver no longer wants any (Standard Webhooks, and RFC 9110, section 15.5.11). */
const GONE = 410;
const AT_A_TIME = 8;
const KEPT_MS = 30 * DAY_MS;

/** Call it in the transaction that raises the alert. @returns whether there is something to send */
export async function queueHooks(
  { now }: Services,
  trx: Kysely<Schema>,
  userId: string,
  scanId: string,
): Promise<boolean> {
  const hooks = await trx
    .selectFrom('alert_hooks')
    .select('id')
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .execute();
  for (const { id } of hooks) {
    await trx
      .insertInto('hook_deliveries')
      .values({ ...newDelivery(id, scanId, now()), retry_at: now() })
      .execute();
  }
  return hooks.length > 0;
}

/** Makes the attempts that are due. Several processes may do so at a time. Never throws. */
export async function deliverHooks(services: Services, post: PostPublic = postPublic): Promise<void> {
  try {
    while (!services.stopping.signal.aborted) {
      const due = await services.db
        .selectFrom('hook_deliveries')
        .select(['id', 'attempts'])
        .where('retry_at', '<=', services.now())
        .orderBy('retry_at')
        .limit(AT_A_TIME)
        .execute();
      if (due.length === 0) return;
      await Promise.all(due.map((delivery) => attempt(services, delivery, post)));
    }
  } catch (error) {
    services.log.error({ err: error }, 'alerts could not be sent to webhooks');
  }
}

async function attempt(
  services: Services,
  { id, attempts }: Pick<HookDeliveryTable, 'id' | 'attempts'>,
  post: PostPublic,
): Promise<void> {
  const { db, now } = services;
  // Counting the attempt also keeps other processes from making it.
  const delivery = await db
    .updateTable('hook_deliveries')
    .set({ attempts: attempts + 1, retry_at: nextAttempt(attempts, now()) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('retry_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  const hook = delivery && (await readHook(db, delivery.hook_id));
  if (!hook) return;
  const outcome = await send(services, hook, delivery, post);
  const hasEnded = outcome.problem === null || outcome.status === GONE || delivery.retry_at === null;
  await db
    .updateTable('hook_deliveries')
    .set({ ...outcomeColumns(outcome, now()), ...(hasEnded && { retry_at: null }) })
    .where('id', '=', id)
    .where('attempts', '=', delivery.attempts)
    .execute();
  if (hasEnded) await countOutcome(services, hook, outcome);
}

/** Null after the last one. */
function nextAttempt(made: number, now: number): number | null {
  const wait = WAITS_MS[made];
  return wait === undefined ? null : now + wait;
}

async function send(
  services: Services,
  hook: AlertHookTable,
  delivery: HookDeliveryTable,
  post: PostPublic,
): Promise<Outcome> {
  const { db, keys, settings, now, log } = services;
  const scan = delivery.scan_id === null ? null : await readScanOf(db, delivery.scan_id);
  const alert: OutgoingAlert = { id: delivery.id, raisedAt: delivery.created_at, scan };
  const target = await openTarget(keys, hook.id, hook.sealed_target).catch(() => undefined);
  if (!target) {
    log.warn('a webhook was encrypted under another APP_SECRET');
    return { status: null, problem: 'unreachable' };
  }
  return outcomeOf(messageOf(alert, { kind: hook.kind, target, siteUrl: settings.siteUrl, now: now() }), post);
}

/** Resolves when it has arrived or failed. A successful test turns the webhook on again. */
export async function testHook(
  services: Services,
  userId: string,
  hookId: string,
  post: PostPublic = postPublic,
): Promise<HookTestAnswer | Failure> {
  const { db, now } = services;
  const hook = await readHook(db, hookId);
  if (hook?.user_id !== userId) return hookGone();
  const delivery: HookDeliveryTable = { ...newDelivery(hookId, null, now()), attempts: 1 };
  const outcome = await send(services, hook, delivery, post);
  const row = { ...delivery, ...outcomeColumns(outcome, now()) };
  const stored = await db.transaction().execute(async (trx) => {
    if (!(await readHook(trx, hookId))) return hookGone();
    await trx.insertInto('hook_deliveries').values(row).execute();
    if (outcome.problem === null) await trx.updateTable('alert_hooks').set(WORKING).where('id', '=', hookId).execute();
    return row;
  });
  return isFailure(stored) ? stored : { delivery: deliveryOf(stored) satisfies HookDelivery };
}

const WORKING = { failures: 0, disabled_at: null };

/** After a delivery has arrived or was given up. */
async function countOutcome(services: Services, hook: AlertHookTable, { status, problem }: Outcome): Promise<void> {
  const { db, outbox, settings, now } = services;
  if (problem === null) {
    await db.updateTable('alert_hooks').set(WORKING).where('id', '=', hook.id).execute();
    return;
  }
  const hasEmail = await db.transaction().execute(async (trx) => {
    const { failures } = (await trx
      .updateTable('alert_hooks')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
      .where('id', '=', hook.id)
      .where('disabled_at', 'is', null)
      .returning('failures')
      .executeTakeFirst()) ?? { failures: 0 };
    if (failures === 0 || (failures < MAX_FAILURES && status !== GONE)) return false;
    await trx.updateTable('alert_hooks').set({ disabled_at: now() }).where('id', '=', hook.id).execute();
    await trx.updateTable('hook_deliveries').set({ retry_at: null }).where('hook_id', '=', hook.id).execute();
    const { email } = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', hook.user_id)
      .executeTakeFirstOrThrow();
    const text = hookDisabledEmail.text(hook.host, `${settings.siteUrl}/dashboard?view=alerts`);
    await outbox.write(trx, { to: email, subject: hookDisabledEmail.subject, text });
    return true;
  });
  if (hasEmail) void outbox.send();
}

export async function dropOldDeliveries({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('hook_deliveries')
    .where('created_at', '<=', now() - KEPT_MS)
    .execute();
}

function newDelivery(hookId: string, scanId: string | null, now: number): HookDeliveryTable {
  const outcome = { delivered_at: null, status: null, problem: null };
  return {
    id: randomUUID(),
    hook_id: hookId,
    scan_id: scanId,
    created_at: now,
    attempts: 0,
    retry_at: null,
    ...outcome,
  };
}

function outcomeColumns({ status, problem }: Outcome, now: number) {
  return { status, problem, delivered_at: problem === null ? now : null };
}

function readHook(db: Kysely<Schema>, id: string): Promise<AlertHookTable | undefined> {
  return db.selectFrom('alert_hooks').selectAll().where('id', '=', id).executeTakeFirst();
}

async function readScanOf(db: Kysely<Schema>, scanId: string): Promise<OutgoingAlert['scan']> {
  const columns = ['id', 'verdict', 'severity', 'kind', 'sender'] as const;
  return db.selectFrom('scans').select(columns).where('id', '=', scanId).executeTakeFirstOrThrow();
}
