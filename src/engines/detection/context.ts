import type { Blocklist } from './blocklist.ts';
import type { Mailbox } from './email.ts';
import type { History } from './history.ts';
import type { KeyList } from './key-list.ts';

/**
 * What the recipient's sent emails, and the senders who often write to them, say about the people of one email. A
 * caller that stores only hashes can't list contacts, but can look up these people.
 */
export interface Correspondence {
  /** Emails that the recipient wrote to the sender's address. */
  toSender: number;
  /** Whether the recipient writes to the sender's domain, or often gets safe emails from it. */
  knowsDomain: boolean;
  /**
   * Known domains whose names resemble the sender's or a reply address's domain, and known addresses at free providers
   * with such a domain.
   */
  similar: readonly string[];
  /** Whether the recipient wrote to somebody with the sender's name, but never at the sender's address or organization. */
  nameElsewhere: boolean;
}

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
  /** What is known about this email's people if contacts can't be listed. */
  correspondence?: Correspondence;
  /** Statistics of the recipient's earlier emails. */
  history?: History;
  /** The server whose Authentication-Results are trusted (RFC 8601, section 5). Undefined: none are. */
  authservId?: string;
  /** Lists of malicious addresses that links are looked up in. */
  blocklists?: readonly Blocklist[];
  /** A newer list of public suffixes: `suffixKey` of each rule. It adds to the one built in. */
  publicSuffixes?: KeyList;
  /** The most visited sites: `popularityKey` of each. It is shown to the reader and never counts. */
  popularSites?: KeyList;
}
