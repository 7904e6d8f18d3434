import type { Context } from './context.ts';
import { organizationDomain } from './parse/domains.ts';

/** What is known about the mail in a user's own mailbox, of its address and of who writes Authentication-Results there. */
export function mailboxContext({ owner, authservId }: { owner: string; authservId?: string | undefined }): Context {
  const own = organizationDomain(owner);
  return {
    ...(owner.includes('@') && { recipient: owner }),
    ...(authservId !== undefined && { authservId }),
    ...(own && { ownDomains: [own] }),
  };
}
