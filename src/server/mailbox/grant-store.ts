import { randomUUID } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import { z as zod } from 'zod';
import type { MailboxGrantTable } from '../db/schema.ts';
import type { MailProvider } from '../oidc/provider.ts';
import type { Services } from '../services.ts';
import { withLock } from '../with-lock.ts';
import { dropCachedEmail } from './displayed-email-cache.ts';

/** Identifies one connection of a mailbox; knowledge about it does not apply to the next mailbox. */
const connection = zod.string();

const oauthGrant = zod.object({
  connection,
  address: zod.string(),
  accessToken: zod.string(),
  accessTokenExpiresAt: zod.number(),
  refreshToken: zod.string().optional(),
});

const imapGrant = zod.object({
  connection,
  user: zod.string(),
  host: zod.string(),
  port: zod.number(),
  security: zod.enum(['tls', 'starttls']),
  password: zod.string(),
  /** The authserv-id that the owner confirmed; null: trust no server's checks. Absent until they decide. */
  authservId: zod.string().nullable().optional(),
});

export type OAuthGrant = zod.infer<typeof oauthGrant> & { provider: MailProvider };

export type ImapGrant = zod.infer<typeof imapGrant> & { provider: 'imap' };

export type Grant = OAuthGrant | ImapGrant;

export type NewGrant = Omit<OAuthGrant, 'connection'> | Omit<ImapGrant, 'connection'>;

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/** Without a connection id it is a new connection, and the list of displayed emails is cleared. */
export async function storeGrant(services: Services, userId: string, grant: NewGrant | Grant): Promise<void> {
  const { now } = services;
  const named = { connection: randomUUID(), ...grant };
  const row = { provider: named.provider, ...(await sealedGrant(services, userId, named)), ended_at: null };
  await services.db.transaction().execute(async (trx) => {
    if (!('connection' in grant)) await trx.deleteFrom('displayed_emails').where('user_id', '=', userId).execute();
    await trx
      .insertInto('mailbox_grants')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    // A problem with the mailbox may be solved now.
    await trx
      .updateTable('monitors')
      .set({ due_at: now(), failures: 0, problem: null })
      .where('user_id', '=', userId)
      .execute();
  });
}

/** @returns false when its connection is no longer the current one, perhaps changed by another process */
export async function updateGrant(services: Services, userId: string, grant: Grant): Promise<boolean> {
  return changeStored(services, userId, grant.connection, await sealedGrant(services, userId, grant));
}

/** Encrypted and bound to this user. */
export async function sealedGrant({ keys, now }: Services, userId: string, { provider: _, ...content }: Grant) {
  const sealed = new EncryptJWT(content).setProtectedHeader(ALGORITHMS).setSubject(userId);
  return { sealed_grant: await sealed.encrypt(keys.mailboxGrant), updated_at: now() };
}

/** @returns false for another connection, or after a change by another process */
async function changeStored(
  services: Services,
  userId: string,
  connection: string,
  change: Partial<Pick<MailboxGrantTable, 'sealed_grant' | 'updated_at' | 'ended_at'>>,
): Promise<boolean> {
  const row = await readRow(services, userId);
  const stored = row && (await grantOf(services, userId, row));
  if (typeof stored !== 'object' || stored.connection !== connection) return false;
  const { numUpdatedRows } = await services.db
    .updateTable('mailbox_grants')
    .set(change)
    .where('user_id', '=', userId)
    .where('sealed_grant', '=', row?.sealed_grant ?? '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns why the grant was lost, or undefined when no mailbox is connected */
export async function readGrant(services: Services, userId: string): Promise<Grant | Lost | undefined> {
  const row = await readRow(services, userId);
  return row && grantOf(services, userId, row);
}

/** `ended`: refused by the mailbox. `unreadable`: encrypted with another APP_SECRET, so it cannot be revoked at the provider. */
export type Lost = 'ended' | 'unreadable';

type StoredGrant = Pick<MailboxGrantTable, 'provider' | 'sealed_grant' | 'ended_at'>;

function readRow({ db }: Services, userId: string): Promise<StoredGrant | undefined> {
  return db
    .selectFrom('mailbox_grants')
    .select(['provider', 'sealed_grant', 'ended_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

async function grantOf(services: Services, userId: string, row: StoredGrant): Promise<Grant | Lost> {
  const cache = cachesByKeys.get(services.keys) ?? new LRUCache<string, CachedGrant>(CACHE_LIMITS);
  cachesByKeys.set(services.keys, cache);
  const known = cache.get(userId);
  if (known?.sealed === row.sealed_grant) return known.grant;
  cache.delete(userId);
  if (row.ended_at !== null) return 'ended';
  try {
    const grant = await opened(services, userId, row);
    cache.set(userId, { sealed: row.sealed_grant, grant });
    return grant;
  } catch {
    return row.provider === 'imap' ? 'ended' : 'unreadable';
  }
}

async function opened(services: Services, userId: string, row: StoredGrant): Promise<Grant> {
  const payload = await unseal(services, userId, row.sealed_grant);
  return row.provider === 'imap'
    ? { provider: row.provider, ...imapGrant.parse(payload) }
    : { provider: row.provider, ...oauthGrant.parse(payload) };
}

interface CachedGrant {
  sealed: string;
  grant: Grant;
}

/** Valid only while the row is unchanged. Decrypting each time would cost more than the rest of a small call. */
const cachesByKeys = new WeakMap<Services['keys'], LRUCache<string, CachedGrant>>();
const CACHE_LIMITS = { max: 500, ttl: 15 * 60 * 1000, ttlAutopurge: true };

/** So that the previous secret is no longer needed. */
export async function resealGrants(services: Services): Promise<void> {
  if (!services.keys.previous) return;
  const rows = await services.db.selectFrom('mailbox_grants').select('user_id').where('ended_at', 'is', null).execute();
  for (const { user_id: userId } of rows) {
    await withLock(userId, async () => {
      const grant = await readGrant(services, userId);
      if (typeof grant === 'object') await updateGrant(services, userId, grant);
    });
  }
}

async function unseal({ keys }: Services, userId: string, sealed: string): Promise<JWTPayload> {
  const under = async (key: Uint8Array) => {
    const { payload } = await jwtDecrypt(sealed, key, {
      subject: userId,
      keyManagementAlgorithms: [ALGORITHMS.alg],
      contentEncryptionAlgorithms: [ALGORITHMS.enc],
    });
    return payload;
  };
  const { mailboxGrant, previous } = keys;
  return under(mailboxGrant).catch((error) => (previous ? under(previous.mailboxGrant) : Promise.reject(error)));
}

/** Keeps only the fact that this mailbox was connected. */
export async function endGrant(services: Services, userId: string, connection: string): Promise<void> {
  await changeStored(services, userId, connection, { sealed_grant: '', ended_at: services.now() });
}

export async function dropGrant(services: Services, userId: string): Promise<void> {
  cachesByKeys.get(services.keys)?.delete(userId);
  dropCachedEmail(services, userId);
  await services.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('displayed_emails').where('user_id', '=', userId).execute();
    await trx.deleteFrom('mailbox_grants').where('user_id', '=', userId).execute();
  });
}
