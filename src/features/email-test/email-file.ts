import type { Email } from 'postal-mime';
import { SOURCE_LIMIT } from '../predict/contract.ts';
import { isMbox, splitMbox } from './mbox.ts';

/** A message found in a file, as far as it takes to choose it. */
export interface FoundEmail {
  from: string;
  subject: string;
  source: Blob;
}

export interface FoundEmails {
  emails: FoundEmail[];
  /** How many more there are than are listed. */
  omitted: number;
  /** What could not be read and why, a sentence each. */
  refused: string[];
}

/** A list of which one message is chosen; nobody reads through more. */
const MOST_EMAILS = 200;
const HEAD_LIMIT = 64 * 1024;
const TELLING = /^(?:from|received|message-id|return-path|date)$/i;
/** How files of Outlook and of other old Office programs begin. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads saved emails (.eml), mailboxes (.mbox) or a message's raw source, in the browser alone. */
export async function readEmailFiles(files: Iterable<File>): Promise<FoundEmails> {
  const emails: FoundEmail[] = [];
  const refused: string[] = [];
  let omitted = 0;
  for (const file of files) {
    const sources = await sourcesIn(file);
    if (typeof sources === 'string') {
      refused.push(`${file.name}: ${sources}`);
      continue;
    }
    const looked = sources.slice(0, MOST_EMAILS - emails.length);
    omitted += sources.length - looked.length;
    const found = (await Promise.all(looked.map(describe))).filter((email) => email !== undefined);
    emails.push(...found);
    const others = looked.length - found.length;
    if (others > 0) refused.push(`${file.name}: ${found.length === 0 ? NOT_AN_EMAIL : notEmails(others)}`);
  }
  return { emails, omitted, refused };
}

const NOT_AN_EMAIL = 'this is not a saved email. Save the email as .eml, or its source as a text file.';

function notEmails(count: number): string {
  return count === 1 ? 'one message in it is not an email.' : `${count} messages in it are not emails.`;
}

/** The messages in a file, or what is wrong with it. */
async function sourcesIn(file: File): Promise<Blob[] | string> {
  if (file.size > SOURCE_LIMIT) return 'this file is too large. It may have 25 MB at most.';
  if (file.size === 0) return 'this file is empty.';
  // A dropped folder looks like a file until it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes) return 'this file could not be read.';
  if (COMPOUND_FILE.every((byte, index) => bytes[index] === byte)) {
    return 'this is an Outlook file (.msg). In Outlook, save the email as .eml instead.';
  }
  return isMbox(bytes) ? splitMbox(file, bytes) : [file];
}

/** @returns undefined when it has no header that an email has */
async function describe(source: Blob): Promise<FoundEmail | undefined> {
  const [head = ''] = (await source.slice(0, HEAD_LIMIT).text()).trimStart().split(/\r?\n\r?\n/, 1);
  const { default: PostalMime } = await import('postal-mime');
  const { headers, from, subject } = await PostalMime.parse(head);
  if (!headers.some(({ originalKey }) => TELLING.test(originalKey))) return undefined;
  return { from: senderOf(from), subject: subject?.trim() || '(no subject)', source };
}

function senderOf(from: Email['from']): string {
  return (from && (from.name || from.address)) || '(no sender)';
}
