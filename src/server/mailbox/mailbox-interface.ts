import type { Failure } from '../failure.ts';

export interface MessageList {
  /** Newest first. */
  ids: string[];
  /** Absent on the last page. */
  nextPageToken: string | undefined;
}

export interface RawMessage {
  /** RFC 5322. */
  source: Uint8Array;
  /** Time of receipt according to the mailbox, not the message; null if unknown. */
  receivedAt: number | null;
}

/** The To and Cc fields of sent messages, in the order in which they were sent. */
export interface SentRecipients {
  headers: Uint8Array[];
  /** Where to continue; null if there is no sent folder. */
  cursor: string | null;
  /** Whether the given cursor could not be used, so that everything is new. */
  isFromStart: boolean;
  hasMore: boolean;
}

/** Read access to a mailbox. Neither this interface nor its implementations can change one. */
export interface Mailbox {
  /** Id of the connection; message ids mean nothing in a mailbox that is connected later. */
  connection: string;
  /** The owner's address, if known; otherwise the user name. */
  owner: string;
  /** The authserv-id of the mailbox's own Authentication-Results (RFC 8601, section 5), if known. */
  authservId?: string | undefined;
  /** Received messages: the newest page, or the one of a page token. */
  list(pageToken?: string): Promise<MessageList | Failure>;
  /** Fails with `MESSAGE_UNREADABLE` when the message is gone, with `MESSAGE_TOO_LARGE` above `limit` bytes. */
  raw(id: string, limit?: number): Promise<RawMessage | Failure>;
  /** False if unknown. Not concurrently with other calls, because it opens another folder. */
  wrote(messageId: string): Promise<boolean>;
  /** After a cursor, some at a time; without one, of the newest few hundred. Not concurrently with other calls. */
  sentRecipients(cursor: string | null): Promise<SentRecipients | Failure>;
  /** The first kilobytes of the newest messages, and of the newest with `from` in From. Absent for Gmail and Graph. */
  newestHeaders?(from: string | null): Promise<Uint8Array[] | Failure>;
  /** Waits a few seconds; absent if the mailbox must be polled. @returns whether the mailbox should be read */
  waitForChanges?(signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
}
