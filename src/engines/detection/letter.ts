/** A name and an address, as a From, To or Reply-To header holds them. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file sent with the letter. `content` is only looked at for signatures; nothing is ever executed. */
export interface Attachment {
  filename: string;
  mimeType: string;
  size: number;
  content?: Uint8Array;
}

/** What the engine is given. Everything but subject and body is known only when the whole message is. */
export interface Letter {
  subject: string;
  /** The text as shown to a reader, or HTML source. A message source is parsed before, by `readMessage`. */
  body: string;
  /** The HTML source, when the message had one besides (or instead of) `body`. */
  html?: string;
  from?: Mailbox;
  replyTo?: readonly Mailbox[];
  to?: readonly Mailbox[];
  /** All header fields, newest first as they stand in the source. Absent when only subject and body are known. */
  headers?: readonly { name: string; value: string }[];
  /** Absent when it is not known whether there were any. */
  attachments?: readonly Attachment[];
  /** Whether the message was too long, or had too many parts, to be read whole. */
  truncated?: boolean;
}
