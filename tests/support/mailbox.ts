import { storeGrant } from '../../src/server/mailbox/grant-store.ts';
import { registered } from './people.ts';
import type { TestServices } from './services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A registered user whose mailbox is connected. */
export async function connectedUser(services: TestServices, name = 'maren'): Promise<{ userId: string }> {
  const { id: userId } = await registered(services, name);
  await connectMailbox(services, userId);
  return { userId };
}

/** Connects the demo mailbox for a day. */
export function connectMailbox(services: TestServices, userId: string, accessToken = 'token'): Promise<void> {
  return storeGrant(services, userId, {
    provider: 'demo',
    address: 'maren.vogel@northwind.example',
    accessToken,
    accessTokenExpiresAt: services.now() + DAY_MS,
  });
}
