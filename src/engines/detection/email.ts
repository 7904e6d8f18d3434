/** A name and an address, as in a From, To or Reply-To header. */
export interface Mailbox {
  name: string;
  address: string;
}

/** As people see it: `name <address>`, or the address alone. */
export function formatMailbox({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`;
}

/** An attached file. Its content is read and never executed. */
export interface Attachment {
  filename: string;
  mimeType: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** The beginning of the content, up to the limits; absent when only the name is known. */
  content?: Uint8Array;
  /**
   * The text of a PDF, which only a server extracts; empty if it has none, as in a scan. Absent if it was not extracted
   * or could not be read. The text of other documents is read from their content.
   */
  text?: string;
  /** Whether the text goes on. */
  isTextCut?: boolean;
  /** Whether the email displays it among its text. */
  isShown?: boolean;
  /** Whether it is an email saved by Outlook, which is then also among the attached emails. */
  isReadAsEmail?: boolean;
  /** The name by which the HTML refers to it (RFC 2392), without angle brackets. */
  contentId?: string;
}

/** A place on a picture, in fractions of its width and height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The words read in a picture of the email, which only a server does. */
export interface PictureText {
  /** The name of its file; empty for a picture inside the HTML. */
  name: string;
  /** The name of the document or archive that contains it, or whose page it is. */
  file?: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Whether the email displays it among its text, or only has it attached. */
  isShown: boolean;
  text: string;
  /** Where each word is in the text and on the picture, in the order of the text. */
  words: readonly { start: number; end: number; box: Box }[];
  /** Whether the text goes on, or could not be read at all. */
  isCut: boolean;
  /** Whether it is a picture of an email and nothing else is known about that email. */
  isScreenshot?: boolean;
}

/** An event or task of a calendar part (RFC 5545). */
export interface CalendarPart {
  /** `REQUEST`, `CANCEL`, `REPLY` and so on; empty when not given. */
  method: string;
  organizer: Mailbox | null;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** As written, such as `20261121T090000Z`. */
  start: string;
  end: string;
}

/** The content of a QR code, and the name of the file that contains it. */
export interface QrCode {
  text: string;
  attachment: string;
  /** Drawn in the email itself with a table, boxes, shapes or characters. */
  isDrawn?: boolean;
}

/** The engine's input. Only subject and body are required; the rest comes from a whole message. */
export interface Email {
  subject: string;
  /** The displayed text, or HTML source. A message source has to be parsed by `readMessage` first. */
  body: string;
  /** The HTML part, if the message has one. */
  html?: string;
  from?: Mailbox;
  /** All mailboxes of all From fields when there are several: a mail program may show one while another is checked. */
  senders?: readonly Mailbox[];
  replyTo?: readonly Mailbox[];
  to?: readonly Mailbox[];
  /** All header fields, newest first. Absent when only subject and body are known. */
  headers?: readonly { name: string; value: string }[];
  /** Absent when it is not known whether there were any. */
  attachments?: readonly Attachment[];
  /** Attached messages, parsed. */
  nested?: readonly Email[];
  calendar?: readonly CalendarPart[];
  qrCodes?: readonly QrCode[];
  /** The words in its pictures. Absent if they were not read. */
  pictures?: readonly PictureText[];
  /** The number of images that were not searched for QR codes: too many, too large or of an unsupported type. */
  unsearchedPictures?: number;
  /** Whether the message was too long, or had too many parts, to be read in full. */
  truncated?: boolean;
}
