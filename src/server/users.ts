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

/** An account's link to a provider. */
export interface LinkedUser extends User {
  identityId: string;
  /** The address that the provider last reported. */
  identityEmail: string;
}

const COLUMNS = ['id', 'email'] as const;

/** @returns `exists` for a registered provider account, `email-taken` when another account has the address */
export async function createUser(
  services: Services,
  { email, ...account }: ProviderAccount & { email: string },
): Promise<User | 'exists' | 'email-taken'> {
  if (await findUserBySubject(services, account)) return 'exists';
  return services.db.transaction().execute(async (trx) => {
    const user = await createOwnUser(trx, email, services.now());
    if (user && (await linkIdentity(services, trx, { userId: user.id, email, ...account }))) return user;
    if (user) await trx.deleteFrom('users').where('id', '=', user.id).execute();
    // Another call may have registered it since.
    return (await findUserBySubject({ db: trx }, account)) ? 'exists' : 'email-taken';
  });
}

/** @returns false if an account already has it */
export async function linkIdentity(
  { now }: Pick<Services, 'now'>,
  trx: Kysely<Schema>,
  { userId, issuer, subject, email }: ProviderAccount & { userId: string; email: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identities')
    .values({
      ...{ id: randomUUID(), user_id: userId, issuer, subject },
      ...{ email: foldEmail(email), linked_at: now(), used_at: null, tells_time: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Fills `users.issuer`. */
const OWN_ISSUER = 'letterlock';

/** @returns undefined when the address has an account already */
export function createOwnUser(
  db: Kysely<Schema>,
  email: string,
  now: number,
  id: string = randomUUID(),
): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values({ id, email: foldEmail(email), issuer: OWN_ISSUER, subject: id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/**
 * Takes over a new address from the provider, unless the account's address came from elsewhere or another account has
 * the new one.
 * @param email verified; undefined if the provider reported none
 */
export async function noteLogIn(services: Services, user: LinkedUser, email: string | undefined): Promise<User> {
  const address = email === undefined ? user.identityEmail : foldEmail(email);
  await services.db
    .updateTable('identities')
    .set({ email: address, used_at: services.now() })
    .where('id', '=', user.identityId)
    .execute();
  const { id } = user;
  if (address === user.email || user.email !== user.identityEmail) return { id, email: user.email };
  const taken = services.db.selectFrom('users').select('id').where('email', '=', address);
  const changed = await services.db
    .updateTable('users')
    .set({ email: address })
    .where('id', '=', id)
    .where((where) => where.not(where.exists(taken)))
    .returning(COLUMNS)
    .executeTakeFirst();
  return changed ?? { id, email: user.email };
}

export function findUserBySubject(
  { db }: Pick<Services, 'db'>,
  { issuer, subject }: ProviderAccount,
): Promise<LinkedUser | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.email', 'identities.id as identityId', 'identities.email as identityEmail'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
}

export async function findUserByEmail(
  db: Kysely<Schema>,
  email: string,
): Promise<(User & { hasPassword: boolean; hasIdentity: boolean }) | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .leftJoin('identities', 'identities.user_id', 'users.id')
    .select(['users.id', 'users.email', 'passwords.hash', 'identities.id as identity'])
    .where('users.email', '=', foldEmail(email))
    .limit(1)
    .executeTakeFirst();
  return (
    user && { id: user.id, email: user.email, hasPassword: user.hash !== null, hasIdentity: user.identity !== null }
  );
}

/**
 * Transactions that change several rows of an account start with it, to prevent deadlocks. SQLite has one write lock.
 * @returns false if the account no longer exists
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

/** Whether the provider proves when the user logged in there decides how they confirm who they are. */
export async function noteTellsTime({ db }: Pick<Services, 'db'>, identityId: string, tells: boolean): Promise<void> {
  await db
    .updateTable('identities')
    .set({ tells_time: tells ? 1 : 0 })
    .where('id', '=', identityId)
    .execute();
}

/** The normalised spelling in which an address is stored and compared. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}
