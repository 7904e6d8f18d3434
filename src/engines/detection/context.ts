import type { Mailbox } from './email.ts';
import type { History } from './history.ts';

/** What the caller knows beside the email itself. All of it may be absent: what is not known is never held against an email. */
export interface Context {
  /** The address the email was delivered to. */
  recipient?: string;
  /** Registrable domains of the recipient's own organization. */
  ownDomains?: readonly string[];
  /** Names and addresses the recipient corresponds with. */
  contacts?: readonly Mailbox[];
  /** What is known of the recipient's earlier mail. */
  history?: History;
  /** Whose Authentication-Results may be believed (RFC 8601, section 5). Undefined: all of them are only claims. */
  authservId?: string;
}
