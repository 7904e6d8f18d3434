import { type Failure, failure } from '../../server/failure.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';

/** Who asks, and whose mailbox the address names. */
export interface MailboxCall {
  services: Services;
  user: { userId: string };
  userId: string | undefined;
  network?: Network;
}

/** @returns what to answer to somebody who names another user's mailbox */
export function notOwn({ user, userId }: Pick<MailboxCall, 'user' | 'userId'>): Failure | undefined {
  return userId === user.userId ? undefined : failure(403, 'FORBIDDEN', 'This is not your mailbox.');
}
