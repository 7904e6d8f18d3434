import { randomUUID } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { MailboxGrantTable } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { withLock } from '../with-lock.ts';
import { forgetShown } from './shown-email.ts';

/** Names one connecting: what was learned of a mailbox says nothing about the one that is connected next. */
const connection = z.string();

const oauthGrant = z.object({
  connection,
  address: z.string(),
  accessToken: z.string(),
  accessTokenExpiresAt: z.number(),
  refreshToken: z.string().optional(),
});

const imapGrant = z.object({
  connection,
  /** Often the address, and shown as such. */
  user: z.string(),
  host: z.string(),
  port: z.number(),
  security: z.enum(['tls', 'starttls']),
  password: z.string(),
  /** The authserv-id that its owner has confirmed; null: no server's checks are to be used. Absent until they decide. */
  authservId: z.string().nullable().optional(),
});

/** A provider's permission to read a mailbox. */
export type OAuthGrant = z.infer<typeof oauthGrant> & { provider: 'google' | 'demo' };

/** A password that opens a mailbox over IMAP. */
export type ImapGrant = z.infer<typeof imapGrant> & { provider: 'imap' };

/** What a user has given us to read their mailbox with. */
export type Grant = OAuthGrant | ImapGrant;

/** A grant as it is made, before it is stored. */
export type NewGrant = Omit<OAuthGrant, 'connection'> | Omit<ImapGrant, 'connection'>;

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * Stores a grant in place of the one before, sealed and bound to its user. Without the name of a connecting it is a new
 * one: what was shown of the mailbox before is forgotten.
 */
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
    // What kept us out of the mailbox may be over.
    await trx
      .updateTable('monitors')
      .set({ due_at: now(), failures: 0, problem: null })
      .where('user_id', '=', userId)
      .execute();
  });
}

/**
 * Stores what has changed of a grant.
 * @returns false when its mailbox is not the connected one any more, which another process may have seen to
 */
export async function updateGrant(services: Services, userId: string, grant: Grant): Promise<boolean> {
  return changeStored(services, userId, grant.connection, await sealedGrant(services, userId, grant));
}

/** A grant as it is stored: only for this user, and only with our secret, it can be read. */
export async function sealedGrant({ keys, now }: Services, userId: string, { provider: _, ...content }: Grant) {
  const sealed = new EncryptJWT(content).setProtectedHeader(ALGORITHMS).setSubject(userId);
  return { sealed_grant: await sealed.encrypt(keys.mailboxGrant), updated_at: now() };
}

/** Changes the grant of one connecting, if it is stored as it is read here. */
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

/** The grant that works as far as we know, why there is nothing of it any more, or undefined when there is none. */
export async function readGrant(services: Services, userId: string): Promise<Grant | Lost | undefined> {
  const row = await readRow(services, userId);
  return row && grantOf(services, userId, row);
}

/** Refused by the mailbox; or sealed with another APP_SECRET, so that a provider's permission cannot be given back. */
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
  const inUse = inUseBy.get(services.keys) ?? new LRUCache<string, InUse>(MOST_IN_USE);
  inUseBy.set(services.keys, inUse);
  const known = inUse.get(userId);
  if (known?.sealed === row.sealed_grant) return known.grant;
  inUse.delete(userId);
  if (row.ended_at !== null) return 'ended';
  try {
    const grant = await opened(services, userId, row);
    inUse.set(userId, { sealed: row.sealed_grant, grant });
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

interface InUse {
  sealed: string;
  grant: Grant;
}

/**
 * Grants in use, by their users. The row is read with every call, and what is remembered is good only while that has not
 * changed; to unseal it each time would cost more than the rest of a small call.
 */
const inUseBy = new WeakMap<Services['keys'], LRUCache<string, InUse>>();
const MOST_IN_USE = { max: 500, ttl: 15 * 60 * 1000, ttlAutopurge: true };

/** Seals anew what was sealed before the secret was changed, so that the one before can be forgotten. */
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

/** Keeps in mind that there was this mailbox, and nothing of what opened it. */
export async function endGrant(services: Services, userId: string, connection: string): Promise<void> {
  await changeStored(services, userId, connection, { sealed_grant: '', ended_at: services.now() });
}

/** Forgets a mailbox and what was shown of it: its owner has disconnected it. */
export async function dropGrant(services: Services, userId: string): Promise<void> {
  inUseBy.get(services.keys)?.delete(userId);
  forgetShown(services, userId);
  await services.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('displayed_emails').where('user_id', '=', userId).execute();
    await trx.deleteFrom('mailbox_grants').where('user_id', '=', userId).execute();
  });
}
