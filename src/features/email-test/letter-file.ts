import type { Email } from 'postal-mime';
import { SOURCE_LIMIT } from '../predict/contract.ts';
import { isMbox, splitMbox } from './mbox.ts';

/** A message found in a file, as far as it takes to choose it. */
export interface FoundLetter {
  from: string;
  subject: string;
  source: Blob;
}

export type LetterFile = { ok: true; letters: FoundLetter[]; omitted: number } | { ok: false; reason: string };

/** A list of which one message is chosen; nobody reads through more. */
const MOST_LETTERS = 200;
const HEAD_LIMIT = 64 * 1024;
const TELLING = /^(?:from|received|message-id|return-path|date)$/i;
/** How files of Outlook and of other old Office programs begin. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads saved emails (.eml), mailboxes (.mbox) or a message's raw source, in the browser alone. */
export async function readLetterFiles(files: Iterable<File>): Promise<LetterFile> {
  const letters: FoundLetter[] = [];
  let omitted = 0;
  for (const file of files) {
    const sources = await sourcesIn(file);
    if (typeof sources === 'string') return { ok: false, reason: `${file.name}: ${sources}` };
    omitted += Math.max(0, letters.length + sources.length - MOST_LETTERS);
    for (const source of sources.slice(0, MOST_LETTERS - letters.length)) {
      const found = await describe(source);
      if (!found) return { ok: false, reason: `${file.name}: ${notAnEmail}` };
      letters.push(found);
    }
  }
  return { ok: true, letters, omitted };
}

const notAnEmail = 'this is not a saved email. Save the email as .eml, or its source as a text file.';

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
async function describe(source: Blob): Promise<FoundLetter | undefined> {
  const [head = ''] = (await source.slice(0, HEAD_LIMIT).text()).trimStart().split(/\r?\n\r?\n/, 1);
  const { default: PostalMime } = await import('postal-mime');
  const { headers, from, subject } = await PostalMime.parse(head);
  if (!headers.some(({ originalKey }) => TELLING.test(originalKey))) return undefined;
  return { from: senderOf(from), subject: subject?.trim() || '(no subject)', source };
}

function senderOf(from: Email['from']): string {
  return (from && (from.name || from.address)) || '(no sender)';
}
