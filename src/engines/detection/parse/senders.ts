import { WRITER } from '../data/thread-words.ts';
import type { Mailbox } from '../email.ts';
import type { ParsedEmail } from './parsed-email.ts';
import type { Range } from './thread.ts';

const HEAD_LENGTH = 1_000;

/** Who wrote an email, and where the text says so of one that is passed on. */
export interface Sender extends Mailbox {
  place?: Range;
}

type Signed = Pick<ParsedEmail, 'email' | 'text' | 'thread'>;

/** Whoever sent the email, and whom its header lines name if it is passed on: anybody can type those. */
export function sendersOf(parsed: Signed): Sender[] {
  return [parsed.email.from, writerOf(parsed)].filter((sender) => sender !== undefined);
}

/** Whose links and words are judged: of an email that is passed on, whom its header lines name. */
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
