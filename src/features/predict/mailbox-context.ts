import { type Context, organizationDomain } from '../../engines/detection/index.ts';

/** Gmail writes this authserv-id into its own Authentication-Results; all others are claims (RFC 8601, section 5). */
const GMAIL_AUTHSERV_ID = 'mx.google.com';

/** What is known about the mail in a user's own mailbox. */
export function mailboxContext(recipient: string): Context {
  const own = organizationDomain(recipient);
  return { recipient, authservId: GMAIL_AUTHSERV_ID, ...(own && { ownDomains: [own] }) };
}
