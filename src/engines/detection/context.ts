import type { Mailbox } from './email.ts';
import type { History } from './history.ts';

/**
 * What the caller knows about the email. Everything is optional, and what is missing never counts against the email.
 */
export interface Context {
  /** The address the email was delivered to. */
  recipient?: string;
  /** Registrable domains of the recipient's organization. */
  ownDomains?: readonly string[];
  /** People the recipient corresponds with. */
  contacts?: readonly Mailbox[];
  /** Statistics of the recipient's earlier emails. */
  history?: History;
  /** The server whose Authentication-Results are trusted (RFC 8601, section 5). Undefined: none are. */
  authservId?: string;
}
