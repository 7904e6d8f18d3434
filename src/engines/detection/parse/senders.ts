import { WRITER } from '../data/thread-words.ts';
import type { Mailbox } from '../email.ts';
import type { ParsedEmail } from './parsed-email.ts';
import type { Range } from './thread.ts';

const HEAD_LENGTH = 1_000;

/** The writer of an email, with the position of the line that names them in a forwarded one. */
export interface Sender extends Mailbox {
  place?: Range;
}

type Signed = Pick<ParsedEmail, 'email' | 'text' | 'thread'>;

/** The sender, and the writer named in a forwarded email. Anyone can type such lines, so both count. */
export function sendersOf(parsed: Signed): Sender[] {
  return [parsed.email.from, writerOf(parsed)].filter((sender) => sender !== undefined);
}

/** The person whose links and words are analysed: in a forwarded email, its named writer. */
export function senderOf(parsed: Signed): Sender | undefined {
  return writerOf(parsed) ?? parsed.email.from;
}

function writerOf({ text, thread }: Signed): Sender | undefined {
  const start = thread.forwardedAt;
  const found = start === undefined ? null : WRITER.exec(text.slice(start, start + HEAD_LENGTH));
  if (start === undefined || found === null) return undefined;
  const [line, name = '', address = ''] = found;
  const at = start + found.index;
  return { name: name.replace(/["'“”]/g, '').trim(), address, place: { start: at, end: at + line.length } };
}
