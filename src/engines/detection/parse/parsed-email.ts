import type { Evidence } from '../analysis.ts';
import type { FileReading } from '../attachments/file-reading.ts';
import type { Context } from '../context.ts';
import type { Language } from '../data/languages.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import type { SenseLanguage } from '../data/senses/languages.ts';
import type { Email, PictureText } from '../email.ts';
import type { Rendering } from '../html/html.ts';
import type { Link } from './links.ts';
import type { NestedEmail } from './nested-emails.ts';
import type { Thread } from './thread.ts';
import type { Word } from './words.ts';

/** A phrase found in the subject or in what the writer of the email wrote, with its place. */
export interface Phrase {
  where: 'subject' | 'body';
  start: number;
  end: number;
  /** Position of its first word. */
  word: number;
  /** Whether it is in the subject or where the body says what it is about. */
  prominent: boolean;
}

/** The text of an attached file or picture. */
export interface FileText {
  /** In words for the reader: “the file “invoice.pdf””. */
  source: string;
  parsed: ParsedEmail;
  /** The places of the text, if it was read in a picture. */
  picture?: PictureText;
}

/** An email as it arrived, with what the caller knows about it. */
export interface Received {
  email: Email;
  context: Context;
}

/** An email, parsed: everything the signals look at. */
export interface ParsedEmail extends Received {
  /** Registrable domains of its recipients. */
  readers: ReadonlySet<string>;
  subject: string;
  /** The body as displayed, followed by the words of the pictures that speak for it. */
  text: string;
  /** How much of `text` is the body. */
  ownLength: number;
  /** Pictures whose words are part of `text`. */
  speaking: readonly PictureText[];
  subjectWords: Word[];
  /** Words of the whole body, quoted parts included. */
  words: Word[];
  /** Phrases of the email itself, without those that a reply quotes. */
  phrases: ReadonlyMap<Concept, readonly Phrase[]>;
  /** Links of the email itself, without those that a reply quotes. */
  links: Link[];
  /**
   * Links that a reply quotes, unless it comes from a confirmed contact or colleague. Only signals that no honest
   * email has look at them.
   */
  quotedLinks: readonly Link[];
  /** The attached files, read. */
  files: readonly FileReading[];
  /** The texts of attached files, parsed like emails without a subject. */
  fileTexts: readonly FileText[];
  /** Links in attached files, pictures and calendar entries. */
  attachedLinks: readonly Link[];
  /** Messages and calendar entries inside the email, analysed before it. */
  nestedEmails: readonly NestedEmail[];
  html: Rendering | null;
  /** Words of the text part next to the HTML. */
  textPart: readonly Word[];
  /** Text that is in the source but not visible. */
  hidden: { text: string; words: number; speaksToMachines: boolean };
  thread: Thread;
  /** Whether it is a reply, so the quoted part is somebody else's. */
  isReply: boolean;
  /** The language whose phrases were searched. */
  language: Language | null;
  /** The language whose senses of words the model looks up: one of many more. */
  senseLanguage: SenseLanguage | null;
  /** Whether the words could be read: the language is known, or there are too few words for that to matter. */
  wordsRead: boolean;
  /** Whether they are clearly in a language we can't read. */
  isOtherLanguage: boolean;
  /** Visible characters of the body. */
  visible: number;
  cut: string[];
}

/** The text that an offset in the email refers to: the subject's or the body's. */
export function textOf({ subject, text }: ParsedEmail, where: Evidence['where']): string {
  return where === 'subject' ? subject : text;
}
