import type { Attachment } from '../email.ts';
import type { FileKind } from './signature.ts';

/** Something that was found in a file. */
export type Mark =
  /** A program by its content, under another name. */
  | 'disguised-program'
  /** Of another type than its name says. */
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

/** A link found in a file, or in a QR code in an image. */
export interface FileLink {
  href: string;
  /** The clicked text, where the file says so. */
  text: string;
  /** Where it was found, in words for the reader: “the QR code in invoice.png”. */
  source: string;
}

/** What was read in a file. */
export interface FileReading {
  attachment: Attachment;
  ending: string;
  /** By its content; null when unknown or irrelevant. */
  kind: FileKind | null;
  /** What was found, with a quotation: a name inside the file, or the file's own. */
  marks: ReadonlyMap<Mark, string>;
  links: readonly FileLink[];
  /** Whether some of it was not read. */
  isCut: boolean;
  /** Whether it contains something that is not opened: archives other than zip and gzip, Outlook messages. */
  isClosed: boolean;
}

/** What the reader of one format collects. */
export class Findings {
  readonly marks = new Map<Mark, string>();
  readonly links: { href: string; text: string }[] = [];
  isCut = false;
  isClosed = false;

  /** The first find of a kind is quoted. */
  note(mark: Mark, quote: string): void {
    if (!this.marks.has(mark)) this.marks.set(mark, quote);
  }
}
