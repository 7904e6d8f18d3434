import { type Context, organizationDomain } from '../../engines/detection/index.ts';

/** What is known about the mail in a user's own mailbox, of its address and of who writes Authentication-Results there. */
export function mailboxContext({ owner, authservId }: { owner: string; authservId?: string }): Context {
  const own = organizationDomain(owner);
  return {
    ...(owner.includes('@') && { recipient: owner }),
    ...(authservId !== undefined && { authservId }),
    ...(own && { ownDomains: [own] }),
  };
}
