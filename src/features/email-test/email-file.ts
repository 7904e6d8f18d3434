import type { Email } from 'postal-mime';
import {
  SCREENSHOT_TYPES,
  screenshotTypeOf,
  unreadTypeOf,
} from '../../engines/detection/attachments/screenshot-type.ts';
import { isMbox, splitMbox } from '../../engines/detection/mime/mbox.ts';
import { isOutlookFile, OUTLOOK_TYPE } from '../../engines/detection/mime/outlook-file.ts';
import { SOURCE_LIMIT } from '../predict/contract.ts';
import { FILE_ERRORS, FOUND_TEXTS } from './texts.ts';

/** An email found in a file, with enough details to choose it from a list. */
export interface FoundEmail {
  from: string;
  subject: string;
  source: Blob;
  /** The name of the file it was found in. */
  file: string;
}

/** A file that couldn’t be read, or not wholly. */
export interface FileError {
  file: string;
  message: string;
}

export interface FoundEmails {
  emails: FoundEmail[];
  /** How many more were found than are listed. */
  omitted: number;
  errors: FileError[];
}

const MAX_EMAILS = 200;
const HEAD_LIMIT = 64 * 1024;
/** What no other file has in its first lines. */
const EMAIL_HEADERS = /^(?:from|received|message-id|return-path|date)$/i;
/** What a note can have there too: these count only where all of its first lines are header fields. */
const COMMON_HEADERS = /^(?:subject|to|cc|bcc|sender|reply-to)$/i;
/** Fields, folded or not (RFC 5322, section 2.2). */
const HEADER_BLOCK = /^[!-9;-~]+[ \t]*:.*(?:\r?\n(?:[ \t]|[!-9;-~]+[ \t]*:).*)*$/;

/** Reads saved emails (.eml, .msg), mailboxes (.mbox), an email's source or pictures of emails, without sending anything. */
export async function readEmailFiles(files: Iterable<File>): Promise<FoundEmails> {
  const emails: FoundEmail[] = [];
  const errors: FileError[] = [];
  let omitted = 0;
  for (const file of files) {
    const sources = await sourcesIn(file);
    if (typeof sources === 'string') {
      errors.push({ file: file.name, message: sources });
      continue;
    }
    const listed = sources.slice(0, MAX_EMAILS - emails.length);
    omitted += sources.length - listed.length;
    const found = (await Promise.all(listed.map(describe))).filter((email) => email !== undefined);
    emails.push(...found.map((email) => ({ ...email, file: file.name })));
    const others = listed.length - found.length;
    if (others === 0) continue;
    const message = found.length === 0 ? FILE_ERRORS.notEmail(file.name) : FILE_ERRORS.someNotEmails(file.name, others);
    errors.push({ file: file.name, message });
  }
  return { emails, omitted, errors };
}

/** @returns the sources of the emails in a file, or an error message */
async function sourcesIn(file: File): Promise<Blob[] | string> {
  if (file.size > SOURCE_LIMIT) return FILE_ERRORS.tooLarge(file.name);
  if (file.size === 0) return FILE_ERRORS.empty(file.name);
  // A dropped folder looks like a file until it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes) return FILE_ERRORS.unreadable(file.name);
  const picture = screenshotTypeOf(bytes);
  if (picture) {
    const { screenshotOf } = await import('./screenshot-file.ts');
    const screenshot = await screenshotOf(file, bytes, picture);
    return typeof screenshot === 'string' ? screenshot : [screenshot];
  }
  const unread = unreadTypeOf(bytes);
  if (unread !== null) return FILE_ERRORS.wrongPicture(file.name, unread);
  if (isOutlookFile(bytes)) return [new File([file], file.name, { type: OUTLOOK_TYPE })];
  return isMbox(bytes) ? splitMbox(file, bytes) : [file];
}

/** @returns undefined if it has none of an email's headers */
async function describe(source: Blob): Promise<Omit<FoundEmail, 'file'> | undefined> {
  // Only the server reads its content. Outlook names the file after the subject.
  if (source instanceof File && source.type === OUTLOOK_TYPE) {
    return { from: FOUND_TEXTS.outlook, subject: source.name.replace(/\.msg$/i, ''), source };
  }
  if (source instanceof File && isScreenshot(source)) {
    return { from: FOUND_TEXTS.screenshot, subject: source.name, source };
  }
  const [head = ''] = (await source.slice(0, HEAD_LIMIT).text()).trimStart().split(/\r?\n\r?\n/, 1);
  const { default: PostalMime } = await import('postal-mime');
  const { headers, from, subject } = await PostalMime.parse(head);
  const has = (names: RegExp) => headers.some(({ originalKey }) => names.test(originalKey));
  if (!has(EMAIL_HEADERS) && !(HEADER_BLOCK.test(head.trimEnd()) && has(COMMON_HEADERS))) return undefined;
  return { from: senderOf(from), subject: subject?.trim() || FOUND_TEXTS.noSubject, source };
}

/** By the type detected from its bytes. */
function isScreenshot({ type }: Blob): boolean {
  return SCREENSHOT_TYPES.some((one) => one === type);
}

function senderOf(from: Email['from']): string {
  return (from && (from.name || from.address)) || FOUND_TEXTS.noSender;
}
