/**
 * Statistics of a recipient's earlier emails, without any text. The caller keeps one record per sender, under a key
 * such as a keyed hash of the address, and passes the one of the email's sender.
 */
export interface History {
  /** All emails seen. Below `ENOUGH_HISTORY` nothing follows from the rest. */
  emails: number;
  /** Absent when no email of this sender was seen. */
  sender?: SenderHistory;
  /**
   * Whether an email that this one refers to (`In-Reply-To`, `References`) was received or sent before. Undefined: it
   * refers to none, or this was not looked up.
   */
  knowsThread?: boolean;
}

/** Statistics of one address. Counts are numbers of emails. */
export interface SenderHistory {
  /** Day of the first email, as `2026-11-21`; empty when it had no date. */
  firstSeen: string;
  emails: number;
  /** By the hour (0 to 23) in the sender's own time zone. */
  hours: readonly number[];
  /** By registrable domain, for reply addresses outside the sender's domain. */
  replyTo: Readonly<Record<string, number>>;
  /** By registrable domain. */
  linkDomains: Readonly<Record<string, number>>;
  languages: Readonly<Record<string, number>>;
  withAttachments: number;
  /** Emails that asked for money or for a payment to another account. */
  aboutMoney: number;
  /** Emails that urged haste or secrecy. Absent in older records, like the next. */
  pressing?: number;
  /** By a fingerprint of the IBAN, from which it can't be restored. */
  accounts?: Readonly<Record<string, number>>;
  /** The last day with emails, and their number. */
  lastDay: { date: string; emails: number };
}

/** The number of emails from which a history is used. */
export const ENOUGH_HISTORY = 20;
