import { type Failure, failure } from '../../server/failure.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { MAILBOX_ERRORS } from './texts.ts';

export interface MailboxCall {
  services: Services;
  user: { userId: string };
  userId: string | undefined;
  network?: Network;
}

export function notOwn({ user, userId }: Pick<MailboxCall, 'user' | 'userId'>): Failure | undefined {
  return userId === user.userId ? undefined : failure(403, 'FORBIDDEN', MAILBOX_ERRORS.notYours);
}
