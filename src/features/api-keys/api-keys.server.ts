import { randomUUID } from 'node:crypto';
import type { ApiKeyTable } from '../../server/db/schema.ts';
import { DAY_MS } from '../../server/durations.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import { writeNotice } from '../../server/mail/notice.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { newApiKey } from '../../server/session/api-key.ts';
import { requireRecentSignIn } from '../../server/session/recent-sign-in.ts';
import { lockUser } from '../../server/users.ts';
import {
  type ApiKey,
  type ApiKeyCode,
  type ApiKeysAnswer,
  MAX_API_KEYS,
  type NewApiKey,
  type NewApiKeyAnswer,
  type Scope,
} from './contract.ts';
import { API_KEY_ERRORS, apiKeyNotice, SCOPE_TEXTS } from './texts.ts';

type Call<Body = undefined> = EndpointCall<Body, undefined, SignedIn>;

export async function listApiKeys({ services, user }: Call) {
  return { keys: await apiKeysOf(services, user.userId) } satisfies ApiKeysAnswer;
}

/** Requires a recent login: a stolen token must not be enough to create a lasting key. */
export async function addApiKey({ services, user, context, body }: Call<NewApiKey>) {
  const { db, now } = services;
  const refused = await requireRecentSignIn(services, user, context.cookies);
  if (refused) return refused;
  const { key, hash, prefix } = newApiKey();
  const row: ApiKeyTable = {
    id: randomUUID(),
    user_id: user.userId,
    key_hash: hash,
    prefix,
    name: body.name,
    scopes: [...new Set(body.scopes)].join(' '),
    created_at: now(),
    expires_at: body.days === null ? null : now() + body.days * DAY_MS,
    used_at: null,
  };
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId))) return failure(401, 'UNAUTHORIZED', 'Please log in again.');
    if ((await apiKeysOf({ db: trx }, user.userId)).length >= MAX_API_KEYS) {
      return failure(409, 'TOO_MANY_KEYS' satisfies ApiKeyCode, API_KEY_ERRORS.tooMany(MAX_API_KEYS));
    }
    await trx.insertInto('api_keys').values(row).execute();
    const uses = body.scopes.map((scope) => SCOPE_TEXTS[scope]).join(', ');
    await writeNotice(services, trx, user.email, apiKeyNotice(body.name, uses));
    return { key, stored: apiKeyOf(row) } satisfies NewApiKeyAnswer;
  });
}

/** Another user's key counts as not found. Needs no recent login: ending access must always be quick. */
export async function removeApiKey({ services, user, context }: Call) {
  const { numDeletedRows } = await services.db
    .deleteFrom('api_keys')
    .where('id', '=', context.params.apiKeyId ?? '')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return { ok: true };
  return failure(404, 'NOT_FOUND' satisfies ApiKeyCode, API_KEY_ERRORS.gone);
}

/** This needs no recent login either. */
export async function removeAllApiKeys({ services, user }: Call) {
  await services.db.deleteFrom('api_keys').where('user_id', '=', user.userId).execute();
  return { ok: true };
}

/** The keys that still work. */
export async function workingApiKeys({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<ApiKey[]> {
  const keys = await apiKeysOf({ db }, userId);
  return keys.filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now());
}

export async function apiKeysOf({ db }: Pick<Services, 'db'>, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(apiKeyOf);
}

function apiKeyOf({ id, name, prefix, scopes, created_at, expires_at, used_at }: ApiKeyTable): ApiKey {
  return {
    ...{ id, name, prefix, scopes: scopes.split(' ') as Scope[] },
    createdAt: new Date(created_at).toISOString(),
    expiresAt: expires_at === null ? null : new Date(expires_at).toISOString(),
    lastUsedAt: used_at === null ? null : new Date(used_at).toISOString(),
  };
}
