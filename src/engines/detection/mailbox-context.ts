import type { Context } from './context.ts';
import { organizationDomain } from './parse/domains.ts';

/** What is known about a user's own mailbox: its address, and the server that writes Authentication-Results there. */
export function mailboxContext({ owner, authservId }: { owner: string; authservId?: string | undefined }): Context {
  const own = organizationDomain(owner);
  return {
    ...(owner.includes('@') && { recipient: owner }),
    ...(authservId !== undefined && { authservId }),
    ...(own && { ownDomains: [own] }),
  };
}
