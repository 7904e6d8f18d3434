import { type Failure, failure } from '../../server/failure.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { MAILBOX_ERRORS } from './texts.ts';

/** The signed-in user, and the user id in the path. */
export interface MailboxCall {
  services: Services;
  user: { userId: string };
  userId: string | undefined;
  network?: Network;
}

/** @returns a failure when the path names another user */
export function notOwn({ user, userId }: Pick<MailboxCall, 'user' | 'userId'>): Failure | undefined {
  return userId === user.userId ? undefined : failure(403, 'FORBIDDEN', MAILBOX_ERRORS.notYours);
}
