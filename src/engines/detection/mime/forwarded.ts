import { endingOf } from '../attachments/file-name.ts';
import { FORWARD_PREFIX, HEADER_LINE, REPLY_PREFIX, SUBJECT_LINE, WRITER, WRITER_LINE } from '../data/thread-words.ts';
import type { Attachment, Email, Mailbox } from '../email.ts';
import { threadOf } from '../parse/thread.ts';
import { displayBody } from './message.ts';

export interface Forwarded {
  /** Emails attached unchanged, with their headers. */
  attached: Email[];
  /** Outlook's files, which `messageOfOutlookFile` reads. */
  outlookFiles: Attachment[];
  /** The email quoted in the text: without headers, and as the mail program changed it. */
  quoted: Email | null;
}

/** How many lines of a quoted email's header are searched. */
const HEAD_LINES = 12;
const CONTINUED = /^\s+\S|^[^:]{0,200}@[^:]{0,200}[;,>]\s*$/;

/** The forwarded content, as attachments or in the text of the email itself. */
export function forwardedIn(email: Email): Forwarded {
  const attached = [...(email.nested ?? [])];
  const outlookFiles = (email.attachments ?? []).filter(({ filename }) => endingOf(filename) === 'msg');
  return { attached, outlookFiles, quoted: quotedIn(email, attached.length + outlookFiles.length > 0) };
}

/**
 * An email quoted below its header lines counts even next to attached emails, because an ordinary forward keeps its
 * attachments.
 */
function quotedIn(email: Email, isAttached: boolean): Email | null {
  const text = displayBody(email);
  const { forwardedAt, quoted } = threadOf(text, email.subject);
  const start = forwardedAt ?? quoted[0]?.start;
  if (start === undefined && (isAttached || !FORWARD_PREFIX.test(email.subject))) return null;
  const { lines, body } = start === undefined ? { lines: [], body: text } : headOf(text.slice(start));
  const from = writerOf(lines);
  const named = lines.find((line) => SUBJECT_LINE.test(line));
  return {
    subject: named === undefined ? withoutPrefix(email.subject) : afterLabel(named),
    body,
    // Its links may differ from what they show, so it is read whole.
    ...(email.html !== undefined && { html: email.html }),
    ...(from && { from }),
    attachments: email.attachments ?? [],
    qrCodes: email.qrCodes ?? [],
  };
}

/** The lines with From, Sent, To and Subject, and the text below them. */
function headOf(text: string): { lines: string[]; body: string } {
  const lines = text.split('\n', HEAD_LINES);
  const first = lines.findIndex((line) => HEADER_LINE.test(line));
  if (first === -1) return { lines: [], body: text };
  // Long lists of recipients go on in further lines.
  const length = lines.slice(first).findIndex((line) => !HEADER_LINE.test(line) && !CONTINUED.test(line));
  const end = length === -1 ? lines.length : first + length;
  const head = lines.slice(first, end);
  return { lines: head, body: text.slice(lines.slice(0, end).join('\n').length).trim() };
}

function writerOf(lines: readonly string[]): Mailbox | null {
  const line = lines.find((one) => WRITER_LINE.test(one)) ?? '';
  const [, name = '', address] = WRITER.exec(line) ?? [];
  return address === undefined ? null : { name: name.replaceAll(/["*]/g, '').trim(), address };
}

const afterLabel = (line: string) => line.slice(line.search(/[:：]/) + 1).replace(/^\*?\s*/, '');

function withoutPrefix(subject: string): string {
  return subject.replace(FORWARD_PREFIX, '').replace(REPLY_PREFIX, '').trim();
}
