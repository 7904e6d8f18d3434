import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import type { Services } from './services.ts';

export interface User {
  id: string;
  email: string;
}

/** The OpenID provider's `iss` and `sub`, which stay the same when the email address changes. */
export interface ProviderAccount {
  issuer: string;
  subject: string;
}

const COLUMNS = ['id', 'email'] as const;

/** @returns `exists` for a registered provider account, `email-taken` when another account has the address */
export async function createUser(
  services: Services,
  { issuer, subject, email }: ProviderAccount & { email: string },
): Promise<User | 'exists' | 'email-taken'> {
  const user = await services.db
    .insertInto('users')
    .values({ id: randomUUID(), email: foldEmail(email), issuer, subject, created_at: services.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (user) return user;
  return (await findUserBySubject(services, { issuer, subject })) ? 'exists' : 'email-taken';
}

/** The issuer of accounts with a password. */
const OWN_ISSUER = 'letterlock';

/** @returns undefined when the address has an account already */
export function createOwnUser(db: Kysely<Schema>, email: string, now: number): Promise<User | undefined> {
  const id = randomUUID();
  return db
    .insertInto('users')
    .values({ id, email: foldEmail(email), issuer: OWN_ISSUER, subject: id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Keeps the old address where another account has the new one. */
export async function updateEmail(services: Services, user: User, email: string): Promise<User> {
  const address = foldEmail(email);
  if (address === user.email) return user;
  const taken = services.db.selectFrom('users').select('id').where('email', '=', address);
  const changed = await services.db
    .updateTable('users')
    .set({ email: address })
    .where('id', '=', user.id)
    .where((where) => where.not(where.exists(taken)))
    .returning(COLUMNS)
    .executeTakeFirst();
  return changed ?? user;
}

export function findUserBySubject(services: Services, { issuer, subject }: ProviderAccount): Promise<User | undefined> {
  return services.db
    .selectFrom('users')
    .select(COLUMNS)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function findUserByEmail(
  db: Kysely<Schema>,
  email: string,
): Promise<(User & { hasPassword: boolean }) | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'users.email', 'passwords.hash'])
    .where('users.email', '=', foldEmail(email))
    .executeTakeFirst();
  return user && { id: user.id, email: user.email, hasPassword: user.hash !== null };
}

/**
 * Transactions that change several rows of an account start with it, to prevent deadlocks. SQLite has one write lock.
 * @returns false where the account no longer exists
 */
export async function lockUser({ settings }: Services, trx: Kysely<Schema>, userId: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .$if(settings.databaseUrl !== undefined, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return user !== undefined;
}

/** The one spelling under which an address is stored and compared. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}
