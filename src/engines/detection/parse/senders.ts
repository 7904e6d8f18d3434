import { WRITER } from '../data/thread-words.ts';
import type { Mailbox } from '../email.ts';
import { authorOf } from './author.ts';
import type { ParsedEmail } from './parsed-email.ts';
import type { Range } from './thread.ts';

const HEAD_LENGTH = 1_000;

/** The writer of an email, with the position of the words that name them in the text. */
export interface Sender extends Mailbox {
  place?: Range;
  /** Whether it is the user of a service that sent the email. */
  isAuthor?: boolean;
}

type Signed = Pick<ParsedEmail, 'email' | 'text' | 'thread'>;

/**
 * The sender, the writer named in a forwarded email, and the user that a service sent it for. Anyone can type such
 * lines and open such an account, so all count.
 */
export function sendersOf(parsed: ParsedEmail): Sender[] {
  return [parsed.email.from, writerOf(parsed), userOf(parsed)].filter((sender) => sender !== undefined);
}

function userOf(parsed: ParsedEmail): Sender | undefined {
  const author = authorOf(parsed);
  if (author === null || (author.name === '' && author.address === '')) return undefined;
  const { name, address, place } = author;
  return { name, address, isAuthor: true, ...(place && { place }) };
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
