import { CompactEncrypt, compactDecrypt } from 'jose';
import { DIRECT } from '../../../server/encryption.ts';
import type { Services } from '../../../server/services.ts';

/** Encrypted and bound to this user. */
export function sealSecret({ keys }: Pick<Services, 'keys'>, userId: string, secret: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', user: userId })
    .encrypt(keys.secondFactor);
}

/** @throws when it is damaged, of another user, or encrypted with another APP_SECRET */
export async function openSecret({ keys }: Pick<Services, 'keys'>, userId: string, sealed: string): Promise<string> {
  const under = async (key: Uint8Array) => {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, DIRECT);
    if (protectedHeader.user !== userId) throw new Error('The second factor belongs to another user.');
    return new TextDecoder().decode(plaintext);
  };
  const { secondFactor, previous } = keys;
  return under(secondFactor).catch((error) => (previous ? under(previous.secondFactor) : Promise.reject(error)));
}

/** So that the previous secret is no longer needed. */
export async function resealSecondFactors(services: Services): Promise<void> {
  if (!services.keys.previous) return;
  const rows = await services.db.selectFrom('second_factors').select(['user_id', 'sealed_secret']).execute();
  for (const { user_id: userId, sealed_secret } of rows) {
    const secret = await openSecret(services, userId, sealed_secret).catch(() => undefined);
    if (secret === undefined) continue;
    await services.db
      .updateTable('second_factors')
      .set({ sealed_secret: await sealSecret(services, userId, secret) })
      .where('user_id', '=', userId)
      .where('sealed_secret', '=', sealed_secret)
      .execute();
  }
}
