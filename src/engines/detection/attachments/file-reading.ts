import type { Attachment } from '../email.ts';
import type { FileKind } from './signature.ts';

/** Something that was found in a file. */
export type Mark =
  /** A program by its content, under another name. */
  | 'disguised-program'
  /** Of another kind than its name says. */
  | 'other-kind'
  | 'holds-program'
  | 'holds-code'
  | 'holds-archive'
  | 'encrypted-archive'
  | 'encrypted-document'
  | 'macros'
  | 'macros-on-opening'
  | 'remote-template'
  | 'embedded-program'
  | 'decoded-payload'
  | 'password-field'
  | 'scripted-picture'
  | 'redirects'
  | 'launches'
  | 'script-on-opening'
  | 'test-virus';

/** A link that was found in a file, or in a code in a picture. */
export interface FileLink {
  href: string;
  /** What is clicked, where the file says so. */
  text: string;
  /** Where it stands, for the reader: “the QR code in invoice.png”. */
  source: string;
}

/** A file, read: what the signals look at. */
export interface FileReading {
  attachment: Attachment;
  ending: string;
  /** By its content; null when that is not known or shows nothing that matters. */
  kind: FileKind | null;
  /** What was found, with the words that show it: a name inside the file, or the file's own. */
  marks: ReadonlyMap<Mark, string>;
  links: readonly FileLink[];
  /** Whether something in it was left unread. */
  isCut: boolean;
  /** Whether it holds something that is not opened: archives other than zip and gzip, messages of Outlook. */
  isClosed: boolean;
}

/** What a reader of one format collects. */
export class Findings {
  readonly marks = new Map<Mark, string>();
  readonly links: { href: string; text: string }[] = [];
  isCut = false;
  isClosed = false;

  /** The first find of a kind is the one that is quoted. */
  note(mark: Mark, quote: string): void {
    if (!this.marks.has(mark)) this.marks.set(mark, quote);
  }
}
