import { randomUUID } from 'node:crypto';
import type { AlertHookTable, HookDeliveryTable } from '../../../server/db/schema.ts';
import type { EndpointCall } from '../../../server/endpoint.ts';
import { failure } from '../../../server/failure.ts';
import { writeNotice } from '../../../server/mail/notice.ts';
import type { Services } from '../../../server/services.ts';
import type { SignedIn } from '../../../server/session/access-token.ts';
import { lockUser } from '../../../server/users.ts';
import {
  type AlertHook,
  type HookCode,
  type HookDelivery,
  type HooksAnswer,
  MAX_HOOKS,
  type NewAlertHook,
  type NewHookAnswer,
  SHOWN_DELIVERIES,
} from './contract.ts';
import { topicOf } from './hook-url.ts';
import { newWebhookSecret } from './standard-webhook.server.ts';
import { openTarget, sealTarget } from './target.server.ts';
import { HOOK_ERRORS, hookNotice } from './texts.ts';

type Call<Body = undefined> = EndpointCall<Body, undefined, SignedIn>;

export async function listHooks({ services, user }: Pick<Call, 'services' | 'user'>) {
  const hooks = await hooksOf(services, user.userId);
  const listed = hooks.map(
    async (hook): Promise<AlertHook> => ({
      ...{ id: hook.id, kind: hook.kind, host: hook.host, topic: await topicOfHook(services, hook) },
      createdAt: new Date(hook.created_at).toISOString(),
      disabledAt: hook.disabled_at === null ? null : new Date(hook.disabled_at).toISOString(),
      deliveries: await lastDeliveries(services, hook.id),
    }),
  );
  return { hooks: await Promise.all(listed) } satisfies HooksAnswer;
}

export async function addHook({ services, user, body: { kind, url, token } }: Call<NewAlertHook>) {
  if (kind === 'ntfy' && topicOf(url) === null) {
    return failure(400, 'NOT_A_TOPIC' satisfies HookCode, HOOK_ERRORS.notTopic);
  }
  const id = randomUUID();
  const secret = kind === 'webhook' ? newWebhookSecret() : null;
  const { href, host } = new URL(url);
  const target = { url: href, ...(secret !== null && { secret }), ...(kind === 'ntfy' && token && { token }) };
  const sealed_target = await sealTarget(services.keys, id, target);
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId))) return failure(401, 'UNAUTHORIZED', 'Please log in again.');
    if ((await hooksOf({ db: trx }, user.userId)).length >= MAX_HOOKS) {
      return failure(409, 'TOO_MANY_HOOKS' satisfies HookCode, HOOK_ERRORS.tooMany(MAX_HOOKS));
    }
    const row = { id, user_id: user.userId, kind, host, sealed_target, created_at: services.now() };
    await trx
      .insertInto('alert_hooks')
      .values({ ...row, failures: 0, disabled_at: null })
      .execute();
    await writeNotice(services, trx, user.email, hookNotice(host));
    return { id, secret } satisfies NewHookAnswer;
  });
}

/** Another user's counts as not found. */
export async function removeHook({ services, user, context }: Call) {
  const { numDeletedRows } = await services.db
    .deleteFrom('alert_hooks')
    .where('id', '=', context.params.hookId ?? '')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n ? { ok: true } : hookGone();
}

export function hookGone() {
  return failure(404, 'NOT_FOUND' satisfies HookCode, HOOK_ERRORS.gone);
}

export function hooksOf({ db }: Pick<Services, 'db'>, userId: string): Promise<AlertHookTable[]> {
  return db
    .selectFrom('alert_hooks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Null also where the address can't be decrypted any more: it can still be removed. */
async function topicOfHook({ keys }: Services, { id, kind, sealed_target }: AlertHookTable): Promise<string | null> {
  if (kind !== 'ntfy') return null;
  const target = await openTarget(keys, id, sealed_target).catch(() => null);
  return target && topicOf(target.url);
}

async function lastDeliveries({ db }: Services, hookId: string): Promise<HookDelivery[]> {
  const rows = await db
    .selectFrom('hook_deliveries')
    .selectAll()
    .where('hook_id', '=', hookId)
    .where('attempts', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN_DELIVERIES)
    .execute();
  return rows.map(deliveryOf);
}

export function deliveryOf(row: HookDeliveryTable): HookDelivery {
  return {
    ...{ id: row.id, isTest: row.scan_id === null, attempts: row.attempts, status: row.status },
    at: new Date(row.created_at).toISOString(),
    problem: row.problem,
    nextAt: row.retry_at === null ? null : new Date(row.retry_at).toISOString(),
  };
}
