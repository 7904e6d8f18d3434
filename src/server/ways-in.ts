import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import { providerOfIssuer } from './oidc/provider.ts';
import type { Services } from './services.ts';

/** How many ways somebody has to log in to their account; the last one is never removed. */
export async function countWaysIn(
  { settings }: Pick<Services, 'settings'>,
  db: Kysely<Schema>,
  userId: string,
): Promise<number> {
  const [passwords, passkeys, identities] = await Promise.all([
    db.selectFrom('passwords').select('user_id').where('user_id', '=', userId).execute(),
    db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute(),
    db.selectFrom('identities').select('issuer').where('user_id', '=', userId).execute(),
  ]);
  const usable = identities.filter(({ issuer }) => providerOfIssuer(settings, issuer) !== undefined);
  return (settings.passwordAccounts ? passwords.length : 0) + passkeys.length + usable.length;
}
