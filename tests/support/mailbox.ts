import { saveGrant } from '../../src/server/mailbox/grants.ts';
import { createUser } from '../../src/server/users.ts';
import type { TestServices } from './services.ts';

/** A registered user whose mailbox is connected. */
export async function connectedUser(
  services: TestServices,
  name = 'maren',
): Promise<{ userId: string; email: string }> {
  const email = `${name}@northwind.example`;
  const user = await createUser(services, { issuer: 'https://issuer.test', subject: name, email });
  if (user === 'exists') throw new Error(`${name} exists`);
  await saveGrant(services, user.id, {
    provider: services.settings.google ? 'google' : 'demo',
    accessToken: `token-of-${name}`,
    accessTokenExpiresAt: services.now() + 24 * 60 * 60 * 1000,
  });
  return { userId: user.id, email };
}
