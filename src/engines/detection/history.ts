/**
 * What is known of a recipient's earlier mail: counts, and no text. The caller keeps one record for each sender, under
 * a key of its own choosing (such as a keyed hash of the address), and hands in the one of the email's sender.
 */
export interface History {
  /** Emails seen in all. Below `ENOUGH_HISTORY` nothing is concluded from the rest. */
  emails: number;
  /** What is known of the email's sender; absent when no email of theirs was seen. */
  sender?: SenderHistory;
  /**
   * Whether any email that this one refers to (`In-Reply-To`, `References`) was seen or sent before. Undefined: it
   * refers to none, or nobody looked.
   */
  knowsThread?: boolean;
}

/** What is known of one address. Counts are numbers of emails. */
export interface SenderHistory {
  /** Day of the first email, as `2026-11-21`; empty when it bore no date. */
  firstSeen: string;
  emails: number;
  /** Emails that the recipient wrote to this address. */
  written: number;
  /** By the hour (0 to 23) that the emails state as their own. */
  hours: readonly number[];
  /** By the registrable domain of an address for answers that is not the sender's. */
  replyTo: Readonly<Record<string, number>>;
  /** By the registrable domain of their links. */
  linkDomains: Readonly<Record<string, number>>;
  languages: Readonly<Record<string, number>>;
  withAttachments: number;
  /** Emails that asked for money, or for it to be paid elsewhere. */
  aboutMoney: number;
  /** The last day on which emails came, and how many. */
  lastDay: { date: string; emails: number };
}

/** Emails that a history must hold before anything follows from it. */
export const ENOUGH_HISTORY = 20;
