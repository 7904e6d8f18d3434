import { randomUUID } from 'node:crypto';
import type { Services } from './services.ts';

export interface User {
  id: string;
  email: string;
}

/** How the OpenID provider names an account: by `iss` and `sub`, which stay when its email address changes. */
export interface ProviderAccount {
  issuer: string;
  subject: string;
}

const COLUMNS = ['id', 'email'] as const;

/** @returns the new user, or `exists` when the provider's account or the email address is registered already */
export async function createUser(
  services: Services,
  { issuer, subject, email }: ProviderAccount & { email: string },
): Promise<User | 'exists'> {
  const user = await services.db
    .insertInto('users')
    .values({ id: randomUUID(), email: foldEmail(email), issuer, subject, created_at: services.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return user ?? 'exists';
}

export function findUserBySubject(services: Services, { issuer, subject }: ProviderAccount): Promise<User | undefined> {
  return services.db
    .selectFrom('users')
    .select(COLUMNS)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export function findUserByEmail(services: Services, email: string): Promise<User | undefined> {
  return services.db.selectFrom('users').select(COLUMNS).where('email', '=', foldEmail(email)).executeTakeFirst();
}

/** One mailbox has one spelling here, whatever case it was typed in. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}
