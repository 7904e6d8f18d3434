/** A name and an address, as a From, To or Reply-To header holds them. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file sent with the email. Its content is read and never executed. */
export interface Attachment {
  filename: string;
  mimeType: string;
  size: number;
  /** From its beginning, as much as the limits keep; absent when only the name is known. */
  content?: Uint8Array;
}

/** What a calendar part (RFC 5545) says of one of its events or tasks. */
export interface CalendarPart {
  /** `REQUEST`, `CANCEL`, `REPLY` and so on; empty when not said. */
  method: string;
  organizer: Mailbox | null;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** Dates as they are written, such as `20261121T090000Z`. */
  start: string;
  end: string;
}

/** What a QR code in a picture says, and the file that the picture is or stands in. */
export interface QrCode {
  text: string;
  attachment: string;
}

/** What the engine is given. Everything but subject and body is known only when the whole message is. */
export interface Email {
  subject: string;
  /** The text as shown to a reader, or HTML source. A message source is parsed before, by `readMessage`. */
  body: string;
  /** The HTML source, when the message had one besides (or instead of) `body`. */
  html?: string;
  from?: Mailbox;
  /** All mailboxes of all From fields, when there are several: one is what a mail program shows, another what is checked. */
  senders?: readonly Mailbox[];
  replyTo?: readonly Mailbox[];
  to?: readonly Mailbox[];
  /** All header fields, newest first as they stand in the source. Absent when only subject and body are known. */
  headers?: readonly { name: string; value: string }[];
  /** Absent when it is not known whether there were any. */
  attachments?: readonly Attachment[];
  /** Messages that are attached, opened. */
  nested?: readonly Email[];
  calendar?: readonly CalendarPart[];
  qrCodes?: readonly QrCode[];
  /** How many pictures were too many, too large or of the wrong kind to be searched for QR codes. */
  unsearchedPictures?: number;
  /** Whether the message was too long, or had too many parts, to be read whole. */
  truncated?: boolean;
}
