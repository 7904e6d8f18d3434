import type { Attachment } from '../email.ts';
import { LIMITS } from '../limits.ts';
import type { Allowance } from './allowance.ts';
import type { FileKind } from './signature.ts';

/** Something that was found in a file. */
export type Mark =
  /** A program by its content, under another name. */
  | 'disguised-program'
  /** A type other than its name says. */
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
  /** A web page, or a picture that acts like one, with scripts or fields to fill in. */
  | 'active-page'
  | 'launches'
  | 'script-on-opening'
  | 'test-virus';

/** A link found in a file, or in a QR code in an image. */
export interface FileLink {
  href: string;
  /** The clicked text, if the file has one. */
  text: string;
  /** Where it was found, in words for the reader: “the QR code in invoice.png”. */
  source: string;
}

/** How a file is named to the reader. */
export function namedFile({ filename }: Pick<Attachment, 'filename'>): string {
  return filename === '' ? 'an attached file' : `the file “${filename}”`;
}

/** The content read from a file. */
export interface FileReading {
  attachment: Attachment;
  ending: string;
  /** By its content; null when unknown or irrelevant. */
  kind: FileKind | null;
  /** The findings, each with a quote: a name inside the file, or the file's own. */
  marks: ReadonlyMap<Mark, string>;
  links: readonly FileLink[];
  /** The text that a reader of the file sees, up to the limits. */
  text: string;
  /** Whether it is a document whose text could not be read. */
  isTextUnread: boolean;
  /** Whether some of it was not read. */
  isCut: boolean;
  /** Whether it contains something that is not opened: archives other than zip and gzip, Outlook messages. */
  isClosed: boolean;
}

/** What each format's reader collects. */
export class Findings {
  readonly marks = new Map<Mark, string>();
  readonly links: { href: string; text: string }[] = [];
  isCut = false;
  isClosed = false;
  isTextUnread = false;
  private readonly texts: string[] = [];
  private length = 0;

  /** The texts of a file, or of an archive's files, with an empty line between them. */
  get text(): string {
    return this.texts.join('\n\n');
  }

  /** Adds text within the allowance. */
  addText(text: string, allowance: Allowance): void {
    const room = Math.max(0, Math.min(allowance.fileText, LIMITS.inside.fileText - this.length));
    const added = text.trim();
    if (added.length > room) this.isCut = true;
    if (added === '' || room === 0) return;
    this.texts.push(added.slice(0, room));
    this.length += Math.min(added.length, room);
    allowance.fileText -= Math.min(added.length, room);
  }

  /** The first find of a kind is quoted. */
  note(mark: Mark, quote: string): void {
    if (!this.marks.has(mark)) this.marks.set(mark, quote);
  }
}
